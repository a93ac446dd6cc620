import { mediaUploadPath } from '@quire/model/collections';
import type { Media } from '@quire/model/entities/media';
import { ref, type UploadTask, uploadBytesResumable } from 'firebase/storage';
import { signedInStorage } from '../../../session/storage.ts';
import { call } from '../../calls.ts';

export interface MediaUpload {
  /** Rejects where it does not arrive, or was cancelled. */
  readonly done: Promise<void>;
  cancel(): void;
}

/** Sends a file in pieces to where a function takes it up for the media library. */
export function uploadMedia(
  uid: string,
  upload: string,
  bytes: Blob,
  onProgress: (sent: number) => void,
): MediaUpload {
  // What it is, its bytes say: the function looks into them.
  const task = uploadBytesResumable(ref(signedInStorage(), mediaUploadPath(uid, upload)), bytes, {
    contentType: 'application/octet-stream',
  });
  task.on('state_changed', ({ bytesTransferred }) => onProgress(bytesTransferred));
  return {
    done: arrived(task),
    cancel: () => {
      task.cancel();
    },
  };
}

async function arrived(task: UploadTask): Promise<void> {
  await task;
}

/** What was uploaded becomes a file of the library; the same bytes again are the file that is there. */
export async function addMedia(asked: {
  readonly upload: string;
  readonly name: string;
  readonly alt: string;
  readonly journal?: string;
}): Promise<{ readonly id: string; readonly media: Media }> {
  return call('addMedia', { title: '', ...asked });
}
