import { getBlob, getDownloadURL, ref } from 'firebase/storage';
import { signedInStorage } from '../../session/storage.ts';

/** What is larger is left to the browser: it would stand in memory whole. */
const IN_MEMORY_BYTES = 60 * 1024 * 1024;

/**
 * A file of a submission: its bytes, or the address where the browser fetches it itself (a large one,
 * or one whose bucket does not allow pages to read it). Rejects where the rules refuse.
 */
export async function fetchSubmissionFile(path: string, size: number): Promise<Blob | string> {
  const file = ref(signedInStorage(), path);
  if (size > IN_MEMORY_BYTES) return getDownloadURL(file);
  try {
    return await getBlob(file);
  } catch {
    return getDownloadURL(file);
  }
}
