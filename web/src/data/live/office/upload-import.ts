import { importFilePath } from '@quire/model/collections';
import { getMetadata, ref, uploadBytesResumable } from 'firebase/storage';
import { signedInStorage } from '../../../firebase/storage.ts';

export interface ImportUpload {
  readonly uid: string;
  readonly batch: string;
  readonly folder: string;
  readonly name: string;
  readonly bytes: Blob;
}

/**
 * Sends a file to where an import reads it, in pieces that can be repeated. One that is there already,
 * as long as this one, is left: the same choice after a broken-off one goes on where that ended.
 */
export async function uploadImport(
  { uid, batch, folder, name, bytes }: ImportUpload,
  onProgress: (sent: number) => void = () => {},
): Promise<void> {
  const target = ref(signedInStorage(), importFilePath(uid, batch, folder, name));
  const there = await getMetadata(target).catch(() => null);
  if (there?.size === bytes.size) {
    onProgress(bytes.size);
    return;
  }
  const task = uploadBytesResumable(target, bytes, {
    contentType: bytes.type || 'application/octet-stream',
  });
  task.on('state_changed', ({ bytesTransferred }) => onProgress(bytesTransferred));
  await task;
}
