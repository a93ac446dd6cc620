import { ALERTS_MAX } from '@quire/model/constants';
import {
  AlertReaderSchema,
  type AlertRequest,
  AlertRequestSchema,
  alertIdOf,
} from '@quire/model/entities/reader-alerts';
import type { Firestore } from 'firebase-admin/firestore';
import type { Ports } from '../../platform/database/ports.ts';
import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { forgetBounces } from '../outbox/bounces/forget-bounces.ts';
import { readerRef, requestRef, withAlerts } from './alert-records.ts';

const isOpen = ({ expiresAt }: AlertRequest, now: Date) => expiresAt > now.toISOString();

/** What a mailed link would confirm; null: it is unknown, used or expired. Changes nothing. */
export async function viewAlertRequest(
  { db, now }: Pick<Ports, 'db' | 'now'>,
  secret: string,
): Promise<AlertRequest | null> {
  const request = readRecord(await requestRef(db, secret).get(), AlertRequestSchema);
  return request && isOpen(request, now()) ? request : null;
}

/**
 * Confirms an alert, once. An alert about the same that is there already takes the frequency, and forgets nothing that
 * it still has to tell of. `full`: the address has as many as it may have, and the link works on. Null: not valid.
 */
export async function confirmAlert(
  { db, now }: { readonly db: Firestore; readonly now: () => Date },
  secret: string,
): Promise<{ readonly request: AlertRequest; readonly isFull: boolean } | null> {
  const ref = requestRef(db, secret);
  const confirmed = await inTransaction(db, async (tx) => {
    const request = readRecord(await tx.get(ref), AlertRequestSchema);
    if (!request || !isOpen(request, now())) return null;
    const { email, language, watch, frequency } = request;
    const reader = readerRef(db, email);
    const before = readRecord(await tx.get(reader), AlertReaderSchema)?.alerts ?? [];
    const id = alertIdOf(watch);
    const same = before.find((each) => alertIdOf(each.watch) === id);
    const others = before.filter((each) => each !== same);
    if (others.length >= ALERTS_MAX) return { request, isFull: true };
    const since = same?.since ?? now().toISOString();
    const after = withAlerts({ email, language }, [...others, { watch, frequency, since }]);
    if (after) tx.set(reader, after);
    tx.delete(ref);
    return { request, isFull: false };
  });
  // The mail with the link has arrived.
  if (confirmed && !confirmed.isFull) await forgetBounces(db, confirmed.request.email);
  return confirmed;
}
