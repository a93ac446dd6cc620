import { type Auth, connectAuthEmulator, getAuth } from 'firebase/auth';
import { publicConfig } from '../config/config.ts';
import { firebaseApp } from './firebase-app.ts';
import { keepSession } from './keep-session.ts';

let made: Auth | undefined;

/** Who is signed in on this device, without the rest of the SDK: for pages that only sign in. */
export function signedInAuth(): Auth {
  if (made) return made;
  const auth = getAuth(firebaseApp());
  const { emulators } = publicConfig();
  if (emulators) connectAuthEmulator(auth, emulators.auth, { disableWarnings: true });
  keepSession(auth);
  made = auth;
  return made;
}
