/**
 * Notes what a visitor opens in the session of the hour, from which it is counted when the hour is over. All instances
 * write to the same session, so double clicks and unique items are right however requests are spread.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { USAGE_SESSIONS, USAGE_STATE } from '@quire/model/collections';
import { type ClickKind, UsageKeySchema } from '@quire/model/entities/counter';
import { FieldValue, type Firestore, type WriteBatch } from 'firebase-admin/firestore';
import type { Visitor } from '../visitors.ts';
import { customersAt } from './customers.ts';
import { HOUR_MS, hourOf, hourStart } from './hours.ts';

/** Two clicks on the same address within this time are one (Code of Practice 7.2). */
export const DOUBLE_CLICK_MS = 30_000;

const keyRef = (db: Firestore, hour: string) => db.collection(USAGE_STATE).doc(`key~${hour}`);

const keys = new WeakMap<Firestore, Map<string, Promise<Buffer | null>>>();

async function storedKey(db: Firestore, hour: string): Promise<Buffer | null> {
  const found = UsageKeySchema.safeParse((await keyRef(db, hour).get()).data()).data;
  return found ? Buffer.from(found.key, 'base64') : null;
}

/** The key of an hour, made by whoever comes first. */
async function makeKey(db: Firestore, hour: string): Promise<Buffer | null> {
  const before = await storedKey(db, hour);
  if (before) return before;
  const key = randomBytes(32);
  try {
    await keyRef(db, hour).create({ hour, key: key.toString('base64') });
    return key;
  } catch {
    // Another instance was first.
    return storedKey(db, hour);
  }
}

/** Kept in memory for this hour alone. */
function keyOf(db: Firestore, hour: string): Promise<Buffer | null> {
  const known = keys.get(db) ?? new Map<string, Promise<Buffer | null>>();
  keys.set(db, known);
  for (const other of known.keys()) if (other !== hour) known.delete(other);
  const key = known.get(hour) ?? makeKey(db, hour);
  known.set(hour, key);
  key.catch(() => known.delete(hour));
  return key;
}

const markOf = (key: Buffer, { address, agent }: Visitor): string =>
  createHmac('sha256', key).update(`${address}\n${agent}`).digest('base64url').slice(0, 22);

interface Noted {
  readonly on: string;
  readonly as: ClickKind;
}

/**
 * Adds to a batch what a visitor did at a time (milliseconds). In the first seconds of an hour it is also added to the
 * session of the hour before, where it removes the first of two clicks, and counts for nothing else.
 */
export async function noteClick(
  db: Firestore,
  batch: WriteBatch,
  visitor: Visitor,
  { on, as }: Noted,
  time: number,
): Promise<void> {
  const hour = hourOf(time);
  const write = (at: string, key: Buffer, customers: readonly string[]) =>
    batch.set(
      db.collection(USAGE_SESSIONS).doc(`${at}~${markOf(key, visitor)}`),
      {
        hour: at,
        ...(customers.length > 0 && { customers: FieldValue.arrayUnion(...customers) }),
        clicks: FieldValue.arrayUnion({ at: time - hourStart(at), on, as }),
      },
      { merge: true },
    );
  const key = await keyOf(db, hour);
  if (key) write(hour, key, await customersAt(db, visitor.address, time));
  if (time - hourStart(hour) > DOUBLE_CLICK_MS) return;
  const before = hourOf(time - HOUR_MS);
  const keyBefore = await storedKey(db, before);
  if (keyBefore) write(before, keyBefore, []);
}
