import { t } from '@quire/model/messages/t';
import type { Problem } from '@quire/model/submission/submission-check';
import type { QueuedSubmissionFile } from '../context/submission-upload.ts';

/** A manuscript cannot be sent before every chosen file has arrived or was left out. */
export function uploadProblems(uploads: readonly QueuedSubmissionFile[]): Problem[] {
  return uploads.map(({ file, state, problem }) => ({
    field: 'files',
    message:
      state === 'failed'
        ? problem
          ? t('authorSubmit.notUploaded', { name: file.name, problem })
          : t('authorSubmit.notUploadedStopped', { name: file.name })
        : t('authorSubmit.stillUploading', { name: file.name }),
  }));
}
