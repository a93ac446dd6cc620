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
  ask_refund: 'Refund to the card asked for',
  fail_refund: 'Refund to the card failed',
  charge_back: 'Taken back by the card’s bank',
  win_back: 'Dispute won: paid again',
  remind: 'Reminder',
  lapse: 'Overdue',
  waive: 'Waived',
  cancel: 'Cancelled by a credit note',
  credit: 'Credited',
  file: 'PDF and XML made',
  check_vat: 'VAT id checked at VIES',
};

/** What an invoice is called: its number; where it has none, its manuscript's. */
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

/** What an event says beside its name: a reminder, which one it was. */
export const eventText = (event: InvoiceEvent, text = ''): string =>
  event === 'remind' ? (REMINDERS[text] ?? (text.startsWith('by-hand') ? 'by hand' : text)) : text;
