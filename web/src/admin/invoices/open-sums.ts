import { CURRENCY_CODES, type Currency } from '@quire/model/currencies';
import { amountToGiveBack, openAmount, type StoredInvoice } from '@quire/model/entities/invoice';

/** What is due and what is to be refunded in one currency, in its smallest unit. */
export interface OpenSum {
  readonly currency: Currency;
  readonly open: number;
  /** The overdue part of what is open. */
  readonly overdue: number;
  readonly back: number;
}

/** The sums of each currency; currencies with nothing due are omitted. */
export function openSums(invoices: readonly StoredInvoice[]): OpenSum[] {
  const whole = (list: readonly StoredInvoice[], of: (invoice: StoredInvoice) => number) =>
    list.reduce((sum, invoice) => sum + of(invoice), 0);
  return CURRENCY_CODES.map((currency) => {
    const own = invoices.filter((invoice) => invoice.currency === currency);
    const overdue = own.filter(({ state }) => state === 'overdue');
    return {
      currency,
      open: whole(own, openAmount),
      overdue: whole(overdue, openAmount),
      back: whole(own, amountToGiveBack),
    };
  }).filter(({ open, back }) => open > 0 || back > 0);
}
