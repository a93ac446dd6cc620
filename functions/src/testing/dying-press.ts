/** A press whose functions die between two writes, to test what a repeated event repairs. */
import type { Firestore } from 'firebase-admin/firestore';
import type { Bucket } from '../platform/storage/bucket.ts';
import type { TestPress } from './test-press.ts';

/** The instance was killed: from then on nothing of it reaches the press. */
export class Killed extends Error {
  /** As the client library marks what it must not try again: permission denied. */
  readonly code = 7;
}

export interface Lifeline {
  /** From now on: writes that still succeed before the end. */
  dieAfter(writes: number): void;
  /** A new instance. */
  revive(): void;
  readonly writes: number;
}

type Request = (
  method: string,
  request: { writes?: unknown[] | null },
  ...rest: unknown[]
) => unknown;

const isRequest = (value: unknown): value is Request => typeof value === 'function';

const WRITING = new Set(['commit', 'batchWrite']);

/** Makes a press die on demand. All that it writes (records, files) is counted alike. */
export function dyingPress(press: TestPress): { press: TestPress; life: Lifeline } {
  let left = Number.POSITIVE_INFINITY;
  let isDead = false;
  let writes = 0;
  const breathe = (isWrite: boolean) => {
    if (isWrite && left <= 0) isDead = true;
    if (isDead) throw new Killed('killed');
    if (!isWrite) return;
    left -= 1;
    writes += 1;
  };
  watchRequests(press.db, breathe);
  const { bucket } = press;
  const write = bucket.write.bind(bucket);
  const removeAll = bucket.removeAll.bind(bucket);
  const files: Pick<Bucket, 'write' | 'removeAll'> = {
    async write(...args) {
      breathe(true);
      await write(...args);
    },
    async removeAll(...args) {
      breathe(true);
      await removeAll(...args);
    },
  };
  Object.assign(bucket, files);
  const life: Lifeline = {
    dieAfter(more) {
      left = more;
    },
    revive() {
      left = Number.POSITIVE_INFINITY;
      isDead = false;
    },
    get writes() {
      return writes;
    },
  };
  return { press, life };
}

/** The client library sends every commit through this. */
function watchRequests(db: Firestore, breathe: (isWrite: boolean) => void): void {
  const original: unknown = Reflect.get(db, 'request');
  if (!isRequest(original)) throw new Error('The Firestore client has no `request` any more.');
  const watched: Request = async (method, request, ...rest) => {
    // What a dead instance holds is soon let go by the server.
    if (method !== 'rollback') breathe(WRITING.has(method) && (request.writes?.length ?? 0) > 0);
    return Reflect.apply(original, db, [method, request, ...rest]);
  };
  Reflect.set(db, 'request', watched);
}
