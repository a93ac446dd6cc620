/** The states of an invoice, and what leads from one to the next. */

import { t } from '../messages/t.ts';

interface StateRow {
  readonly label: string;
  /** Something may still be paid. */
  readonly open?: true;
  /** The charge is settled: production may begin. */
  readonly settled?: true;
}
const row = (state: StateRow): StateRow => state;

export const INVOICE_STATES = {
  draft: row({
    get label() {
      return t('states.invoiceDraft');
    },
  }),
  issued: row({
    get label() {
      return t('states.invoiceIssued');
    },
    open: true,
  }),
  part_paid: row({
    get label() {
      return t('states.invoicePartPaid');
    },
    open: true,
  }),
  overdue: row({
    get label() {
      return t('states.invoiceOverdue');
    },
    open: true,
  }),
  paid: row({
    get label() {
      return t('states.invoicePaid');
    },
    settled: true,
  }),
  refunded: row({
    get label() {
      return t('states.invoiceRefunded');
    },
  }),
  waived: row({
    get label() {
      return t('states.invoiceWaived');
    },
    settled: true,
  }),
  cancelled: row({
    get label() {
      return t('states.invoiceCancelled');
    },
  }),
} as const satisfies Readonly<Record<string, StateRow>>;
export type InvoiceState = keyof typeof INVOICE_STATES;
export const INVOICE_STATE_NAMES = Object.keys(INVOICE_STATES) as [InvoiceState, ...InvoiceState[]];

/** Something may still be paid. */
export const isOpenInvoice = (state: InvoiceState): boolean =>
  (INVOICE_STATES[state] as StateRow).open ?? false;
/** Paid in full, or waived. */
export const isSettledInvoice = (state: InvoiceState): boolean =>
  (INVOICE_STATES[state] as StateRow).settled ?? false;

export const INVOICE_EVENTS = [
  'issue',
  'pay',
  'refund',
  /** The payment provider is asked to refund a card payment. */
  'ask_refund',
  /** It did not go back: the provider, or the card's bank, said no. */
  'fail_refund',
  /** The card's bank has taken a payment back. */
  'charge_back',
  /** The dispute is won: the payment is there again. */
  'win_back',
  'remind',
  'lapse',
  'waive',
  'cancel',
  /** A credit note takes off a part. */
  'credit',
  /** The PDF and its XML are made. */
  'file',
  /** VIES has said whether the payer's VAT id is in force. */
  'check_vat',
] as const;
export type InvoiceEvent = (typeof INVOICE_EVENTS)[number];

const OPEN = ['issued', 'part_paid', 'overdue'] as const;
// Where all of a part has gone back, it is as it was issued.
const REFUNDABLE = [...OPEN, 'paid', 'waived', 'cancelled', 'refunded'] as const;
const OUT = [...OPEN, 'paid', 'waived', 'refunded', 'cancelled'] as const;
/** From where each event may come (field 5.2). */
const FROM: Readonly<Record<InvoiceEvent, readonly InvoiceState[]>> = {
  issue: ['draft'],
  // Money that comes although nothing is open has come: it is noted, and goes back.
  pay: [...OPEN, 'paid', 'refunded', 'waived', 'cancelled'],
  refund: REFUNDABLE,
  ask_refund: REFUNDABLE,
  fail_refund: REFUNDABLE,
  charge_back: REFUNDABLE,
  win_back: REFUNDABLE,
  remind: OPEN,
  lapse: ['issued', 'part_paid'],
  waive: ['draft', ...OPEN],
  cancel: ['draft', ...OPEN, 'paid', 'refunded'],
  credit: [...OPEN, 'paid', 'refunded', 'waived'],
  file: OUT,
  check_vat: OUT,
};

/** Whether an event may happen to an invoice that is so. */
export const mayHappen = (state: InvoiceState, event: InvoiceEvent): boolean =>
  FROM[event].includes(state);
