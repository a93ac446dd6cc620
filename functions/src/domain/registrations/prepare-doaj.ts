/** What DOAJ is sent of an article now. */
import { invalidRecord, type Registration } from '@quire/model/entities/registration';
import { registrationId } from '@quire/model/registration-id';
import type { ArticleDeposit } from '../deposits/deposit.ts';
import { forget, holdBack, keep, postpone } from './decide-unsent.ts';
import { CannotDeposit, type DepositUnit } from './deposit-unit.ts';
import { isThere } from './is-there.ts';
import { readSeen, type Seen } from './known-registrations.ts';
import { doajParcel, hidingParcel, type Parcel } from './parcel.ts';
import type { PreparedParcel } from './prepare-source.ts';
import type { DepositingPress } from './press-of-deposits.ts';
import { readUnits } from './read-units.ts';
import { doajAccountFor, prefixOf, type RegistrationPorts } from './registration-ports.ts';

/** What is to be done about an article at DOAJ. */
type Decision =
  | { readonly is: 'send'; readonly parcel: Parcel }
  | { readonly is: 'keep' | 'forget' | 'postpone' | 'no-issn' };

const depositOf = (units: readonly DepositUnit[], doi: string): ArticleDeposit | undefined =>
  units
    .map(({ deposit }) => deposit)
    .filter((deposit) => deposit.kind === 'article')
    .find((deposit) => deposit.doi === doi);

/** Whether its DOI is registered: before that, a reader who follows it gets nowhere. */
async function isDoiRegistered({ db }: RegistrationPorts, doi: string): Promise<boolean> {
  const [registration] = (await readSeen(db, [registrationId(doi)])).values();
  return registration?.registeredAt !== null && registration?.registeredAt !== undefined;
}

/** @param units null: the article is not published */
async function decide(
  ports: RegistrationPorts,
  account: Parcel['account'],
  { id, was, units }: { id: string; was: Registration; units: readonly DepositUnit[] | null },
): Promise<Decision> {
  const { doi, kind, title, url } = was;
  const deposit = depositOf(units ?? [], doi);
  if (!deposit) {
    const parcel = hidingParcel(account, { id, doi, kind, title, url });
    const isKnown = was.registeredHash !== '' && was.registeredHash !== parcel.hash;
    return isKnown ? { is: 'send', parcel } : { is: 'forget' };
  }
  const { journal, journalNow = journal } = deposit;
  if (journalNow.issns.length === 0) return { is: 'no-issn' };
  if (!(await isDoiRegistered(ports, doi))) return { is: 'postpone' };
  const parcel = doajParcel(account, deposit);
  const isNews = was.again || was.registeredHash !== parcel.hash;
  return isNews ? { is: 'send', parcel } : { is: 'keep' };
}

/**
 * Decides on what DOAJ is to know of a published article: what cannot or need not be sent is settled, the rest is returned.
 * DOAJ has no test system, so it waits while the press only tries.
 */
export async function prepareDoaj(
  ports: RegistrationPorts,
  press: DepositingPress,
  source: Registration['source'],
  due: Seen,
): Promise<PreparedParcel[]> {
  if (press.isTest) {
    await postpone(ports, due);
    return [];
  }
  let units: DepositUnit[] | null;
  try {
    units = await readUnits(ports, source, press, []);
  } catch (error) {
    if (!(error instanceof CannotDeposit)) throw error;
    await holdBack(ports, due, [invalidRecord(error.fault)]);
    return [];
  }
  if (!units && (await isThere(ports, source))) {
    await postpone(ports, due);
    return [];
  }
  const prepared: PreparedParcel[] = [];
  for (const [id, was] of due) {
    if (!was) continue;
    const own: Seen = new Map([[id, was]]);
    const account = doajAccountFor(ports, was);
    if (!account) {
      const params = { prefix: prefixOf(was.doi) };
      await holdBack(ports, own, [{ code: 'no-account', params }]);
      continue;
    }
    const decision = await decide(ports, account, { id, was, units });
    if (decision.is === 'send') {
      prepared.push({ parcel: decision.parcel, source, journal: was.journal, seen: own });
    } else if (decision.is === 'no-issn') {
      await holdBack(ports, own, [{ code: 'no-issn', params: {} }]);
    } else if (decision.is === 'keep') await keep(ports, own);
    else if (decision.is === 'forget') await forget(ports, own);
    else await postpone(ports, own);
  }
  return prepared;
}
