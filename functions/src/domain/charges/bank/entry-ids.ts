import { createHash } from 'node:crypto';
import type { StatedEntry } from '@quire/model/entities/bank-entry';

const hash = (...parts: readonly (string | number)[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);

/** Account, day, amount and direction: the fields that are equal in two formats. */
export const likenessOf = ({ account, bookedOn, amount, currency, kind }: StatedEntry): string =>
  hash('like', account, bookedOn, amount, currency, kind);

/**
 * The ids of a file's entries. An entry with a bank reference is identified by the reference and its fixed fields;
 * others by all of their fields, and a number among equal ones: two equal payments on one day are two entries, and the
 * same two in another file have the same ids.
 */
export function entryIds(entries: readonly StatedEntry[]): string[] {
  const seen = new Map<string, number>();
  return entries.map((entry) => {
    const { account, kind, amount, currency, bookedOn, bankReference } = entry;
    const fixed = [account, kind, amount, currency, bookedOn];
    const { party, partyAccount, text, endToEnd } = entry;
    const own = bankReference
      ? hash('numbered', ...fixed, bankReference)
      : hash('said', ...fixed, party, partyAccount, text, endToEnd);
    const before = seen.get(own) ?? 0;
    seen.set(own, before + 1);
    return before === 0 ? own : hash('again', own, before);
  });
}
