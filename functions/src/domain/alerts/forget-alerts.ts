import { ALERT_REQUESTS } from '@quire/model/collections';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import { readerRef } from './alert-records.ts';

const requestsOf = (db: Firestore, address: string) =>
  db.collection(ALERT_REQUESTS).where('email', '==', address);

/** Called when the holder of an address is erased. */
export async function forgetAlerts(db: Firestore, address: string): Promise<void> {
  await readerRef(db, address).delete();
  for (const { ref } of (await requestsOf(db, address).limit(100).get()).docs) await ref.delete();
}

/** The alerts of an address and those that wait to be confirmed, for its holder. */
export async function exportAlerts(db: Firestore, address: string): Promise<DocumentData[]> {
  const [reader, requests] = await Promise.all([
    readerRef(db, address).get(),
    requestsOf(db, address).limit(100).get(),
  ]);
  return [reader, ...requests.docs].flatMap((doc) => doc.data() ?? []);
}
