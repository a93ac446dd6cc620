import { FILE_KINDS } from '../entities/submission-file.ts';
import type { SubmissionEventRecord } from '../entities/submission-record.ts';
import { t } from '../messages/t.ts';

/** What the history says below an event, in the language of its reader; empty where it says nothing. */
export function eventReason({
  reason = '',
  fileKind,
}: Pick<SubmissionEventRecord, 'reason' | 'fileKind'>): string {
  return fileKind
    ? t('authorSubmit.fileOfKind', { name: reason, kind: FILE_KINDS[fileKind].label })
    : reason;
}
