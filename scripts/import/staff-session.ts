import { initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInWithEmailAndPassword } from 'firebase/auth';
import {
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getFirestore,
  serverTimestamp,
  setDoc,
} from 'firebase/firestore/lite';
import { connectFunctionsEmulator, type Functions, getFunctions } from 'firebase/functions';
import { connectStorageEmulator, type FirebaseStorage, getStorage } from 'firebase/storage';
import type { Addresses } from '../../local/src/stack/addresses.ts';
import { SESSIONS, sessionDocId } from '../../model/src/collections.ts';
import { DEFAULT_REGION } from '../../model/src/constants.ts';

/** A member of staff at the press, with the rights that the rules give them and no others. */
export interface StaffSession {
  uid: string;
  firestore: Firestore;
  storage: FirebaseStorage;
  functions: Functions;
}

/** Thrown where the e-mail address and the password do not match. */
class SignInFailed extends Error {}

/** Signs in at a local press. Rejects with `SignInFailed`. */
export async function signIn(
  addresses: Addresses,
  email: string,
  password: string,
): Promise<StaffSession> {
  const app = initializeApp({
    projectId: addresses.project,
    storageBucket: `${addresses.project}.appspot.com`,
    apiKey: 'local',
  });
  const auth = getAuth(app);
  connectAuthEmulator(auth, addresses.auth, { disableWarnings: true });
  const firestore = getFirestore(app);
  connectFirestoreEmulator(firestore, ...hostAndPort(addresses.firestore));
  const storage = getStorage(app);
  connectStorageEmulator(storage, ...hostAndPort(addresses.storage));
  const functions = getFunctions(app, DEFAULT_REGION);
  connectFunctionsEmulator(functions, ...hostAndPort(addresses.functions));
  try {
    const { user } = await signInWithEmailAndPassword(auth, email, password);
    const { claims } = await user.getIdTokenResult();
    const authTime = Number(claims.auth_time);
    // Without its record the rules let a session read nothing.
    await setDoc(doc(firestore, SESSIONS, sessionDocId(user.uid, authTime)), {
      ...{ uid: user.uid, startedAt: new Date(authTime * 1000), seenAt: serverTimestamp() },
      device: 'Import from the command line',
    });
    return { uid: user.uid, firestore, storage, functions };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new SignInFailed(`${email} could not sign in: ${why}`);
  }
}

function hostAndPort(url: string): [string, number] {
  const { hostname, port } = new URL(url);
  return [hostname, Number(port)];
}
