import { deleteApp, initializeApp } from 'firebase/app';
import * as lite from 'firebase/firestore/lite';
import { PROJECT } from '../wire.ts';
import type { Client } from './client.ts';

/** `firebase/firestore/lite` over REST, as a signed-in person whom the rules judge. */
export function openLite(port: number): Client {
  const app = initializeApp({ projectId: PROJECT, apiKey: 'x' }, `lite-${port}`);
  const db = lite.getFirestore(app);
  lite.connectFirestoreEmulator(db, '127.0.0.1', port, { mockUserToken: { user_id: 'anna' } });
  const articles = lite.collection(db, 'articles');
  const byJournal = (journal: string) => lite.query(articles, lite.where('journal', '==', journal));
  const sizeOf = async (query: lite.Query) => (await lite.getDocs(query)).size;
  return {
    get: (path) => lite.getDoc(lite.doc(db, path)),
    set: (path, data) => lite.setDoc(lite.doc(db, path), data),
    setAll: (paths, data) => {
      const batch = lite.writeBatch(db);
      for (const path of paths) batch.set(lite.doc(db, path), data);
      return batch.commit();
    },
    newest: (journal) =>
      sizeOf(lite.query(byJournal(journal), lite.orderBy('published', 'desc'), lite.limit(20))),
    pageFrom: (published) =>
      sizeOf(
        lite.query(articles, lite.orderBy('published'), lite.startAt(published), lite.limit(20)),
      ),
    count: async (journal) => (await lite.getCount(byJournal(journal))).data().count,
    increment: (path) =>
      lite.runTransaction(db, async (transaction) => {
        const counter = await transaction.get(lite.doc(db, path));
        transaction.set(counter.ref, { n: Number(counter.get('n') ?? 0) + 1 });
      }),
    counted: async (path) => Number((await lite.getDoc(lite.doc(db, path))).get('n') ?? 0),
    close: () => deleteApp(app),
  };
}
