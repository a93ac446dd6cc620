import { connectStorageEmulator, type FirebaseStorage, getStorage } from 'firebase/storage';
import { publicConfig } from '../config/config.ts';
import { signedInFirebase } from './firebase.ts';

let made: FirebaseStorage | undefined;

/** Storage as the person who is signed in; loaded by the screens that show files. */
export function signedInStorage(): FirebaseStorage {
  if (made) return made;
  const storage = getStorage(signedInFirebase().app);
  const { emulators } = publicConfig();
  if (emulators) {
    const { hostname, port } = new URL(emulators.storage);
    connectStorageEmulator(storage, hostname, Number(port));
  }
  made = storage;
  return storage;
}
