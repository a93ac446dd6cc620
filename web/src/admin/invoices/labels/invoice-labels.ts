import type { Invoice, Payment } from '@quire/model/entities/invoice';
import { INVOICE_STATES, type InvoiceEvent, type InvoiceState } from '@quire/model/states/invoice';

export const INVOICE_STATE_COLOURS: Readonly<
  Record<InvoiceState, 'default' | 'info' | 'success' | 'warning' | 'error'>
> = {
  draft: 'default',
  issued: 'info',
  part_paid: 'warning',
  overdue: 'error',
  paid: 'success',
  refunded: 'default',
  waived: 'default',
  cancelled: 'default',
};

export const STATE_CHOICES = Object.entries(INVOICE_STATES).map(([value, { label }]) => ({
  value,
  label,
}));

export const INVOICE_KIND_LABELS: Readonly<Record<Invoice['kind'], string>> = {
  invoice: 'Invoice',
  credit_note: 'Credit note',
};

export const METHOD_LABELS: Readonly<Record<Payment['method'], string>> = {
  'bank-transfer': 'Bank transfer',
  card: 'Card',
  cheque: 'Cheque',
  other: 'Other',
};

export const EVENT_LABELS: Readonly<Record<InvoiceEvent, string>> = {
  issue: 'Issued',
  pay: 'Payment',
  refund: 'Refund',
  ask_refund: 'Refund to the card requested',
  fail_refund: 'Refund to the card refused',
  charge_back: 'Reversed by the card’s bank',
  win_back: 'Dispute won: paid again',
  remind: 'Reminder',
  lapse: 'Overdue',
  waive: 'Waived',
  cancel: 'Cancelled by a credit note',
  credit: 'Credited',
  file: 'PDF and XML created',
  check_vat: 'VAT ID checked with VIES',
};

/** An invoice's name: its number or, without one, its manuscript's number. */
export const invoiceName = ({
  number,
  state,
  submissionNumber,
}: Pick<Invoice, 'number' | 'state' | 'submissionNumber'>): string =>
  number ?? (state === 'draft' ? `Draft for ${submissionNumber}` : `Free: ${submissionNumber}`);

export const payerName = ({ billTo: { organisation, name } }: Pick<Invoice, 'billTo'>): string =>
  organisation || name;

const REMINDERS: Readonly<Record<string, string>> = {
  'due-soon': 'before it is due',
  'overdue-1': 'one day after it was due',
  'overdue-7': 'a week after it was due',
  'overdue-21': 'three weeks after it was due',
};

/** The text beside an event's name, for example which reminder was sent. */
export const eventText = (event: InvoiceEvent, text = ''): string =>
  event === 'remind'
    ? (REMINDERS[text] ?? (text.startsWith('by-hand') ? 'sent by staff' : text))
    : text;
