import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { deleteApp, initializeApp } from 'firebase/app';
import type * as Sdk from 'firebase/firestore';

const fromHere = createRequire(import.meta.url);
const fromFirebase = createRequire(fromHere.resolve('firebase/firestore'));
const folder = dirname(fromFirebase.resolve('@firebase/firestore'));

/** What the SDK shows to tests, and leaves out of its published types. */
interface TestingHooks {
  readonly _TestingHooks: {
    readonly onExistenceFilterMismatch: (
      take: (mismatch: { bloomFilter?: { applied: boolean } }) => void,
    ) => () => void;
  };
}

/** The SDK as browsers get it, over WebChannel by `fetch`: Node would otherwise be given gRPC. */
const loaded: typeof Sdk & TestingHooks = await import(
  pathToFileURL(join(folder, 'index.esm.js')).href
);
loaded.setLogLevel('silent');

export const sdk = loaded;

export interface SdkClient {
  readonly db: Sdk.Firestore;
  readonly close: () => Promise<void>;
}

let clients = 0;

/** A client of the unchanged browser SDK. */
export function openSdk(
  port: number,
  settings: Sdk.FirestoreSettings = { experimentalAutoDetectLongPolling: false },
): SdkClient {
  const app = initializeApp({ projectId: 'p', apiKey: 'x' }, `browser-${++clients}`);
  const db = loaded.initializeFirestore(app, settings);
  loaded.connectFirestoreEmulator(db, '127.0.0.1', port);
  return {
    db,
    close: async () => {
      await loaded.terminate(db);
      await deleteApp(app);
    },
  };
}
