import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import * as full from 'firebase/firestore';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { RunningFirestore } from '../server.ts';
import { eventually } from './eventually.ts';
import { startServerWithRules } from './test-server.ts';

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /open/{id} { allow read, write: if true; }
    match /own/{id} {
      allow read: if resource.data.owner == request.auth.uid;
      allow create: if request.resource.data.owner == request.auth.uid;
    }
    match /pairs/{id} {
      allow write: if existsAfter(/databases/$(database)/documents/open/$(id));
    }
  }
}`;

let server: RunningFirestore;
const apps: FirebaseApp[] = [];
full.setLogLevel('silent');

beforeAll(async () => {
  server = await startServerWithRules(RULES);
});
afterEach(async () => {
  for (const app of apps.splice(0)) await deleteApp(app);
});
afterAll(() => server.close());

function newApp(projectId: string): FirebaseApp {
  const app = initializeApp({ projectId, apiKey: 'x' }, `app-${projectId}-${Math.random()}`);
  apps.push(app);
  return app;
}

function open(projectId: string, uid: string | null): full.Firestore {
  const db = full.getFirestore(newApp(projectId));
  const user = uid === null ? {} : { mockUserToken: { user_id: uid } };
  full.connectFirestoreEmulator(db, '127.0.0.1', server.port, user);
  return db;
}

const DENIED = { code: 'permission-denied' };

describe('firebase/firestore over gRPC', () => {
  it('judges a batch by the state after it', async () => {
    const db = open('demo-batch', null);
    await expect(full.setDoc(full.doc(db, 'pairs/p'), {})).rejects.toMatchObject(DENIED);
    const batch = full.writeBatch(db);
    batch.set(full.doc(db, 'open/p'), {});
    batch.set(full.doc(db, 'pairs/p'), {});
    await batch.commit();
  });

  it('loses nothing when clients count at once', async () => {
    const clients = Array.from({ length: 4 }, () => open('demo-count', null));
    const refs = clients.map((db) => full.doc(db, 'open/counter'));
    const [first] = refs;
    if (!first) return;
    await full.setDoc(first, { n: 0 });
    const count = (ref: full.DocumentReference) =>
      full.runTransaction(
        ref.firestore,
        async (transaction) => {
          const now = await transaction.get(ref);
          transaction.update(ref, { n: now.get('n') + 1 });
        },
        { maxAttempts: 20 },
      );
    await Promise.all(refs.map(count));
    expect((await full.getDoc(first)).get('n')).toBe(4);
  });

  it('runs a transaction again when what it only read has changed', async () => {
    const db = open('demo-verify', null);
    const [read, written] = [full.doc(db, 'open/read'), full.doc(db, 'open/written')];
    await full.setDoc(read, { n: 1 });
    let runs = 0;
    await full.runTransaction(db, async (transaction) => {
      const seen = await transaction.get(read);
      const missing = await transaction.get(full.doc(db, 'open/missing'));
      if (runs++ === 0)
        await full.setDoc(full.doc(open('demo-verify', null), 'open/read'), { n: 2 });
      transaction.set(written, { seen: seen.get('n'), missing: !missing.exists() });
    });
    expect([runs, (await full.getDoc(written)).data()]).toEqual([2, { seen: 2, missing: true }]);
  });

  it('ends a listener whose document it may no longer see', async () => {
    const db = open('demo-end', 'ann');
    const ref = full.doc(db, 'own/x');
    await full.setDoc(ref, { owner: 'ann' });
    const seen: unknown[] = [];
    full.onSnapshot(
      ref,
      (snapshot) => seen.push(snapshot.get('owner')),
      (error) => seen.push(error.code),
    );
    await eventually(() => expect(seen).toEqual(['ann']));
    const url = `http://127.0.0.1:${server.port}/v1/projects/demo-end/databases/(default)/documents/own/x`;
    const body = JSON.stringify({ fields: { owner: { stringValue: 'bob' } } });
    await fetch(url, { method: 'PATCH', headers: { authorization: 'Bearer owner' }, body });
    await eventually(() => expect(seen).toEqual(['ann', 'permission-denied']));
  });

  it('shows one commit in one snapshot', async () => {
    const db = open('demo-snap', null);
    const seen: number[][] = [];
    const open1 = full.collection(db, 'open');
    full.onSnapshot(open1, (snapshot) => seen.push(snapshot.docs.map((doc) => doc.get('n'))));
    await eventually(() => expect(seen).toEqual([[]]));
    const writer = open('demo-snap', null);
    for (let n = 1; n <= 5; n++) {
      const batch = full.writeBatch(writer);
      batch.set(full.doc(writer, 'open/a'), { n });
      batch.set(full.doc(writer, 'open/b'), { n });
      await batch.commit();
    }
    await eventually(() => expect(seen.at(-1)).toEqual([5, 5]));
    expect(seen.slice(1).every(([a, b]) => a === b)).toBe(true);
  });

  it('catches up after a lost connection, deletions included', async () => {
    const db = open('demo-resume', null);
    const writer = open('demo-resume', null);
    for (const id of ['a', 'b', 'c']) await full.setDoc(full.doc(writer, `open/${id}`), { n: 1 });
    let ids = '';
    full.onSnapshot(
      full.query(full.collection(db, 'open'), full.where('n', '==', 1)),
      (snapshot) => {
        if (!snapshot.metadata.fromCache) ids = snapshot.docs.map((doc) => doc.id).join('');
      },
    );
    await eventually(() => expect(ids).toBe('abc'));
    await full.disableNetwork(db);
    await full.deleteDoc(full.doc(writer, 'open/a'));
    await full.updateDoc(full.doc(writer, 'open/b'), { n: 2 });
    await full.setDoc(full.doc(writer, 'open/d'), { n: 1 });
    await full.enableNetwork(db);
    await eventually(() => expect(ids).toBe('cd'));
  });
});
