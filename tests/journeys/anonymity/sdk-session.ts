import { randomUUID } from 'node:crypto';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, initializeAuth, signInWithEmailAndPassword } from 'firebase/auth';
import {
  connectFirestoreEmulator,
  type Firestore,
  getFirestore,
  setLogLevel,
} from 'firebase/firestore';
import { connectStorageEmulator, type FirebaseStorage, getStorage } from 'firebase/storage';
import { type Person, recordSession } from '../people/account.ts';
import { press } from '../press-addresses.ts';

export interface SdkSession {
  readonly db: Firestore;
  readonly storage: FirebaseStorage;
  readonly idToken: string;
  close(): Promise<void>;
}

/**
 * A person's own session with Firebase's SDK for browsers, as any script in their browser could
 * open it.
 */
export async function openSdk({ email, password }: Person): Promise<SdkSession> {
  // Refusals are what is looked for, and the SDK would print each.
  setLogLevel('silent');
  const { project: projectId } = press;
  const options = { projectId, apiKey: 'any', storageBucket: `${projectId}.appspot.com` };
  const app = initializeApp(options, randomUUID());
  const auth = initializeAuth(app);
  connectAuthEmulator(auth, press.auth, { disableWarnings: true });
  const { user } = await signInWithEmailAndPassword(auth, email, password);
  const db = getFirestore(app);
  const storage = getStorage(app);
  const at = (address: string) => {
    const { hostname, port } = new URL(address);
    return [hostname, Number(port)] as const;
  };
  connectFirestoreEmulator(db, ...at(press.firestore));
  connectStorageEmulator(storage, ...at(press.storage));
  const idToken = await user.getIdToken();
  await recordSession(idToken);
  return { db, storage, idToken, close: () => deleteApp(app) };
}
