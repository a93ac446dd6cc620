import { openAmount, type StoredInvoice } from '@quire/model/entities/invoice';
import type { StoredSubmission } from '@quire/model/entities/submission';
import { t } from '@quire/model/messages/t';
import { formatMoney } from '@quire/model/money';
import { INVOICE_STATES } from '@quire/model/states/invoice';
import { PRODUCTION_STATES, SUBMISSION_STATES } from '@quire/model/states/submission-states';

type Charged = Pick<StoredSubmission, 'state' | 'quote'>;
type Invoiced = Pick<
  StoredInvoice,
  'kind' | 'state' | 'currency' | 'total' | 'paid' | 'refunded' | 'credited'
>;

const holding = (invoices: readonly Invoiced[]) =>
  invoices.filter(({ kind, state }) => kind === 'invoice' && state !== 'cancelled');

/** The fee of a submission: its invoices or, before them, the price on the day of submission. */
export function describeCharge({ quote }: Charged, invoices: readonly Invoiced[] = []): string {
  const [first, ...others] = holding(invoices);
  if (first) {
    // Amounts that were credited are not due.
    const asked = (invoice: Invoiced) => invoice.total - invoice.credited;
    const total = others.reduce((sum, invoice) => sum + asked(invoice), asked(first));
    return total === 0 ? t('authorInvoices.nothing') : formatMoney(total, first.currency);
  }
  if (!quote || quote.amount === 0) return t('authorInvoices.nothing');
  return formatMoney(quote.amount, quote.currency);
}

/** When the fee is due at present. `net`: the fee after all discounts. */
export function whenAsked({ state, quote }: Charged, net = quote?.amount ?? 0): string {
  if (!quote || quote.amount === 0) return t('authorInvoices.freeOfCharge');
  if (state === 'awaiting_payment') return t('authorInvoices.dueNow');
  if (state === 'accepted') return t('authorInvoices.dueNext');
  if (PRODUCTION_STATES.some((each) => each === state))
    return t('authorInvoices.productionHasBegun');
  const row: { readonly over?: true } = SUBMISSION_STATES[state];
  if (!row.over && net === 0) return t('authorInvoices.nothingToPayNow');
  return row.over ? t('authorInvoices.notDue') : t('authorInvoices.dueIfAccepted');
}

const toCome = () => t('authorInvoices.newInvoiceFollows');

/** The same from its invoices, if there are any: the open amount or their state. */
export function chargeAsked(charged: Charged, invoices: readonly Invoiced[]): string {
  const [first, ...others] = holding(invoices);
  const isWaiting = charged.state === 'awaiting_payment';
  const isCredited = invoices.some(({ state }) => state === 'cancelled');
  if (!first) return isWaiting && isCredited ? toCome() : whenAsked(charged);
  const open = [first, ...others].reduce((sum, invoice) => sum + openAmount(invoice), 0);
  if (open > 0)
    return t('authorInvoices.openAmount', { amount: formatMoney(open, first.currency) });
  // Everything is settled, but the submission still waits for the reissue of a credited invoice.
  if (isWaiting && isCredited) return toCome();
  return [...new Set([first, ...others].map(({ state }) => INVOICE_STATES[state].label))].join(
    ', ',
  );
}
