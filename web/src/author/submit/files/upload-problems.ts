import type { Problem } from '@quire/model/submission-check';
import type { QueuedFile } from './upload-queue.ts';

/** A manuscript cannot be sent before every chosen file has arrived or was left out. */
export function uploadProblems(uploads: readonly QueuedFile[]): Problem[] {
  return uploads.map(({ file, state, problem }) => ({
    field: 'files',
    message:
      state === 'failed'
        ? `“${file.name}” was not uploaded. ${problem ?? 'It was stopped.'}`
        : `“${file.name}” is still being uploaded.`,
  }));
}
