import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import * as f from 'firebase/firestore';
import { SnapshotLog } from './snapshot-log.ts';

// Runs in the page: what the tests get hold of is a PageClient.

export type Cache = 'memory' | 'single tab' | 'multiple tabs';

/** How a page connects. */
export interface Opening {
  readonly port: number;
  readonly project: string;
  readonly cache: Cache;
  readonly settings: f.FirestoreSettings;
  /** Who asks; null is a visitor. */
  readonly user: string | null;
  /** Of the app: two of one name in two tabs share their data in IndexedDB. */
  readonly app: string;
  readonly database?: string;
}

const CACHES: Readonly<Record<Cache, () => f.FirestoreLocalCache>> = {
  memory: () => f.memoryLocalCache(),
  'single tab': () => f.persistentLocalCache({ tabManager: f.persistentSingleTabManager({}) }),
  'multiple tabs': () => f.persistentLocalCache({ tabManager: f.persistentMultipleTabManager() }),
};

/** An instance of the unchanged SDK, with the collection `rooms` that most tests write to. */
export class PageClient {
  readonly f = f;
  readonly db: f.Firestore;
  readonly app: FirebaseApp;
  readonly rooms: f.CollectionReference;
  /** Writes under way, for a test to wait for later. */
  readonly sent: Promise<void>[] = [];
  readonly #logs = new Map<string, SnapshotLog>();

  constructor({ port, project, cache, settings, user, app, database }: Opening) {
    const options = { projectId: project, apiKey: 'x' };
    this.app = initializeApp(options, app);
    const whole = { ...settings, localCache: CACHES[cache]() };
    this.db = f.initializeFirestore(this.app, whole, database);
    const ofUser = user === null ? {} : { mockUserToken: { user_id: user } };
    // Rules are those of the (default) database: a named one is for the admin.
    const token = database === undefined ? ofUser : { mockUserToken: 'owner' };
    f.connectFirestoreEmulator(this.db, '127.0.0.1', port, token);
    this.rooms = f.collection(this.db, 'rooms');
  }

  readonly room = (id: string): f.DocumentReference => f.doc(this.rooms, id);

  /** Listens to a query, by default all rooms ordered by n, and notes what it is told. */
  readonly watch = (query?: f.Query, name = 'all'): void => {
    this.#logs.set(name, new SnapshotLog(query ?? f.query(this.rooms, f.orderBy('n'))));
  };

  readonly log = (name = 'all'): SnapshotLog => {
    const log = this.#logs.get(name);
    if (!log) throw new Error(`nothing watches ${name}`);
    return log;
  };

  /** Ends the instance and its connections. */
  readonly end = (): Promise<void> => deleteApp(this.app);
}

Object.assign(globalThis, { open: (opening: Opening) => new PageClient(opening) });
