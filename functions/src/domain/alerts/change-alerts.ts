/** All alerts of an address, for whoever has the link of its mails. */
import { createHash } from 'node:crypto';
import { ALERT_READERS, INVITATION_STOPS } from '@quire/model/collections';
import {
  ALERT_FREQUENCIES,
  type Alert,
  type AlertReader,
  AlertReaderSchema,
  alertIdOf,
} from '@quire/model/entities/reader-alerts';
import type { Firestore } from 'firebase-admin/firestore';
import type { Ports } from '../../platform/database/ports.ts';
import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { withAlerts } from './alert-records.ts';
import { viewWatch, type WatchView } from './view-watch.ts';

/** The name of an alert in a form: short, and the same for as long as it is about the same. */
const alertName = ({ watch }: Pick<Alert, 'watch'>): string =>
  createHash('sha256').update(alertIdOf(watch)).digest('hex').slice(0, 16);

/** The hash of the address that a token is for, which names both of its records; null: the token is not valid. */
async function hashOfToken(db: Firestore, token: string): Promise<string | null> {
  const all = db.collection(INVITATION_STOPS);
  return (await all.where('token', '==', token).limit(1).get()).docs[0]?.id ?? null;
}

export interface ShownAlert extends Alert {
  readonly name: string;
  /** Null: what it is about no longer has a page. */
  readonly view: WatchView | null;
}

/** The alerts that a link is about, in their order; null: it is not valid. At most two reads for each. */
export async function viewAlerts(
  db: Firestore,
  token: string,
): Promise<{ readonly reader: AlertReader | null; readonly alerts: readonly ShownAlert[] } | null> {
  const hash = await hashOfToken(db, token);
  if (hash === null) return null;
  const reader = readRecord(await db.collection(ALERT_READERS).doc(hash).get(), AlertReaderSchema);
  const alerts = (reader?.alerts ?? []).map(async (alert) => ({
    ...alert,
    name: alertName(alert),
    view: await viewWatch(db, alert.watch),
  }));
  return { reader, alerts: await Promise.all(alerts) };
}

function changed(alert: Alert, wish: string | undefined): Alert[] {
  if (wish === 'stop') return [];
  const frequency = ALERT_FREQUENCIES.find((each) => each === wish);
  return [frequency ? { ...alert, frequency } : alert];
}

/**
 * Changes how often alerts are sent, or stops them. Can be repeated. What is no wish changes nothing.
 *
 * @param wishes by the names of alerts: `daily`, `weekly` or `stop`; `all`: stops every alert
 * @returns whether the link is valid
 */
export async function changeAlerts(
  { db }: Pick<Ports, 'db'>,
  token: string,
  wishes: ReadonlyMap<string, string> | 'all',
): Promise<boolean> {
  const hash = await hashOfToken(db, token);
  if (hash === null) return false;
  const ref = db.collection(ALERT_READERS).doc(hash);
  await inTransaction(db, async (tx) => {
    const reader = readRecord(await tx.get(ref), AlertReaderSchema);
    if (!reader) return;
    const kept =
      wishes === 'all'
        ? []
        : reader.alerts.flatMap((alert) => changed(alert, wishes.get(alertName(alert))));
    const after = withAlerts(reader, kept);
    if (after) tx.set(ref, after);
    else tx.delete(ref);
  });
  return true;
}
