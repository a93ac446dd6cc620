import type { JobRun } from '@quire/model/entities/job-run';

export const OUTCOME_LABELS = {
  done: 'Done',
  failed: 'Failed',
  unfinished: 'Unfinished',
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
  return [done.join(', ') || 'nothing to do', `${Math.ceil(seconds)} s`].join(', ');
}
