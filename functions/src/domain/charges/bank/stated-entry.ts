/** The fields of both formats, as the press stores them. */
import { CURRENCIES, CurrencySchema } from '@quire/model/currencies';
import { type StatedEntry, StatedEntrySchema } from '@quire/model/entities/bank-entry';
import { Refused } from '../../../platform/errors/refused.ts';

/** An entry with its amount as in the file: `1071.00`. */
export interface WrittenEntry extends Omit<StatedEntry, 'amount' | 'currency'> {
  readonly amount: string;
  readonly currency: string;
}

/** `1071.00`, `1071,` or `1071.5` in the currency's smallest unit; null if it is not a valid amount. */
function smallestUnits(written: string, digits: number): number | null {
  const [, whole = '', part = ''] = /^(\d{1,12})(?:[.,](\d{0,5}))?$/.exec(written.trim()) ?? [];
  const beyond = part.slice(digits);
  if (whole === '' || /[1-9]/.test(beyond)) return null;
  return Number(whole + part.slice(0, digits).padEnd(digits, '0'));
}

/**
 * Null for a currency that the press does not charge in, and for an entry of zero. Throws `Refused` for entries that
 * violate the format.
 */
function statedEntry(written: WrittenEntry): StatedEntry | null {
  const currency = CurrencySchema.safeParse(written.currency.toUpperCase());
  if (!currency.success) return null;
  const amount = smallestUnits(written.amount, CURRENCIES[currency.data]);
  if (amount === 0) return null;
  const cut = (text: string, most: number) => text.replace(/\s+/g, ' ').trim().slice(0, most);
  const read = StatedEntrySchema.safeParse({
    ...written,
    ...{ currency: currency.data, amount },
    account: cut(written.account, 60),
    party: cut(written.party, 200),
    partyAccount: cut(written.partyAccount, 60),
    text: cut(written.text, 1_000),
    endToEnd: cut(written.endToEnd, 80),
    bankReference: cut(written.bankReference, 80),
  });
  if (!read.success) throw new Refused('bank/unreadable');
  return read.data;
}

/** All entries of a file, and how many of them are left out because of their currency. */
export function statedEntries(written: readonly WrittenEntry[]): {
  readonly entries: readonly StatedEntry[];
  readonly leftOut: number;
} {
  const entries = written.flatMap((each) => statedEntry(each) ?? []);
  return { entries, leftOut: written.length - entries.length };
}
