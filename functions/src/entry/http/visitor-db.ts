import { initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getDoc,
  getFirestore,
} from 'firebase/firestore/lite';
import { firebaseSettings } from '../../platform/config/firebase-settings.ts';

let anonymous: Firestore | undefined;

/** Firestore as read by a visitor without an account: the rules decide what is found. */
export function visitorDb(): Firestore {
  if (anonymous) return anonymous;
  const { projectId, apiKey, local } = firebaseSettings();
  const db = getFirestore(initializeApp({ projectId, apiKey }, 'visitor'));
  const [host, port] = local?.firestore.split(':') ?? [];
  if (host && port) connectFirestoreEmulator(db, host, Number(port));
  anonymous = db;
  return db;
}

/** One document's fields, or null where there is none. Fails where the database does. */
export async function visitorRead(collection: string, id: string): Promise<unknown> {
  return (await getDoc(doc(visitorDb(), collection, id))).data() ?? null;
}
