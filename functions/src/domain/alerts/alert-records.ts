import { createHash } from 'node:crypto';
import { ALERT_READERS, ALERT_REQUESTS } from '@quire/model/collections';
import { type Alert, type AlertReader, alertDueAt } from '@quire/model/entities/reader-alerts';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { addressHash } from '../outbox/invitation-stops.ts';

/** The confirmed alerts of an address. */
export const readerRef = (db: Firestore, address: string): DocumentReference =>
  db.collection(ALERT_READERS).doc(addressHash(address));

/** What waits for a click on a mailed link; the link's secret itself is kept nowhere. */
export const requestRef = (db: Firestore, secret: string): DocumentReference =>
  db.collection(ALERT_REQUESTS).doc(createHash('sha256').update(secret).digest('hex'));

/** When the first of some alerts is due. At least one. */
const firstDueAt = (alerts: readonly Alert[]): string => alerts.map(alertDueAt).toSorted()[0] ?? '';

/** A reader with other alerts; null: none is left, and nothing of them is kept. */
export const withAlerts = (
  reader: Pick<AlertReader, 'email' | 'language'>,
  alerts: readonly Alert[],
): AlertReader | null =>
  alerts.length > 0
    ? {
        ...{ email: reader.email, language: reader.language },
        ...{ alerts: [...alerts], dueAt: firstDueAt(alerts) },
      }
    : null;
