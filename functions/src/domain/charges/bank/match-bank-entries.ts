/** Finds the invoices that open entries pay. */
import { isDeepStrictEqual } from 'node:util';
import { matchBankEntry } from '@quire/model/charges/match-bank-entry';
import { BANK_ENTRIES } from '@quire/model/collections';
import type { BankEntry } from '@quire/model/entities/bank-entry';
import type { StoredInvoice } from '@quire/model/entities/invoice';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Person } from '../../access/principal.ts';
import { requireInvoiceRight } from '../may-act.ts';
import type { ChargePorts } from '../ports.ts';
import { bankEntryRef, readBankEntry, readOpenInvoices } from './read-bank-entry.ts';

type MatchPorts = Pick<ChargePorts, 'db'>;

/** Open entries: a further call handles those beyond the limit. */
const AT_ONCE = 500;
/** The limit of values in one query. */
const ASKED_AT_ONCE = 30;

/** The suggestion for an entry among these invoices. */
export function suggestionOf(
  entry: Parameters<typeof matchBankEntry>[0],
  invoices: readonly StoredInvoice[],
): Pick<BankEntry, 'grade' | 'suggested' | 'about'> {
  const { grade, suggested } = matchBankEntry(entry, invoices);
  return { grade, suggested: [...suggested], about: suggested.map(({ invoice }) => invoice) };
}

async function matchEach({ db }: MatchPorts, found: readonly DocumentSnapshot[]): Promise<number> {
  if (found.length === 0) return 0;
  const invoices = await readOpenInvoices(db);
  let changed = 0;
  for (const { id } of found) {
    const isChanged = await inTransaction(db, async (tx) => {
      const entry = readBankEntry(await tx.get(bankEntryRef(db, id)));
      if (entry.state !== 'open') return false;
      const { grade, suggested, about } = entry;
      const after = suggestionOf(entry, invoices);
      if (isDeepStrictEqual({ grade, suggested, about }, after)) return false;
      tx.update(bankEntryRef(db, id), after);
      return true;
    });
    if (isChanged) changed += 1;
  }
  return changed;
}

/** Matches all open entries. Returns how many suggestions changed. */
export async function matchBankEntries(
  ports: MatchPorts,
  person: Person,
): Promise<{ readonly changed: number }> {
  requireInvoiceRight(person, 'invoice.settle');
  const open = ports.db.collection(BANK_ENTRIES).where('state', '==', 'open').limit(AT_ONCE);
  return { changed: await matchEach(ports, (await open.get()).docs) };
}

/** Matches the open entries that suggest one of these invoices, after the invoice has changed. */
export async function matchAgain(ports: MatchPorts, invoices: readonly string[]): Promise<void> {
  const found = await ports.db
    .collection(BANK_ENTRIES)
    .where('about', 'array-contains-any', invoices.slice(0, ASKED_AT_ONCE))
    .limit(AT_ONCE)
    .get();
  await matchEach(
    ports,
    found.docs.filter((each) => each.get('state') === 'open'),
  );
}
