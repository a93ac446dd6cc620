/** What listens, in Node and, bundled, in a browser: nothing here may need Node. */
import { deleteApp, initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  initializeFirestore,
  onSnapshot,
  query,
  setLogLevel,
  terminate,
  where,
} from 'firebase/firestore';

/** Some listeners that are up to date. */
export interface Listening {
  /**
   * Resolves, to how many deliveries there were, when all have seen message number n. Rejects when
   * some have not after two minutes.
   */
  readonly until: (n: number) => Promise<number>;
  readonly close: () => Promise<unknown>;
}

/** Opens listeners of the web SDK, each with a query of its own that finds every message. */
export async function listenBySdk(
  port: number,
  project: string,
  clients: number,
  each: number,
): Promise<Listening> {
  setLogLevel('silent');
  const tally = new Tally(clients * each);
  const closing = await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      const app = initializeApp({ projectId: project, apiKey: 'x' }, `${project}-${client}`);
      const db = initializeFirestore(app, {});
      const user = { mockUserToken: { user_id: 'anna' } };
      connectFirestoreEmulator(db, '127.0.0.1', port, user);
      const stops = await Promise.all(
        Array.from({ length: each }, (_, i) => {
          const all = query(collection(db, 'live'), where('n', '>', -1 - i));
          return new Promise<() => void>((resolve, reject) => {
            const stop = onSnapshot(
              all,
              (snapshot) => {
                for (const { doc } of snapshot.docChanges())
                  tally.hear(client * each + i, Number(doc.get('n')));
                if (!snapshot.metadata.fromCache) resolve(() => stop());
              },
              reject,
            );
          });
        }),
      );
      return async () => {
        for (const stop of stops) stop();
        await terminate(db);
        await deleteApp(app);
      };
    }),
  );
  return { until: (n) => tally.until(n), close: () => Promise.all(closing.map((end) => end())) };
}

/** The same of the plain server: lines of JSON, for each listener one, into maps. */
export async function listenPlainly(
  port: number,
  clients: number,
  each: number,
): Promise<Listening> {
  const tally = new Tally(clients * each);
  const abort = new AbortController();
  const { signal } = abort;
  for (let client = 0; client < clients; client += 1) {
    const response = await fetch(`http://127.0.0.1:${port}/listen?listeners=${each}`, { signal });
    const lines = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    const maps = Array.from({ length: each }, () => new Map<string, object>());
    const read = async () => {
      let rest = '';
      for (let part = await lines?.read(); part && !part.done; part = await lines?.read()) {
        const whole = (rest + part.value).split('\n');
        rest = whole.pop() ?? '';
        for (const line of whole) {
          const { listener, name, fields } = JSON.parse(line);
          maps[listener]?.set(name, fields);
          tally.hear(client * each + Number(listener), Number(fields.n.integerValue));
        }
      }
    };
    read().catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
  }
  return { until: (n) => tally.until(n), close: async () => abort.abort() };
}

/** Counts what listeners hear. */
class Tally {
  readonly #seen: Int32Array;
  #heard = 0;
  #missing = 0;
  #wanted = Number.POSITIVE_INFINITY;
  #resolve = (_: number): void => {};

  constructor(listeners: number) {
    this.#seen = new Int32Array(listeners).fill(-1);
  }

  hear(listener: number, n: number): void {
    this.#heard += 1;
    const before = this.#seen[listener] ?? -1;
    if (n <= before) return;
    this.#seen[listener] = n;
    if (before < this.#wanted && n >= this.#wanted && --this.#missing === 0) {
      this.#resolve(this.#heard);
    }
  }

  until(n: number): Promise<number> {
    this.#heard = 0;
    this.#wanted = n;
    this.#missing = this.#seen.filter((seen) => seen < n).length;
    return new Promise((resolve, reject) => {
      const lost = () =>
        reject(new Error(`${this.#missing} listeners never heard of message ${n}`));
      const timer = setTimeout(lost, 120_000);
      this.#resolve = (heard) => {
        clearTimeout(timer);
        resolve(heard);
      };
    });
  }
}
