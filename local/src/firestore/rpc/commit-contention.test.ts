import { deleteApp, initializeApp } from 'firebase/app';
import * as full from 'firebase/firestore';
import * as lite from 'firebase/firestore/lite';
import {
  deleteApp as deleteAdminApp,
  initializeApp as initializeAdminApp,
} from 'firebase-admin/app';
import * as admin from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startOpenServer } from '../clients/test-server.ts';
import type { RunningFirestore } from '../server.ts';

const PROJECT = 'demo-contention';
const CLIENTS = 20;
/** Optimistic clients start again whenever another was quicker; none of them gives up here. */
const ATTEMPTS = { maxAttempts: 100 };

let server: RunningFirestore;
const closers: (() => Promise<unknown>)[] = [];
full.setLogLevel('silent');
lite.setLogLevel('silent');
beforeAll(async () => {
  server = await startOpenServer();
  vi.stubEnv('METADATA_SERVER_DETECTION', 'none');
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${server.port}`);
});
afterAll(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
  await server.close();
  vi.unstubAllEnvs();
});

let made = 0;
/** Adds one to a counter by reading and writing it in a transaction of a client of its own. */
type Count = (path: string) => Promise<void>;

function countAsAdmin(): Count {
  const app = initializeAdminApp({ projectId: PROJECT }, `admin${made++}`);
  const db = admin.getFirestore(app);
  closers.push(async () => {
    await db.terminate();
    await deleteAdminApp(app);
  });
  return (path) =>
    db.runTransaction(async (transaction) => {
      const found = await transaction.get(db.doc(path));
      transaction.set(db.doc(path), { n: (found.get('n') ?? 0) + 1 });
    }, ATTEMPTS);
}

function countAsWebClient(): Count {
  const app = initializeApp({ projectId: PROJECT, apiKey: 'x' }, `web${made++}`);
  closers.push(() => deleteApp(app));
  const db = full.getFirestore(app);
  full.connectFirestoreEmulator(db, '127.0.0.1', server.port);
  return (path) =>
    full.runTransaction(
      db,
      async (transaction) => {
        const found = await transaction.get(full.doc(db, path));
        transaction.set(full.doc(db, path), { n: (found.get('n') ?? 0) + 1 });
      },
      ATTEMPTS,
    );
}

function countAsLiteClient(): Count {
  const app = initializeApp({ projectId: PROJECT, apiKey: 'x' }, `lite${made++}`);
  closers.push(() => deleteApp(app));
  const db = lite.getFirestore(app);
  lite.connectFirestoreEmulator(db, '127.0.0.1', server.port);
  return (path) =>
    lite.runTransaction(
      db,
      async (transaction) => {
        const found = await transaction.get(lite.doc(db, path));
        transaction.set(lite.doc(db, path), { n: (found.get('n') ?? 0) + 1 });
      },
      ATTEMPTS,
    );
}

async function counterAt(path: string): Promise<unknown> {
  const url = `http://127.0.0.1:${server.port}/v1/projects/${PROJECT}/databases/(default)/documents/${path}`;
  const response = await fetch(url, { headers: { authorization: 'Bearer owner' } });
  return await response.json();
}

describe.concurrent(`${CLIENTS} clients that count at once lose nothing`, () => {
  it.each<[string, (() => Count)[]]>([
    ['as admins over gRPC, under locks', [countAsAdmin]],
    ['as web clients, by preconditions', [countAsWebClient]],
    ['as lite clients over REST', [countAsLiteClient]],
    ['all mixed', [countAsAdmin, countAsWebClient, countAsLiteClient]],
  ])('%s', async (name, kinds) => {
    const path = `counters/${encodeURIComponent(name)}`;
    const clients = Array.from({ length: CLIENTS }, (_, i) => kinds[i % kinds.length]?.());
    await Promise.all(clients.map((count) => count?.(path)));
    expect(await counterAt(encodeURI(path))).toMatchObject({
      fields: { n: { integerValue: String(CLIENTS) } },
    });
  });
});
