import { createHash } from 'node:crypto';
import type { StatedEntry } from '@quire/model/entities/bank-entry';

const hash = (...parts: readonly (string | number)[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);

/** Account, day, amount and direction: the least that two formats say alike. */
export const likenessOf = ({ account, bookedOn, amount, currency, kind }: StatedEntry): string =>
  hash('like', account, bookedOn, amount, currency, kind);

/**
 * The ids of a file's entries. Of one that the bank has numbered, its number and what does not change of it;
 * of others everything it says, and its number among those that say the same: two payments alike on one day are two,
 * and the same two in another file are these.
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
