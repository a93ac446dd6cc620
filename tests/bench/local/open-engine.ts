import { fileURLToPath } from 'node:url';
import { Guard } from '../../../local/src/firestore/access/guard.ts';
import { constantGate } from '../../../local/src/firestore/access/rules-gate.ts';
import { openIndexFile } from '../../../local/src/firestore/indexes/open-index-file.ts';
import { ListenHub } from '../../../local/src/firestore/listen/listen-hub.ts';
import { silentLogger } from '../../../local/src/firestore/logger.ts';
import { Metrics } from '../../../local/src/firestore/metrics.ts';
import { SERVER_STREAM, UNARY } from '../../../local/src/firestore/rpc/methods.ts';
import type { Context } from '../../../local/src/firestore/service.ts';
import { Store } from '../../../local/src/firestore/store/store.ts';
import { article, note } from './articles.ts';
import type { PlainPress } from './plain/plain-press.ts';
import { commitOf, setArticle, setNote } from './wire.ts';

export const INDEXES = fileURLToPath(new URL('./firestore.indexes.json', import.meta.url));
export const BATCH = 500;

/** The server without its transports: calls as they come off the wire, as the admin. */
export interface Engine {
  readonly context: Context;
  readonly call: (
    method: keyof typeof UNARY | keyof typeof SERVER_STREAM,
    request: object,
  ) => Promise<unknown>;
}

export function openEngine(): Engine {
  const store = new Store();
  const context: Context = {
    service: {
      store,
      hub: new ListenHub(store),
      guard: new Guard(constantGate(true), silentLogger),
      indexes: openIndexFile(INDEXES, silentLogger),
      metrics: new Metrics(),
      log: silentLogger,
    },
    caller: { kind: 'admin' },
  };
  const methods = { ...UNARY, ...SERVER_STREAM };
  return { context, call: (method, request) => methods[method](context, request) };
}

/**
 * Writes this number of articles, and notes below a tenth of them, in batches. Returns how long the
 * commits took, in milliseconds, without creating the documents.
 */
export async function fill(
  commit: (request: object) => Promise<unknown>,
  size: number,
  what: readonly ('articles' | 'notes')[] = ['articles', 'notes'],
): Promise<number> {
  let spent = 0;
  for (let i = 0; i < size; i += BATCH) {
    for (const kind of what) {
      const write = (k: number) =>
        kind === 'articles' ? setArticle(article(k)) : setNote(note(k));
      const batch = numbers(i, size).map(write);
      const began = performance.now();
      await commit(commitOf(batch));
      spent += performance.now() - began;
    }
  }
  return spent;
}

/** The same into the plain map. */
export function fillPlain(press: PlainPress, size: number): number {
  let spent = 0;
  for (let i = 0; i < size; i += BATCH) {
    const articles = numbers(i, size).map((k) => article(k));
    const notes = numbers(i, size).map(note);
    const began = performance.now();
    for (const one of articles) press.put(one);
    for (const one of notes) press.notes.set(`${one.article}/${one.id}`, one);
    spent += performance.now() - began;
  }
  return spent;
}

const numbers = (from: number, size: number) =>
  Array.from({ length: Math.min(BATCH, size - from) }, (_, k) => from + k);
