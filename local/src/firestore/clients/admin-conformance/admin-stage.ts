import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, initializeFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, vi } from 'vitest';
import type { RunningFirestore } from '../../server.ts';
import { startOpenServer } from '../test-server.ts';

type Settings = FirebaseFirestore.Settings & { readonly preferRest?: boolean };
export type Rows = Readonly<Record<string, FirebaseFirestore.DocumentData>>;

let server: RunningFirestore;
let apps: App[] = [];
let db: Firestore;
let count = 0;

/** Runs a server for the tests of a file and a client with these settings; `stage` leads to both. */
export function useAdmin(settings: Settings = {}): void {
  beforeAll(async () => {
    server = await startOpenServer();
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${server.port}`);
    db = openClient(settings);
  });
  afterAll(async () => {
    await Promise.all(apps.map(deleteApp));
    apps = [];
    await server.close();
    vi.unstubAllEnvs();
  });
}

/** Another client of the same server. */
export function openClient({ preferRest, ...settings }: Settings = {}): Firestore {
  const app = initializeApp({ projectId: 'demo-conformance' }, `app ${count++}`);
  apps.push(app);
  const opened = initializeFirestore(app, preferRest ? { preferRest } : {});
  if (Object.keys(settings).length > 0) opened.settings(settings);
  return opened;
}

export const stage = {
  get db(): Firestore {
    return db;
  },
  get port(): number {
    return server.port;
  },
  /** A collection that no other test knows. */
  collection: (from: Firestore = db) => from.collection(`c${count++}`),
  /** Such a collection with these documents, by id. */
  async filled(rows: Rows, from: Firestore = db) {
    const collection = stage.collection(from);
    const batch = from.batch();
    for (const [id, row] of Object.entries(rows)) batch.set(collection.doc(id), row);
    await batch.commit();
    return collection;
  },
};

/** The ids of what a query finds, in its order. */
export async function adminIdsOf(query: FirebaseFirestore.Query): Promise<string> {
  return (await query.get()).docs.map(({ id }) => id).join(' ');
}
