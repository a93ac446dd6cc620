import type { FileKind } from '@quire/model/entities/submission-file';
import type { CallAnswer } from '../../../data/calls.ts';
import type { QueuedFile, UploadQueue } from '../../../signed-in/uploads/upload-ports.ts';

/** What a manuscript says about itself: offered, never forced. */
export type Offered = NonNullable<CallAnswer<'addSubmissionFile'>['offered']>;

export interface SubmissionUpload {
  readonly file: File;
  readonly kind: FileKind;
  readonly label?: string;
}

export type QueuedSubmissionFile = QueuedFile<SubmissionUpload>;
export type SubmissionUploads = UploadQueue<SubmissionUpload>;

/** What the file is. One that failed is tried again; one that is being checked stays as it is. */
export function setKind(queue: SubmissionUploads, id: string, kind: FileKind): void {
  queue.describe(id, { kind });
  queue.retry(id);
}
