import { uploadPath } from '@quire/model/collections';
import { LARGE_UPLOAD_BYTES } from '@quire/model/constants';
import type { ErrorCode } from '@quire/model/errors';
import { FirebaseError } from 'firebase/app';
import { ref, type UploadTask, uploadBytesResumable } from 'firebase/storage';
import { signedInStorage } from '../../session/storage.ts';
import { countBegun } from './allowance.ts';

/** How long the SDK tries a cut connection again by itself; afterwards the page offers to. */
const RETRY_MS = 60_000;

export interface RunningUpload {
  /** Null when all of it has arrived; else why not. */
  readonly done: Promise<ErrorCode | 'cancelled' | null>;
  cancel(): void;
}

export interface UploadWanted {
  readonly uid: string;
  readonly submission: string;
  readonly upload: string;
  readonly type: string;
  readonly bytes: Blob;
}

/** Sends a file in pieces, each of which can be repeated, to where a function looks into it. */
export function uploadFile(
  { uid, submission, upload, type, bytes }: UploadWanted,
  onProgress: (sent: number) => void,
): RunningUpload {
  let task: UploadTask | null = null;
  let isCancelled = false;
  const send = async () => {
    // The rules take what was counted.
    const large = bytes.size > LARGE_UPLOAD_BYTES ? { large: upload } : {};
    if (!(await countBegun(uid, { uploads: upload, ...large }))) return 'file/too-many-today';
    if (isCancelled) return 'cancelled';
    const storage = signedInStorage();
    storage.maxUploadRetryTime = RETRY_MS;
    task = uploadBytesResumable(ref(storage, uploadPath(uid, submission, upload)), bytes, {
      contentType: type,
    });
    task.on('state_changed', ({ bytesTransferred }) => onProgress(bytesTransferred));
    return finish(task);
  };
  return {
    done: send().catch(meaning),
    cancel: () => {
      isCancelled = true;
      task?.cancel();
    },
  };
}

async function finish(task: UploadTask): Promise<ErrorCode | 'cancelled' | null> {
  try {
    await task;
    return null;
  } catch (error) {
    return meaning(error);
  }
}

function meaning(error: unknown): ErrorCode | 'cancelled' {
  const code = error instanceof FirebaseError ? error.code : '';
  if (code === 'storage/canceled') return 'cancelled';
  if (code === 'storage/unauthenticated' || code === 'unauthenticated')
    return 'account/sign-in-again';
  if (code === 'storage/unauthorized' || code === 'permission-denied') return 'access/denied';
  return 'file/missing';
}
