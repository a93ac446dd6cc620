import type { FirebaseApp } from 'firebase/app';
import type { Auth } from 'firebase/auth';
import { connectFirestoreEmulator, type Firestore, initializeFirestore } from 'firebase/firestore';
import { publicConfig } from '../config/config.ts';
import { signedInAuth } from './auth.ts';
import { firebaseApp } from './firebase-app.ts';

export interface SignedInFirebase {
  readonly app: FirebaseApp;
  readonly auth: Auth;
  readonly db: Firestore;
}

let made: SignedInFirebase | undefined;

/**
 * The full SDK for the signed-in areas, made once a page load. Public pages read through
 * `data/public` and never load this module.
 */
export function signedInFirebase(): SignedInFirebase {
  if (made) return made;
  const app = firebaseApp();
  const auth = signedInAuth();
  const db = initializeFirestore(app, { ignoreUndefinedProperties: true });
  const { emulators } = publicConfig();
  if (emulators) {
    const { hostname, port } = new URL(emulators.firestore);
    connectFirestoreEmulator(db, hostname, Number(port));
  }
  made = { app, auth, db };
  return made;
}
