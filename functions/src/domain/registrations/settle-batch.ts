/** What an agency has answered about a file, DOI by DOI. */
import { REGISTRATION_BATCHES, REGISTRATIONS } from '@quire/model/collections';
import {
  NOT_DUE,
  type Registration,
  type RegistrationBatch,
  RegistrationBatchSchema,
  RegistrationSchema,
} from '@quire/model/entities/registration';
import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { backoffMs } from '../outbox/backoff.ts';
import type { Answers, DoiOutcome } from './agency-client.ts';
import { versionsIn } from './crossref-answers.ts';
import type { RegistrationPorts } from './registration-ports.ts';

/** A login that was refused is tried again then; it may have been corrected. */
const LOGIN_RETRY_MS = 3_600_000;

/**
 * How far a version goes above one that was too small, if the agency does not name its own: nothing, a day, a month, a
 * year, in the digits of `depositTimestamp`. Whoever registered a DOI before may have had a clock of their own.
 */
const STRIDES = [0n, 1_000_000_000n, 100_000_000_000n, 10_000_000_000_000n] as const;

const UNNAMED: DoiOutcome = { verdict: 'again', code: 'no-answer', text: '' };

interface Settling {
  readonly batch: RegistrationBatch;
  readonly now: Date;
  /** The file had other DOIs as well. */
  readonly hadOthers: boolean;
}

const later = (now: Date, ms: number): string => new Date(now.getTime() + ms).toISOString();

/** The version above which the next one has to be; null where going on makes no sense. */
function versionAfter(was: Registration, text: string): string | null {
  const own = BigInt(was.timestamp || '0');
  const named = versionsIn(text).filter((version) => version > own);
  const [largest] = named.toSorted((one, other) => (one < other ? 1 : -1));
  if (largest !== undefined) return largest.toString();
  const stride = STRIDES[was.attempts];
  return stride === undefined ? null : (own + stride).toString();
}

function again(
  was: Registration,
  { code, text }: DoiOutcome,
  { now }: Settling,
): Partial<Registration> {
  const attempts = was.attempts + 1;
  const waits = { state: 'waiting' as const, attempts };
  if (code !== 'older-than-registered') {
    return { ...waits, due: later(now, backoffMs(attempts)) };
  }
  const timestamp = versionAfter(was, text);
  // Its version alone is raised, not that of others.
  return timestamp === null
    ? { state: 'refused', due: NOT_DUE }
    : { ...waits, due: '', timestamp, alone: true };
}

function decided(
  was: Registration,
  outcome: DoiOutcome,
  settling: Settling,
): Partial<Registration> {
  const { verdict, code } = outcome;
  const { now, batch, hadOthers } = settling;
  switch (verdict) {
    case 'registered':
    case 'warning':
      return {
        ...{ state: 'registered', due: NOT_DUE, attempts: 0, alone: false },
        ...{ withWarning: verdict === 'warning', registeredAt: now.toISOString() },
        registeredHash: was.sentHash,
        ...(outcome.remoteId === undefined ? {} : { remoteId: outcome.remoteId }),
      };
    case 'again':
      return again(was, outcome, settling);
    case 'held':
      return {
        ...{ state: 'held', due: later(now, LOGIN_RETRY_MS) },
        problems: [{ code: 'login-refused', params: { prefix: batch.prefix } }],
      };
    case 'refused':
      // One of them has spoilt the file: by themselves the others are taken.
      return code === 'invalid-record' && hadOthers && !was.alone
        ? { state: 'waiting', due: '', alone: true }
        : { state: 'refused', due: NOT_DUE };
  }
}

function settled(
  was: Registration,
  outcome: DoiOutcome,
  settling: Settling,
): Partial<Registration> {
  const { code, text } = outcome;
  const at = settling.now.toISOString();
  const answer = { answer: { code, text, at }, inFlight: false, updatedAt: at };
  const next = decided(was, outcome, settling);
  const isOver = next.state === 'registered' || next.state === 'refused';
  // It has changed while it was sent: whatever the agency answers about what it was, it waits.
  const waits = was.state === 'waiting' && isOver ? { state: 'waiting' as const, due: '' } : {};
  return { ...answer, ...next, ...waits };
}

/**
 * Keeps the answer of the agency about each DOI of a file, once: a second answer about it changes nothing. Returns how many
 * are registered now.
 */
export async function settleBatch(
  { db, now }: Pick<RegistrationPorts, 'db' | 'now'>,
  fileName: string,
  { byDoi, rest }: Answers,
  state: 'completed' | 'lost' = 'completed',
): Promise<number> {
  const ref = db.collection(REGISTRATION_BATCHES).doc(fileName);
  return inTransaction(db, async (tx) => {
    const batch = readRecord(await tx.get(ref), RegistrationBatchSchema);
    if (!batch || batch.state === 'completed' || batch.state === 'lost') return 0;
    const found = await tx.getAll(...batch.ids.map((id) => db.collection(REGISTRATIONS).doc(id)));
    const settling = { batch, now: now(), hadOthers: batch.ids.length > 1 };
    let registered = 0;
    for (const each of found) {
      const was = readRecord(each, RegistrationSchema);
      // Sent in another file since then.
      if (!was || was.fileName !== fileName || !was.inFlight) continue;
      const outcome = byDoi.get(was.doi.toLowerCase()) ?? rest ?? UNNAMED;
      const next = settled(was, outcome, settling);
      if (next.registeredAt) registered += 1;
      tx.update(each.ref, next);
    }
    tx.update(ref, { state, due: NOT_DUE });
    return registered;
  });
}
