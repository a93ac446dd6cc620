import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Query } from 'firebase-admin/firestore';
import { PROJECT } from '../wire.ts';
import type { Client } from './client.ts';

/** firebase-admin over gRPC, which no rules judge. */
export function openAdmin(port: number): Client {
  // Read when the SDK's Firestore is made, below.
  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${port}`;
  // There is no Google machine to ask for credentials.
  process.env.METADATA_SERVER_DETECTION = 'none';
  const app = initializeApp({ projectId: PROJECT }, `admin-${port}`);
  const db = getFirestore(app);
  const articles = db.collection('articles');
  const sizeOf = async (query: Query) => (await query.get()).size;
  return {
    get: (path) => db.doc(path).get(),
    set: (path, data) => db.doc(path).set(data),
    setAll: (paths, data) => {
      const batch = db.batch();
      for (const path of paths) batch.set(db.doc(path), data);
      return batch.commit();
    },
    newest: (journal) =>
      sizeOf(articles.where('journal', '==', journal).orderBy('published', 'desc').limit(20)),
    pageFrom: (published) => sizeOf(articles.orderBy('published').startAt(published).limit(20)),
    count: async (journal) =>
      (await articles.where('journal', '==', journal).count().get()).data().count,
    increment: (path) =>
      db.runTransaction(async (transaction) => {
        const counter = await transaction.get(db.doc(path));
        transaction.set(counter.ref, { n: Number(counter.get('n') ?? 0) + 1 });
      }),
    counted: async (path) => Number((await db.doc(path).get()).get('n') ?? 0),
    close: async () => {
      await db.terminate();
      await deleteApp(app);
    },
  };
}
