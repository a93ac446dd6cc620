import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase/app';
import * as f from 'firebase/firestore';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { constantGate } from '../../access/rules-gate.ts';
import { type RunningFirestore, startFirestore } from '../../server.ts';

export type Documents = Readonly<Record<string, f.DocumentData>>;

interface Entry {
  readonly collectionGroup: string;
  readonly fieldPath?: string;
}

/** Where one scenario happens: a project of its own, with the unchanged SDK. */
export interface Scene {
  readonly db: f.Firestore;
  readonly rooms: f.CollectionReference;
  /** Another client of the same project. */
  readonly another: () => f.Firestore;
  /** Runs a query as often as it lacks an index, each time with the entry that the refusal names. */
  readonly indexed: <T>(run: () => Promise<T>) => Promise<T>;
  /** Expects these documents, in this order, from the server, a listener and the SDK's own cache. */
  readonly expectIds: (query: f.Query, ids: string) => Promise<void>;
  /**
   * The same of the server alone, asked by a client that knows nothing yet: where the cache of the
   * SDK finds more than the server does, the SDK would wait for the server to explain itself.
   */
  readonly expectIdsFromServer: (
    toQuery: (rooms: f.CollectionReference) => f.Query,
    ids: string,
  ) => Promise<void>;
}

/** A server for the tests of a file that demands indexes as production does; `open` gives a scene. */
export function sandbox(): { readonly open: (documents?: Documents) => Promise<Scene> } {
  const indexFile = join(mkdtempSync(join(tmpdir(), 'conformance-')), 'firestore.indexes.json');
  const declared: Record<'indexes' | 'fieldOverrides', Entry[]> = {
    indexes: [],
    fieldOverrides: [],
  };
  const declare = () => writeFileSync(indexFile, JSON.stringify(declared));
  // A field has one exception, which names all of its indexes.
  const add = (list: keyof typeof declared, entry: Entry) => {
    const isOther = (one: Entry) =>
      list === 'indexes' ||
      one.collectionGroup !== entry.collectionGroup ||
      one.fieldPath !== entry.fieldPath;
    declared[list] = [...declared[list].filter(isOther), entry];
  };
  let server: RunningFirestore;
  let projects = 0;

  beforeAll(async () => {
    declare();
    f.setLogLevel('silent');
    server = await startFirestore({ gate: constantGate(true), indexes: indexFile });
  });
  afterAll(() => server.close());

  async function indexed<T>(run: () => Promise<T>): Promise<T> {
    for (let tries = 0; tries < 8; tries++) {
      try {
        return await run();
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        const [, list, entry] = /Add to "(\w+)".*?(\{.*\})/s.exec(error.message) ?? [];
        if ((list !== 'indexes' && list !== 'fieldOverrides') || !entry) throw error;
        add(list, JSON.parse(entry));
        declare();
      }
    }
    throw new Error('The entries that refusals name are not enough.');
  }

  function client(projectId: string): f.Firestore {
    const app = initializeApp({ projectId, apiKey: 'x' }, `${projectId}-${Math.random()}`);
    onTestFinished(() => deleteApp(app));
    const garbageCollector = f.memoryLruGarbageCollector();
    const db = f.initializeFirestore(app, { localCache: f.memoryLocalCache({ garbageCollector }) });
    f.connectFirestoreEmulator(db, '127.0.0.1', server.port);
    return db;
  }

  async function open(documents: Documents = {}): Promise<Scene> {
    const projectId = `demo-scene-${++projects}`;
    const db = client(projectId);
    const rooms = f.collection(db, 'rooms');
    await putAll(f.collection(client(projectId), 'rooms'), documents);
    const expectIds = async (query: f.Query, ids: string) => {
      await f.getDocs(rooms);
      const found = await indexed(() => f.getDocsFromServer(query));
      expect(idsOf(found)).toBe(ids);
      expect(idsOf(await firstFromServer(query))).toBe(ids);
      expect(idsOf(await f.getDocsFromCache(query))).toBe(ids);
    };
    const expectIdsFromServer: Scene['expectIdsFromServer'] = async (toQuery, ids) => {
      const ask = () => toQuery(f.collection(client(projectId), 'rooms'));
      expect(idsOf(await indexed(() => f.getDocs(ask())))).toBe(ids);
      expect(idsOf(await firstFromServer(ask()))).toBe(ids);
    };
    const another = () => client(projectId);
    return { db, rooms, another, indexed, expectIds, expectIdsFromServer };
  }

  return { open };
}

/** Writes documents in one batch. */
export async function putAll(target: f.CollectionReference, documents: Documents): Promise<void> {
  const batch = f.writeBatch(target.firestore);
  for (const [id, fields] of Object.entries(documents)) batch.set(f.doc(target, id), fields);
  await batch.commit();
}

/** The ids of a snapshot in its order, with spaces between. */
export function idsOf(snapshot: f.QuerySnapshot): string {
  return snapshot.docs.map(({ id }) => id).join(' ');
}

/** The first snapshot of a listener that the server has spoken to; fails as the listener does. */
export function firstFromServer(query: f.Query): Promise<f.QuerySnapshot> {
  return new Promise((resolve, reject) => {
    const stop = f.onSnapshot(
      query,
      { includeMetadataChanges: true },
      {
        next: (snapshot) => {
          if (snapshot.metadata.fromCache) return;
          stop();
          resolve(snapshot);
        },
        error: reject,
      },
    );
  });
}
