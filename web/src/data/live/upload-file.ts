import { uploadPath } from '@quire/model/collections';
import { LARGE_UPLOAD_BYTES } from '@quire/model/constants';
import { countBegun } from './allowance.ts';
import { type RunningUpload, sendBytes } from './send-bytes.ts';

export interface UploadWanted {
  readonly uid: string;
  readonly submission: string;
  readonly upload: string;
  readonly type: string | undefined;
  readonly bytes: Blob;
}

/** Sends a file of a submission to where a function looks into it. */
export function uploadFile(
  { uid, submission, upload, type, bytes }: UploadWanted,
  onProgress: (sent: number) => void,
): RunningUpload {
  // The rules take what was counted.
  const large = bytes.size > LARGE_UPLOAD_BYTES ? { large: upload } : {};
  const before = async () =>
    (await countBegun(uid, { uploads: upload, ...large })) ? null : 'file/too-many-today';
  return sendBytes({ path: uploadPath(uid, submission, upload), bytes, type, before }, onProgress);
}
