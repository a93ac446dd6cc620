import { isDeepStrictEqual } from 'node:util';
import {
  type DocumentReference,
  FieldValue,
  type Firestore,
  type Timestamp,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { atOnce } from './at-once.ts';
import { withoutUndefined } from './transaction.ts';

/** What a document should be (null: absent), and when what it follows from was seen in it. */
export interface Wish {
  readonly ref: DocumentReference;
  readonly data: object | null;
  /** Absent: there was none. */
  readonly seen: Timestamp | undefined;
  /** What it said then; where it is not given, it is written even if it says the same. */
  readonly before?: object | undefined;
}

const WRITES_AT_ONCE = 100;
const BYTES_AT_ONCE = 2_000_000;
const WORKERS = 3;
/** Deleted, created or changed by a concurrent writer. */
const CONTESTED = new Set([5, 6, 9]);

function isContested(error: unknown): boolean {
  const isError = typeof error === 'object' && error !== null && 'code' in error;
  return isError && CONTESTED.has(Number(error.code));
}

/** Fields that it had and has no more. */
function dropped(before: object | undefined, data: object): object {
  const left = Object.keys(before ?? {}).filter((name) => !Object.hasOwn(data, name));
  return Object.fromEntries(left.map((name) => [name, FieldValue.delete()]));
}

function add(batch: WriteBatch, { ref, data, seen, before }: Wish): void {
  const condition = seen ? { lastUpdateTime: seen } : {};
  if (!data) batch.delete(ref, condition);
  else if (!seen) batch.create(ref, withoutUndefined(data));
  else {
    const next = withoutUndefined(data);
    batch.update(ref, { ...next, ...dropped(before, next) }, condition);
  }
}

/** Whether it said so already. */
export const isFulfilled = ({ data, seen, before }: Wish): boolean =>
  data
    ? before !== undefined && isDeepStrictEqual(withoutUndefined(before), withoutUndefined(data))
    : seen === undefined;

function* together<W extends Wish>(wishes: readonly W[]): Generator<readonly W[]> {
  let some: W[] = [];
  let bytes = 0;
  for (const wish of wishes) {
    const size = wish.data ? JSON.stringify(wish.data).length : 0;
    if (some.length >= WRITES_AT_ONCE || (some.length > 0 && bytes + size > BYTES_AT_ONCE)) {
      yield some;
      [some, bytes] = [[], 0];
    }
    some.push(wish);
    bytes += size;
  }
  if (some.length > 0) yield some;
}

/**
 * Writes many documents, each only if it has not been written since it was read. Returns how many
 * changed, and those that others have written, which the caller has to handle. `also` writes
 * related data with some of them.
 */
export async function writeUnchanged<W extends Wish>(
  db: Firestore,
  wishes: readonly W[],
  also?: (batch: WriteBatch, some: readonly W[]) => void,
): Promise<{ changed: number; contested: readonly W[] }> {
  const contested: W[] = [];
  let changed = 0;
  const commit = async (some: readonly W[]): Promise<boolean> => {
    const batch = db.batch();
    for (const wish of some) add(batch, wish);
    also?.(batch, some);
    try {
      await batch.commit();
      changed += some.length;
      return true;
    } catch (error) {
      if (isContested(error)) return false;
      throw error;
    }
  };
  const todo = wishes.filter((wish) => !isFulfilled(wish));
  await atOnce(WORKERS, [...together(todo)], async (some) => {
    if (await commit(some)) return;
    for (const wish of some) if (!(await commit([wish]))) contested.push(wish);
  });
  return { changed, contested };
}
