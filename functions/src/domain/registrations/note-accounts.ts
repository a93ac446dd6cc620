/** What waits for an account or for real registration is taken up when the accounts or the settings have changed. */
import { createHash } from 'node:crypto';
import {
  REGISTRATION_ACCOUNTS_KNOWN,
  REGISTRATION_STATE,
  REGISTRATIONS,
} from '@quire/model/collections';
import { RegistrationSchema } from '@quire/model/entities/registration';
import { FieldPath, type Query } from 'firebase-admin/firestore';
import { z } from 'zod';
import { readRecord } from '../../platform/database/read-record.ts';
import { readDepositingPress } from './press-of-deposits.ts';
import { doajAccountFor, type RegistrationPorts } from './registration-ports.ts';

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
 * what was held for want of an account waits again, and so does what was only tried in test mode. Where an account at DOAJ is new, DOAJ is told about
 * all articles of its prefix.
 */
export async function noteAccounts(ports: RegistrationPorts): Promise<void> {
  const { db, accounts } = ports;
  const press = await readDepositingPress(db);
  if (!press) return;
  const named = accounts.map(({ prefix, agency, login, via, journals }) => [
    ...[prefix, agency, login, via],
    ...(journals ? [journals.join(' ')] : []),
  ]);
  const text = JSON.stringify([named.toSorted(), press.isTest, press.email]);
  const known = createHash('sha256').update(text).digest('hex').slice(0, 32);
  const ref = db.collection(REGISTRATION_STATE).doc(REGISTRATION_ACCOUNTS_KNOWN);
  const state = await ref.get();
  if (state.get('known') === known) return;
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
  const doaj = accounts
    .filter(({ agency }) => agency === 'doaj')
    .map(({ prefix, journals }) => JSON.stringify([prefix, journals?.toSorted()]));
  const before = z.array(z.string()).catch([]).parse(state.get('doaj'));
  if (doaj.some((account) => !before.includes(account))) {
    // Looked at again, what is registered stays as it is, and DOAJ is told.
    await takeUp(
      ports,
      all.where('kind', '==', 'article'),
      (each) =>
        each.agency !== 'doaj' && each.state === 'registered' && !!doajAccountFor(ports, each),
    );
  }
  await ref.set({ known, doaj });
}
