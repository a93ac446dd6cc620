import type { Invoice, Payment } from '@quire/model/entities/invoice';
import { t } from '@quire/model/messages/t';
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
  invoice: t('officeInvoices.invoice'),
  credit_note: t('officeInvoices.creditNote'),
};

export const METHOD_LABELS: Readonly<Record<Payment['method'], string>> = {
  'bank-transfer': t('officeInvoices.methodTransfer'),
  card: t('officeInvoices.methodCard'),
  cheque: t('officeInvoices.methodCheque'),
  other: t('officeInvoices.methodOther'),
};

export const EVENT_LABELS: Readonly<Record<InvoiceEvent, string>> = {
  issue: t('officeInvoices.eventIssued'),
  pay: t('officeInvoices.eventPayment'),
  refund: t('officeInvoices.eventRefund'),
  ask_refund: t('officeInvoices.eventRefundRequested'),
  fail_refund: t('officeInvoices.eventRefundRefused'),
  charge_back: t('officeInvoices.eventChargedBack'),
  win_back: t('officeInvoices.eventWonBack'),
  remind: t('officeInvoices.eventReminder'),
  lapse: t('officeInvoices.eventOverdue'),
  waive: t('officeInvoices.eventWaived'),
  cancel: t('officeInvoices.eventCancelled'),
  credit: t('officeInvoices.eventCredited'),
  file: t('officeInvoices.eventFiled'),
  check_vat: t('officeInvoices.eventVatChecked'),
};

/** An invoice's name: its number or, without one, its manuscript's number. */
export const invoiceName = ({
  number,
  state,
  submissionNumber,
}: Pick<Invoice, 'number' | 'state' | 'submissionNumber'>): string =>
  number ??
  (state === 'draft'
    ? t('officeInvoices.draftFor', { submission: submissionNumber })
    : t('officeInvoices.freeFor', { submission: submissionNumber }));

export const payerName = ({ billTo: { organisation, name } }: Pick<Invoice, 'billTo'>): string =>
  organisation || name;

const REMINDERS: Readonly<Record<string, string>> = {
  'due-soon': t('officeInvoices.reminderDueSoon'),
  'overdue-1': t('officeInvoices.reminderOneDay'),
  'overdue-7': t('officeInvoices.reminderOneWeek'),
  'overdue-21': t('officeInvoices.reminderThreeWeeks'),
};

/** The text beside an event's name, for example which reminder was sent. */
export const eventText = (event: InvoiceEvent, text = ''): string =>
  event === 'remind'
    ? (REMINDERS[text] ?? (text.startsWith('by-hand') ? t('officeInvoices.reminderByStaff') : text))
    : text;
