/** What of a published record is to be sent now. */
import {
  invalidRecord,
  type Registration,
  type RegistrationProblem,
} from '@quire/model/entities/registration';
import { registrationId } from '@quire/model/registration-id';
import { crossrefProblems } from '../deposits/crossref/crossref-problems.ts';
import { forget, holdBack, keep, postpone } from './decide-unsent.ts';
import { CannotDeposit, type DepositUnit } from './deposit-unit.ts';
import { isThere } from './is-there.ts';
import { earlierUpdates, readSeen, type Seen } from './known-registrations.ts';
import { hidingParcel, type Parcel, parcelsOf } from './parcel.ts';
import type { DepositingPress } from './press-of-deposits.ts';
import { readUnits } from './read-units.ts';
import { accountFor, prefixOf, type RegistrationPorts } from './registration-ports.ts';
import { wishForDoaj } from './wish-for-doaj.ts';

export interface PreparedParcel {
  readonly parcel: Parcel;
  readonly source: Registration['source'];
  readonly journal: string | null;
  readonly seen: Seen;
}

const part = (seen: Seen, ids: readonly string[]): Seen =>
  new Map(ids.map((id) => [id, seen.get(id) ?? null]));

/** Whether the agency has not been given this yet. In test mode, what is really registered stays as it is. */
const isNews = (hash: string, isTest: boolean) => (was: Registration | null) =>
  !was || was.again || was.registeredHash !== hash || (was.isTest && !isTest);

/** What was decided and would now be another: its change was noted with the record in which it is. */
const isOutdated = (hash: string, was: Registration | null): boolean =>
  !was || (was.state !== 'waiting' && was.state !== 'sent' && was.sentHash !== hash);

const noAccount = (doi: string): RegistrationProblem[] => [
  { code: 'no-account', params: { prefix: prefixOf(doi) } },
];

function problemsOf(
  ports: RegistrationPorts,
  { deposit }: DepositUnit,
  press: DepositingPress,
): RegistrationProblem[] {
  const dois = deposit.kind === 'book' ? deposit.chapters.map(({ doi }) => doi) : [];
  const doi = deposit.doi ?? dois[0] ?? '';
  const account = accountFor(ports, doi);
  if (!account) return noAccount(doi);
  if (account.agency !== 'crossref') return [];
  const batch = { id: 'batch', timestamp: '1', depositor: press.depositor, email: press.email };
  return crossrefProblems(batch, deposit, '5.5.0').map(invalidRecord);
}

/** DOIs that no record holds now: DataCite hides them, of Crossref's the press keeps the page. */
async function withdraw(
  ports: RegistrationPorts,
  seen: Seen,
  source: Registration['source'],
): Promise<PreparedParcel[]> {
  const prepared: PreparedParcel[] = [];
  for (const [id, was] of seen) {
    if (!was) continue;
    const own = part(seen, [id]);
    const account = accountFor(ports, was.doi);
    const { doi, kind, title, url } = was;
    const parcel = account && hidingParcel(account, { id, doi, kind, title, url });
    const isShown = was.registeredHash !== '' && was.registeredHash !== parcel?.hash;
    if (parcel && account.agency === 'datacite' && isShown) {
      prepared.push({ parcel, source, journal: was.journal, seen: own });
    } else await forget(ports, own);
  }
  return prepared;
}

const idsOf = (things: readonly { readonly doi: string }[]): string[] =>
  things.map(({ doi }) => registrationId(doi));

/** What of a unit is to be sent; the rest of it is settled. */
async function settledOrSent(
  ports: RegistrationPorts,
  press: DepositingPress,
  unit: DepositUnit,
  { seen, due }: { readonly seen: Seen; readonly due: Seen },
): Promise<Parcel[]> {
  const account = accountFor(ports, unit.things[0]?.doi ?? '');
  const problems = problemsOf(ports, unit, press);
  if (problems.length > 0 || !account) {
    const concerned = idsOf(unit.things).filter((id) => due.has(id));
    await holdBack(ports, part(seen, concerned), problems);
    return [];
  }
  const sent: Parcel[] = [];
  for (const parcel of parcelsOf(unit, account)) {
    const own = part(seen, idsOf(parcel.things));
    const all = [...own.values()];
    if (![...own].some(([id, was]) => due.has(id) || isOutdated(parcel.hash, was))) continue;
    // An answer about some of it is awaited; then all of it is looked at again.
    if (all.some((was) => was?.inFlight)) await postpone(ports, own);
    else if (all.some(isNews(parcel.hash, press.isTest))) sent.push(parcel);
    else await keep(ports, own);
  }
  return sent;
}

/**
 * Decides on the DOIs of a published record, some of which are due: those that cannot or need not be sent are settled,
 * the others are returned.
 */
export async function prepareSource(
  ports: RegistrationPorts,
  press: DepositingPress,
  source: Registration['source'],
  due: Seen,
): Promise<PreparedParcel[]> {
  await wishForDoaj(ports, source, due);
  const dois = [...due.values()].flatMap((each) => (each ? [each.doi] : []));
  // Reading a text takes time, and a press without accounts may have thousands of articles.
  if (dois.every((doi) => !accountFor(ports, doi)) && (await isThere(ports, source))) {
    await holdBack(ports, due, noAccount(dois[0] ?? ''));
    return [];
  }
  let units: DepositUnit[] | null;
  try {
    units = await readUnits(ports, source, press, await earlierUpdates(ports.db, source));
  } catch (error) {
    if (!(error instanceof CannotDeposit)) throw error;
    await holdBack(ports, due, [invalidRecord(error.fault)]);
    return [];
  }
  if (!units) {
    if (!(await isThere(ports, source))) return withdraw(ports, due, source);
    // Between two records that are written one after the other.
    await postpone(ports, due);
    return [];
  }
  const held = units.flatMap(({ things }) => things.map(({ doi }) => registrationId(doi)));
  const seen: Seen = new Map([...(await readSeen(ports.db, held)), ...due]);
  const journal = [...due.values()][0]?.journal ?? null;
  const prepared: PreparedParcel[] = [];
  for (const unit of units) {
    for (const parcel of await settledOrSent(ports, press, unit, { seen, due })) {
      const own = part(seen, idsOf(parcel.things));
      prepared.push({ parcel, source, journal, seen: own });
    }
  }
  const gone = [...due.keys()].filter((id) => !held.includes(id));
  return [...prepared, ...(await withdraw(ports, part(due, gone), source))];
}
