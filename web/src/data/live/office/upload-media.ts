import { mediaUploadPath } from '@quire/model/collections';
import type { Media } from '@quire/model/entities/media';
import { call } from '../../calls.ts';
import { type RunningUpload, sendBytes } from '../send-bytes.ts';

/** Sends a file to where a function takes it up for the media library. What it is, its bytes say. */
export const uploadMedia = (
  uid: string,
  upload: string,
  bytes: Blob,
  onProgress: (sent: number) => void,
): RunningUpload => sendBytes({ path: mediaUploadPath(uid, upload), bytes }, onProgress);

/** What was uploaded becomes a file of the library; the same bytes again are the file that is there. */
export async function addMedia(asked: {
  readonly upload: string;
  readonly name: string;
  readonly alt: string;
  readonly journal?: string;
}): Promise<{ readonly id: string; readonly media: Media }> {
  return call('addMedia', { title: '', ...asked });
}
