/** The mails that invoices cause: to who pays, and to the author where that is somebody else. */
import { printedIban } from '@quire/model/charges/iban';
import { printedReference } from '@quire/model/charges/payment-reference';
import { openAmount, type Payment, type StoredInvoice } from '@quire/model/entities/invoice';
import type { MailParts, Sender } from '@quire/model/mail/compose';
import type { AboutInvoice } from '@quire/model/mail/payer/about-invoice';
import { creditNoteIssued } from '@quire/model/mail/payer/credit-note';
import { invoiceIssued } from '@quire/model/mail/payer/invoice-issued';
import { invoiceReminder } from '@quire/model/mail/payer/invoice-reminder';
import { invoiceWaived } from '@quire/model/mail/payer/invoice-waived';
import { paymentReceived } from '@quire/model/mail/payer/payment-received';
import { paymentRefunded } from '@quire/model/mail/payer/payment-refunded';
import { formatMoney } from '@quire/model/money';
import { submissionInvoicePath } from '@quire/model/paths';
import type { NewMail } from '../mail/enqueue-mail.ts';
import { readOwner, readSender } from '../submissions/correspondents.ts';
import { dayOf } from '../submissions/mail-words.ts';
import type { ChargePorts } from './ports.ts';

const METHODS: Readonly<Record<Payment['method'], string>> = {
  'bank-transfer': 'Bank transfer',
  card: 'Card',
  cheque: 'Cheque',
  other: 'Other',
};

/** In whose name a mail about an invoice goes, and to whom. */
export interface Post {
  readonly sender: Sender;
  readonly to: readonly string[];
}

/** Read before anything is held that others wait for. Null before the press has a name. */
export async function readPost(
  { db, origin }: ChargePorts,
  { billTo, owner }: Pick<StoredInvoice, 'billTo' | 'owner'>,
): Promise<Post | null> {
  const [sender, author] = await Promise.all([readSender(db, origin), readOwner(db, owner)]);
  const all = [billTo.email, author?.email ?? ''].filter(Boolean);
  const to = all.filter(
    (one, place) => all.findIndex((each) => each.toLowerCase() === one.toLowerCase()) === place,
  );
  return sender && { sender, to };
}

const about = (invoice: StoredInvoice, { sender }: Post): AboutInvoice => ({
  name: invoice.billTo.name,
  invoice: (invoice.kind === 'credit_note' ? invoice.creditNoteOfNumber : invoice.number) ?? '',
  title: invoice.title,
  journal: invoice.journalName,
  number: invoice.submissionNumber,
  total: formatMoney(invoice.total, invoice.currency),
  url: `${sender.origin}${submissionInvoicePath()}`,
});

const bank = ({ reference, seller }: StoredInvoice) => ({
  reference: printedReference(reference),
  iban: printedIban(seller?.iban ?? ''),
});

/** One mail for each receiver, written once for its cause. It names no journal: editors are not to read it. */
function mails(
  invoice: StoredInvoice,
  { sender, to }: Post,
  template: string,
  cause: string,
  parts: MailParts,
  attachments?: NewMail['attachments'],
): NewMail[] {
  return to.map((address, place) => ({
    ...parts,
    id: `${template.replace('/', '-')}~${invoice.id}~${cause}~${place}`,
    template,
    to: [address],
    replyTo: sender.contact,
    submission: invoice.submission,
    ...(attachments ? { attachments } : {}),
  }));
}

const files = ({ number, pdf, xml }: StoredInvoice): NonNullable<NewMail['attachments']> => [
  ...(pdf ? [{ name: `${number}.pdf`, path: pdf, type: 'application/pdf' }] : []),
  ...(xml ? [{ name: `${number}.xml`, path: xml, type: 'application/xml' }] : []),
];

/** With the documents of an invoice or credit note. */
export function issuedMails(invoice: StoredInvoice, post: Post): NewMail[] {
  const known = about(invoice, post);
  if (invoice.kind === 'credit_note') {
    const reason = invoice.events[0]?.text ?? '';
    const parts = creditNoteIssued.render(
      { ...known, credit: invoice.number ?? '', reason },
      post.sender,
    );
    return mails(invoice, post, creditNoteIssued.name, 'issued', parts, files(invoice));
  }
  const data = { ...known, ...bank(invoice), due: dayOf(invoice.dueAt) };
  const parts = invoiceIssued.render(data, post.sender);
  return mails(invoice, post, invoiceIssued.name, 'issued', parts, files(invoice));
}

export function reminderMails(invoice: StoredInvoice, step: string, post: Post): NewMail[] {
  const data = {
    ...about(invoice, post),
    ...bank(invoice),
    due: dayOf(invoice.dueAt),
    left: formatMoney(openAmount(invoice), invoice.currency),
    isOverdue: invoice.state === 'overdue',
  };
  const parts = invoiceReminder.render(data, post.sender);
  return mails(invoice, post, invoiceReminder.name, step, parts, files(invoice));
}

export function paymentMails(invoice: StoredInvoice, payment: Payment, post: Post): NewMail[] {
  const data = {
    ...about(invoice, post),
    amount: formatMoney(payment.amount, invoice.currency),
    on: dayOf(payment.at),
    method: METHODS[payment.method],
  };
  if (payment.kind === 'refund') {
    const parts = paymentRefunded.render(data, post.sender);
    return mails(invoice, post, paymentRefunded.name, payment.id, parts);
  }
  const left = formatMoney(openAmount(invoice), invoice.currency);
  const isPaid = invoice.state === 'paid';
  const parts = paymentReceived.render({ ...data, left, isPaid }, post.sender);
  return mails(invoice, post, paymentReceived.name, payment.id, parts);
}

export function waivedMails(invoice: StoredInvoice, reason: string, post: Post): NewMail[] {
  const parts = invoiceWaived.render({ ...about(invoice, post), reason }, post.sender);
  return mails(invoice, post, invoiceWaived.name, 'waived', parts);
}
