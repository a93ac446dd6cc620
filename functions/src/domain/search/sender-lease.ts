/**
 * One sender at a time: whoever reads a record and sends it holds this lease meanwhile, so that an
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
  /** Of the rebuild that began it. */
  token: z.string(),
  /** Nobody has gone on with it for so long that it is given up. */
  until: z.iso.datetime(),
  /** Complete, and about to take the place of the index that is asked: perhaps it has. */
  isMoving: z.boolean().optional(),
});
/** `searchState/sender`. */
const SenderStateSchema = z.object({
  by: z.string().nullable().default(null),
  until: z.string().default(''),
  /** After a failure nobody tries before this moment. */
  pausedUntil: z.string().default(''),
  failures: z.number().int().default(0),
  problem: z.string().default(''),
  /** What settings the indices have, in which application. */
  settings: z.string().default(''),
  building: BuildingSchema.nullable().default(null),
});
export type SenderState = z.infer<typeof SenderStateSchema>;

/** Longer than any one thing that its holder does between two looks at it. */
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

/** Takes the lease. `patient`: also while sending is paused, for a person who wants to see it fail. */
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

/** Whether it is still ours; then it is for as long again. */
export function renewLease({ db, now }: LeasePorts, { token }: Lease): Promise<boolean> {
  const ref = senderRef(db);
  return inTransaction(db, async (tx) => {
    const state = readSenderState((await tx.get(ref)).data());
    if (state.by !== token) return false;
    tx.update(ref, { until: later(now(), LEASE_MS) });
    return true;
  });
}

/** Notes what came of it and, unless it is kept, gives it back. One that was lost is not ours to change. */
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
