import { FILE_KINDS } from '../entities/submission-file.ts';
import type { CorrectionsIn, SubmissionEventRecord } from '../entities/submission-record.ts';
import { t } from '../messages/t.ts';
import { gateRemarkText } from '../publish-gate/gate-remarks.ts';

const PLACES = {
  file: () => t('submissionWords.correctionsInFile'),
  proof: () => t('submissionWords.correctionsContinue'),
} as const satisfies Readonly<Record<CorrectionsIn, () => string>>;

/** What the history says below an event, in the language of its reader; empty where it says nothing. */
export function eventReason({
  reason = '',
  fileKind,
  correctionsIn,
  problems = [],
}: Pick<SubmissionEventRecord, 'reason' | 'fileKind' | 'correctionsIn' | 'problems'>): string {
  if (fileKind) {
    return t('authorSubmit.fileOfKind', { name: reason, kind: FILE_KINDS[fileKind].label });
  }
  const why = problems.map((each) => gateRemarkText(each) ?? each.code).join(' ');
  return [why, reason, correctionsIn && PLACES[correctionsIn]()].filter(Boolean).join('\n\n');
}
