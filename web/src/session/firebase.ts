import { type FirebaseApp, type FirebaseOptions, getApps, initializeApp } from 'firebase/app';
import { type Auth, connectAuthEmulator, getAuth } from 'firebase/auth';
import { connectFirestoreEmulator, type Firestore, initializeFirestore } from 'firebase/firestore';
import { type PublicConfig, publicConfig } from '../app/config.ts';

export interface SignedInFirebase {
  readonly app: FirebaseApp;
  readonly auth: Auth;
  readonly db: Firestore;
}

/** Firebase wants absent options absent, not undefined. */
function optionsOf(config: PublicConfig['firebase']): FirebaseOptions {
  return Object.fromEntries(Object.entries(config).filter(([, value]) => value !== undefined));
}

const APP_NAME = 'signed-in';
let made: SignedInFirebase | undefined;

/**
 * The full SDK for the signed-in areas, made once a page load. Public pages read through
 * `data/public` and never load this module.
 */
export function signedInFirebase(): SignedInFirebase {
  if (made) return made;
  const { firebase, emulators } = publicConfig();
  const app =
    getApps().find(({ name }) => name === APP_NAME) ?? initializeApp(optionsOf(firebase), APP_NAME);
  const auth = getAuth(app);
  const db = initializeFirestore(app, { ignoreUndefinedProperties: true });
  if (emulators) {
    connectAuthEmulator(auth, emulators.auth, { disableWarnings: true });
    const { hostname, port } = new URL(emulators.firestore);
    connectFirestoreEmulator(db, hostname, Number(port));
  }
  made = { app, auth, db };
  return made;
}
