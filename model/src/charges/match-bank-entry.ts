/** Which open invoices an entry of a bank's statement pays: by reference, amount and name. Pure. */
import type { MatchGrade, MatchReason, StatedEntry, Suggestion } from '../entities/bank-entry.ts';
import { openAmount, type StoredInvoice } from '../entities/invoice.ts';
import { fold } from '../search-terms.ts';

export type MatchedInvoice = Pick<
  StoredInvoice,
  | 'id'
  | 'number'
  | 'reference'
  | 'currency'
  | 'kind'
  | 'state'
  | 'total'
  | 'paid'
  | 'refunded'
  | 'credited'
  | 'billTo'
  | 'dueAt'
>;

export interface Match {
  readonly grade: MatchGrade;
  readonly suggested: readonly Suggestion[];
}

const NOTHING: Match = { grade: 'none', suggested: [] };
/** As many as an entry keeps. */
const MOST = 20;
/** As many as are offered on their amount or name alone. */
const OFFERED = 5;

const letters = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** Words that half of all payers have in their names. */
const COMMON = new Set(
  'university universitat universite universidad college institute institut department library account accounts gmbh inc ltd the of and for der die das und'.split(
    ' ',
  ),
);
const nameWords = (name: string): string[] =>
  (fold(name).match(/[\p{L}\p{N}]+/gu) ?? []).filter(
    (word) => word.length > 2 && !COMMON.has(word),
  );

/** Whether the statement names whom the invoice is made out to: each distinctive word of one of its names. */
function isNamed({ billTo }: MatchedInvoice, said: ReadonlySet<string>): boolean {
  return [billTo.organisation, billTo.name].some((name) => {
    const words = nameWords(name);
    return words.length > 0 && words.every((word) => said.has(word));
  });
}

const payerOf = ({ billTo }: MatchedInvoice): string =>
  (billTo.organisation || billTo.name).slice(0, 250);

const suggest = (
  invoice: MatchedInvoice,
  amount: number,
  why: readonly MatchReason[],
): Suggestion => ({
  invoice: invoice.id,
  number: invoice.number ?? '',
  payer: payerOf(invoice),
  amount,
  why: [...why],
});

/** Oldest first: so debts are paid. */
const byAge = (a: MatchedInvoice, b: MatchedInvoice) =>
  (a.dueAt ?? '').localeCompare(b.dueAt ?? '') || (a.number ?? '').localeCompare(b.number ?? '');

/** Shares an amount out over invoices, what is open of each; what is left goes to the last. */
function shareAmong(
  invoices: readonly MatchedInvoice[],
  amount: number,
  whyOf: (invoice: MatchedInvoice) => readonly MatchReason[],
): Suggestion[] {
  let left = amount;
  const parts = invoices.map((invoice, place) => {
    const isLast = place === invoices.length - 1;
    const own = isLast ? left : Math.min(left, openAmount(invoice));
    left -= own;
    return suggest(invoice, own, whyOf(invoice));
  });
  return parts.filter((part) => part.amount > 0);
}

const sumOf = (invoices: readonly MatchedInvoice[]): number =>
  invoices.reduce((sum, invoice) => sum + openAmount(invoice), 0);

/**
 * What an entry pays, as far as it says. `sure`: it names invoices and brings what is open of them.
 * `likely`: it names them and brings another amount, or it brings what is open of one payer who is named;
 * then the suggestions add up to the entry. `possible`: the amount or the name alone fits one or several,
 * each of which is offered by itself.
 */
export function matchBankEntry(
  entry: Pick<StatedEntry, 'kind' | 'amount' | 'currency' | 'party' | 'text' | 'endToEnd'>,
  invoices: readonly MatchedInvoice[],
): Match {
  const { kind, amount, currency, party, text, endToEnd } = entry;
  if (kind !== 'credit') return NOTHING;
  const open = invoices
    .filter((invoice) => invoice.currency === currency && openAmount(invoice) > 0)
    .toSorted(byAge);
  const said = letters(`${text} ${endToEnd}`);
  const words = new Set(nameWords(`${party} ${text}`));
  const isReferred = ({ number, reference }: MatchedInvoice) =>
    [number ?? '', reference].some((each) => each !== '' && said.includes(letters(each)));
  const whyOf = (invoice: MatchedInvoice): MatchReason[] => [
    ...(isReferred(invoice) ? ['reference' as const] : []),
    ...(openAmount(invoice) === amount ? ['amount' as const] : []),
    ...(isNamed(invoice, words) ? ['name' as const] : []),
  ];

  const referred = open.filter(isReferred).slice(0, MOST);
  if (referred.length > 0) {
    const grade = sumOf(referred) === amount ? 'sure' : 'likely';
    return { grade, suggested: shareAmong(referred, amount, whyOf) };
  }
  const named = open.filter((invoice) => isNamed(invoice, words));
  const both = named.filter((invoice) => openAmount(invoice) === amount);
  const [only] = both;
  if (only && both.length === 1) {
    return { grade: 'likely', suggested: [suggest(only, amount, whyOf(only))] };
  }
  const ofOnePayer = new Set(named.map(({ billTo }) => billTo.email.toLowerCase())).size === 1;
  if (both.length === 0 && ofOnePayer && named.length <= MOST && sumOf(named) === amount) {
    return { grade: 'likely', suggested: shareAmong(named, amount, whyOf) };
  }
  const alike = open.filter((invoice) => openAmount(invoice) === amount);
  const offered = (both.length > 0 ? both : alike.length > 0 ? alike : named).slice(0, OFFERED);
  if (offered.length === 0) return NOTHING;
  return {
    grade: 'possible',
    suggested: offered.map((invoice) => suggest(invoice, amount, whyOf(invoice))),
  };
}
