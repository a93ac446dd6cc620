/** Takes DOIs to be sent in one file, so that no other worker sends them, and writes down what is going to be sent. */
import { randomUUID } from 'node:crypto';
import { REGISTRATION_BATCHES, REGISTRATIONS } from '@quire/model/collections';
import type { Registration, RegistrationBatch } from '@quire/model/entities/registration';
import { NOT_DUE } from '@quire/model/entities/registration';
import { inTransaction } from '../../platform/database/transaction.ts';
import { depositTimestamp } from '../deposits/deposit-timestamp.ts';
import { wishOf } from '../registration-queue/note-registrations.ts';
import { isAsSeen, readNow } from './known-registrations.ts';
import type { PreparedParcel } from './prepare-source.ts';
import { prefixOf, type RegistrationPorts } from './registration-ports.ts';

/** After this the worker has died, and another asks what has become of the file. */
export const BATCH_LEASE_MS = 3 * 60_000;

export interface ClaimedBatch {
  readonly fileName: string;
  readonly timestamp: string;
  readonly prepared: readonly [PreparedParcel, ...PreparedParcel[]];
}

/** The largest of numbers that are written as texts. */
const latest = (timestamps: readonly string[]): string | undefined =>
  timestamps.toSorted((one, other) => (BigInt(one || '0') < BigInt(other || '0') ? 1 : -1))[0];

/** Null if all of it has changed in the meantime. What has not is claimed. */
export async function claimBatch(
  ports: RegistrationPorts,
  batch: readonly PreparedParcel[],
  isTest: boolean,
): Promise<ClaimedBatch | null> {
  const { db } = ports;
  const ids = batch.flatMap(({ parcel }) => parcel.things.map(({ id }) => id));
  return inTransaction(db, async (tx) => {
    const found = new Map((await readNow(tx, db, ids)).map((each) => [each.id, each]));
    const [first, ...others] = batch.filter(({ parcel, seen }) =>
      parcel.things.every(({ id }) => {
        const now = found.get(id);
        return now !== undefined && isAsSeen(now, seen.get(id) ?? null);
      }),
    );
    if (!first) return null;
    const claimed: ClaimedBatch['prepared'] = [first, ...others];
    const now = ports.now();
    const last = latest(
      claimed.flatMap(({ seen }) => [...seen.values()].map((was) => was?.timestamp ?? '')),
    );
    const timestamp = depositTimestamp(now, last || undefined);
    const { account, things } = first.parcel;
    const prefix = prefixOf(things[0].doi);
    const format = account.agency === 'doaj' ? 'json' : 'xml';
    const fileName = `quire-${prefix}-${timestamp}-${randomUUID().slice(0, 8)}.${format}`;
    const sentAt = now.toISOString();
    for (const { parcel, source, journal, seen } of claimed) {
      for (const { id, doi, kind, title, url } of parcel.things) {
        const sent: Partial<Registration> = {
          ...{ agency: account.agency, isTest, url, fileName, timestamp, sentAt },
          ...{ state: 'sent', inFlight: true, due: NOT_DUE, problems: [], again: false },
          ...{ sentHash: parcel.hash, updates: [...parcel.updates], updatedAt: sentAt },
        };
        const wish = seen.get(id) ? {} : wishOf({ doi, kind, title }, source, journal);
        tx.set(db.collection(REGISTRATIONS).doc(id), { ...wish, ...sent }, { merge: true });
      }
    }
    const record: RegistrationBatch = {
      ...{ agency: account.agency, prefix, isTest, state: 'sending', sentAt, attempts: 0 },
      ids: claimed.flatMap(({ parcel }) => parcel.things.map(({ id }) => id)),
      due: new Date(now.getTime() + BATCH_LEASE_MS).toISOString(),
    };
    tx.set(db.collection(REGISTRATION_BATCHES).doc(fileName), record);
    return { fileName, timestamp, prepared: claimed };
  });
}
