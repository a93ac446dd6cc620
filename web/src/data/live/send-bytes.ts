import type { ErrorCode } from '@quire/model/errors';
import { FirebaseError } from 'firebase/app';
import { ref, type UploadTask, uploadBytesResumable } from 'firebase/storage';
import { signedInStorage } from '../../firebase/storage.ts';

/** How long the SDK tries a cut connection again by itself; afterwards the page offers to. */
const RETRY_MS = 60_000;

export interface RunningUpload {
  /** Null when all of it has arrived; else why not. Never rejects. */
  readonly done: Promise<ErrorCode | 'cancelled' | null>;
  cancel(): void;
}

interface SentBytes {
  readonly path: string;
  readonly bytes: Blob;
  /** Absent: any; the function that takes the file up looks into its bytes. */
  readonly type?: string | undefined;
  /** Before the first byte: why it may not be sent, or null. What it rejects with is told as a failed upload is. */
  readonly before?: () => Promise<ErrorCode | null>;
}

/** Sends a file to Storage in pieces, each of which can be repeated. */
export function sendBytes(
  { path, bytes, type = 'application/octet-stream', before }: SentBytes,
  onProgress: (sent: number) => void,
): RunningUpload {
  let task: UploadTask | null = null;
  let isCancelled = false;
  const send = async (): Promise<ErrorCode | 'cancelled' | null> => {
    const refusal = (await before?.()) ?? null;
    if (refusal) return refusal;
    if (isCancelled) return 'cancelled';
    const storage = signedInStorage();
    storage.maxUploadRetryTime = RETRY_MS;
    task = uploadBytesResumable(ref(storage, path), bytes, { contentType: type });
    task.on('state_changed', ({ bytesTransferred }) => onProgress(bytesTransferred));
    await task;
    return null;
  };
  return {
    done: send().catch(meaning),
    cancel: () => {
      isCancelled = true;
      task?.cancel();
    },
  };
}

function meaning(error: unknown): ErrorCode | 'cancelled' {
  const code = error instanceof FirebaseError ? error.code : '';
  if (code === 'storage/canceled') return 'cancelled';
  if (code === 'storage/unauthenticated' || code === 'unauthenticated')
    return 'account/sign-in-again';
  if (code === 'storage/unauthorized' || code === 'permission-denied') return 'access/denied';
  return 'file/missing';
}
