/** What waits for an account or for real registration is taken up when the accounts or the settings have changed. */
import { createHash } from 'node:crypto';
import {
  REGISTRATION_ACCOUNTS_KNOWN,
  REGISTRATION_STATE,
  REGISTRATIONS,
} from '@quire/model/collections';
import { RegistrationSchema } from '@quire/model/entities/registration';
import { FieldPath, type Query } from 'firebase-admin/firestore';
import { readRecord } from '../../platform/database/read-record.ts';
import { readDepositingPress } from './press-of-deposits.ts';
import type { RegistrationPorts } from './registration-ports.ts';

const AT_ONCE = 300;

async function takeUp(
  { db, now }: RegistrationPorts,
  among: Query,
  isConcerned: (registration: ReturnType<typeof RegistrationSchema.parse>) => boolean,
): Promise<void> {
  let from = '';
  for (;;) {
    const page = among.orderBy(FieldPath.documentId()).limit(AT_ONCE);
    const { docs } = await (from ? page.startAfter(from) : page).get();
    const batch = db.batch();
    for (const each of docs) {
      const registration = readRecord(each, RegistrationSchema);
      if (!registration || !isConcerned(registration)) continue;
      const waits = { state: 'waiting', due: '', attempts: 0, updatedAt: now().toISOString() };
      batch.update(each.ref, waits, { lastUpdateTime: each.updateTime });
    }
    await batch.commit();
    const last = docs.at(-1);
    if (!last || docs.length < AT_ONCE) return;
    from = last.id;
  }
}

/**
 * Compares the accounts, without their passwords, and the settings with those of the run before. Where they are others,
 * what was held for want of an account waits again, and so does what was only tried in test mode.
 */
export async function noteAccounts(ports: RegistrationPorts): Promise<void> {
  const { db, accounts } = ports;
  const press = await readDepositingPress(db);
  if (!press) return;
  const named = accounts.map(({ prefix, agency, login, via }) => [prefix, agency, login, via]);
  const text = JSON.stringify([named.toSorted(), press.isTest, press.email]);
  const known = createHash('sha256').update(text).digest('hex').slice(0, 32);
  const ref = db.collection(REGISTRATION_STATE).doc(REGISTRATION_ACCOUNTS_KNOWN);
  if ((await ref.get()).get('known') === known) return;
  const all = db.collection(REGISTRATIONS);
  await takeUp(ports, all.where('state', '==', 'held'), ({ problems }) =>
    problems.some(({ code }) => code !== 'invalid' && code !== 'too-large'),
  );
  if (!press.isTest) {
    await takeUp(
      ports,
      all.where('isTest', '==', true),
      ({ state, inFlight }) => state === 'registered' && !inFlight,
    );
  }
  await ref.set({ known });
}
