/**
 * One sender at a time: a sender holds this lease while it reads and sends a record, so that an
 * older state of a record never arrives after a newer one.
 */
import { randomUUID } from 'node:crypto';
import { SEARCH_STATE } from '@quire/model/collections';
import { SEARCH_KINDS } from '@quire/model/search/search-kinds';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { Ports } from '../../platform/database/ports.ts';
import { inTransaction } from '../../platform/database/transaction.ts';

const BuildingSchema = z.object({
  kind: z.enum(SEARCH_KINDS),
  /** The token of the rebuild that began it. */
  token: z.string(),
  /** When it is given up, if it has not continued. */
  until: z.iso.datetime(),
  /** Complete, and about to replace the live index, or has done so. */
  isMoving: z.boolean().optional(),
});
/** `searchState/sender`. */
const SenderStateSchema = z.object({
  by: z.string().nullable().default(null),
  until: z.string().default(''),
  /** After a failure, no attempts before this moment. */
  pausedUntil: z.string().default(''),
  failures: z.number().int().default(0),
  problem: z.string().default(''),
  /** Which settings the indices have, in which application. */
  settings: z.string().default(''),
  building: BuildingSchema.nullable().default(null),
});
export type SenderState = z.infer<typeof SenderStateSchema>;

/** Longer than any single step between two checks of the lease. */
const LEASE_MS = 4 * 60_000;

export const senderRef = (db: Firestore): DocumentReference =>
  db.collection(SEARCH_STATE).doc('sender');

export const readSenderState = (data: unknown): SenderState =>
  SenderStateSchema.safeParse(data ?? {}).data ?? SenderStateSchema.parse({});

export interface Lease {
  readonly token: string;
  readonly state: SenderState;
}

type LeasePorts = Pick<Ports, 'db' | 'now'>;

const later = (now: Date, ms: number): string => new Date(now.getTime() + ms).toISOString();

/**
 * Takes the lease. `patient`: also while sending is paused, for a person who wants to see the failure.
 */
export function takeSenderLease(
  { db, now }: LeasePorts,
  { patient = false } = {},
): Promise<Lease | 'busy' | 'paused'> {
  const token = randomUUID();
  const ref = senderRef(db);
  return inTransaction(db, async (tx) => {
    const state = readSenderState((await tx.get(ref)).data());
    const at = now();
    if (state.by !== null && state.until > at.toISOString()) return 'busy';
    if (!patient && state.pausedUntil > at.toISOString()) return 'paused';
    const next = { ...state, by: token, until: later(at, LEASE_MS) };
    tx.set(ref, next);
    return { token, state: next };
  });
}

/** Whether it is still ours; if so, it is extended. */
export function renewLease({ db, now }: LeasePorts, { token }: Lease): Promise<boolean> {
  const ref = senderRef(db);
  return inTransaction(db, async (tx) => {
    const state = readSenderState((await tx.get(ref)).data());
    if (state.by !== token) return false;
    tx.update(ref, { until: later(now(), LEASE_MS) });
    return true;
  });
}

/** Stores the result and, unless the lease is kept, releases it. A lost lease is not changed. */
export function updateLease(
  { db }: LeasePorts,
  { token }: Lease,
  change: Partial<SenderState>,
  { keep = false } = {},
): Promise<boolean> {
  const ref = senderRef(db);
  return inTransaction(db, async (tx) => {
    const state = readSenderState((await tx.get(ref)).data());
    if (state.by !== token) return false;
    tx.set(ref, { ...state, ...change, ...(keep ? {} : { by: null, until: '' }) });
    return true;
  });
}
