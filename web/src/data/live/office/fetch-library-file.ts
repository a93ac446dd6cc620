import { getBlob, ref } from 'firebase/storage';
import { signedInStorage } from '../../../firebase/storage.ts';

/** A file of the media library, whole. Rejects where it is not there or not for this person. */
export const fetchLibraryFile = (path: string): Promise<Blob> =>
  getBlob(ref(signedInStorage(), path));
