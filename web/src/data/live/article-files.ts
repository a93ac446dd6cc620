import { getDownloadURL, ref } from 'firebase/storage';
import { signedInStorage } from '../../session/storage.ts';

/** An address at which this member of staff's browser may fetch an original. Rejects where the rules refuse. */
export function getFigureAddress(path: string): Promise<string> {
  return getDownloadURL(ref(signedInStorage(), path));
}
