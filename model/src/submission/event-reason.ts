import { FILE_KINDS } from '../entities/submission-file.ts';
import type { CorrectionsIn, SubmissionEventRecord } from '../entities/submission-record.ts';
import { t } from '../messages/t.ts';

const PLACES = {
  file: () => t('submissionWords.correctionsInFile'),
  proof: () => t('submissionWords.correctionsContinue'),
} as const satisfies Readonly<Record<CorrectionsIn, () => string>>;

/** What the history says below an event, in the language of its reader; empty where it says nothing. */
export function eventReason({
  reason = '',
  fileKind,
  correctionsIn,
}: Pick<SubmissionEventRecord, 'reason' | 'fileKind' | 'correctionsIn'>): string {
  if (fileKind) {
    return t('authorSubmit.fileOfKind', { name: reason, kind: FILE_KINDS[fileKind].label });
  }
  return [reason, correctionsIn && PLACES[correctionsIn]()].filter(Boolean).join('\n\n');
}
