import type { JobRun } from '@quire/model/entities/job-run';
import { formatList } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';

export const OUTCOME_LABELS = {
  done: t('officeTools.stateDone'),
  failed: t('officeTools.stateFailed'),
  unfinished: t('officeTools.stateUnfinished'),
} as const satisfies Readonly<Record<JobRun['outcome'], string>>;

export const OUTCOME_COLOURS = {
  done: 'success',
  failed: 'error',
  unfinished: 'warning',
} as const satisfies Readonly<Record<JobRun['outcome'], string>>;

/** The result of a run in a line: “changed 12, 3 s”. */
export function jobResult({ did, reason, seconds }: JobRun): string {
  if (reason !== undefined) return reason;
  const done = Object.entries(did).flatMap(([what, count]) =>
    count > 0 ? `${what} ${count}` : [],
  );
  return t('officeTools.jobResult', {
    did: formatList(done) || t('officeTools.nothingToDo'),
    seconds: Math.ceil(seconds),
  });
}
