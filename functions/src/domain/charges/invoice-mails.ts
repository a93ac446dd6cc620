/** The mails about invoices: to the payer, and to the author if that is another person. */

import { printedReference } from '@quire/model/charges/payment-reference';
import { openAmount, type Payment, type StoredInvoice } from '@quire/model/entities/invoice';
import { printedIban } from '@quire/model/iban';
import type { MailParts, Sender } from '@quire/model/mail/compose';
import type { AboutInvoice } from '@quire/model/mail/payer/about-invoice';
import { creditNoteIssued } from '@quire/model/mail/payer/credit-note';
import { invoiceIssued } from '@quire/model/mail/payer/invoice-issued';
import { invoiceReminder } from '@quire/model/mail/payer/invoice-reminder';
import { invoiceWaived } from '@quire/model/mail/payer/invoice-waived';
import { paymentReceived } from '@quire/model/mail/payer/payment-received';
import { paymentRefunded } from '@quire/model/mail/payer/payment-refunded';
import { formatMoney } from '@quire/model/money';
import { invoicePaymentPath, submissionInvoicePath } from '@quire/model/paths';
import { readOwner, readSender } from '../outbox/correspondents.ts';
import type { NewMail } from '../outbox/enqueue-mail.ts';
import { longDate } from '../outbox/mail-phrases.ts';
import type { ChargePorts } from './ports.ts';

const METHODS: Readonly<Record<Payment['method'], string>> = {
  'bank-transfer': 'Bank transfer',
  card: 'Card',
  cheque: 'Cheque',
  other: 'Other',
};

interface Reader {
  readonly address: string;
  readonly name: string;
  readonly isAuthor: boolean;
}

/** The sender and the recipient of a mail about an invoice. */
export interface Post {
  readonly sender: Sender;
  readonly to: readonly Reader[];
}

/** Read before the transaction, which would otherwise block others. Null before the press has a name. */
export async function readPost(
  { db, origin }: ChargePorts,
  { billTo, owner }: Pick<StoredInvoice, 'billTo' | 'owner'>,
): Promise<Post | null> {
  const [sender, author] = await Promise.all([
    readSender(db, origin),
    owner === '' ? null : readOwner(db, owner),
  ]);
  const own = author?.email ?? '';
  const isOwn = billTo.email.toLowerCase() === own.toLowerCase();
  const payer = { address: billTo.email, name: billTo.name, isAuthor: isOwn };
  const to =
    isOwn || !author ? [payer] : [payer, { address: own, name: author.name, isAuthor: true }];
  return sender && { sender, to: to.filter(({ address }) => address !== '') };
}

const about = (
  invoice: StoredInvoice,
  { origin }: Sender,
  { name, isAuthor }: Reader,
): AboutInvoice => ({
  ...{ name, isAuthor, author: invoice.author },
  payer: invoice.billTo.organisation || invoice.billTo.name,
  order: invoice.billTo.poNumber,
  invoice: (invoice.kind === 'credit_note' ? invoice.creditNoteOfNumber : invoice.number) ?? '',
  title: invoice.title,
  journal: invoice.journalName,
  number: invoice.submissionNumber,
  total: formatMoney(invoice.total, invoice.currency),
  url: origin + (isAuthor ? submissionInvoicePath() : invoicePaymentPath()),
});

const bank = ({ reference, seller }: StoredInvoice) => ({
  reference: printedReference(reference),
  iban: printedIban(seller?.iban ?? ''),
});

/** One mail for each reader, written once for its cause. It names no journal: editors must not read it. */
function mails(
  invoice: StoredInvoice,
  { sender, to }: Post,
  template: string,
  cause: string,
  render: (about: AboutInvoice) => MailParts,
  attachments?: NewMail['attachments'],
): NewMail[] {
  return to.map((reader, place) => ({
    compose: () => render(about(invoice, sender, reader)),
    id: `${template.replace('/', '-')}~${invoice.id}~${cause}~${place}`,
    template,
    to: [reader.address],
    replyTo: sender.contact,
    // Whoever pays for an author and has no account is written to as the author is.
    ...(invoice.owner ? { inLanguageOf: invoice.owner } : {}),
    ...(invoice.submission === '' ? {} : { submission: invoice.submission }),
    ...(attachments ? { attachments } : {}),
  }));
}

const files = ({ number, pdf, xml }: StoredInvoice): NonNullable<NewMail['attachments']> => [
  ...(pdf ? [{ name: `${number}.pdf`, path: pdf, type: 'application/pdf' }] : []),
  ...(xml ? [{ name: `${number}.xml`, path: xml, type: 'application/xml' }] : []),
];

/** With the documents of an invoice or credit note. `credited`: the invoice that a credit note is about. */
export function issuedMails(
  invoice: StoredInvoice,
  post: Post,
  credited?: StoredInvoice,
): NewMail[] {
  const { sender } = post;
  if (invoice.kind === 'credit_note') {
    const open = credited ? openAmount(credited) : 0;
    const left = () => (open > 0 ? formatMoney(open, invoice.currency) : '');
    const said = { credit: invoice.number ?? '', reason: invoice.events[0]?.text ?? '' };
    const render = (known: AboutInvoice) =>
      creditNoteIssued.render({ ...known, ...said, left: left() }, sender);
    return mails(invoice, post, creditNoteIssued.name, 'issued', render, files(invoice));
  }
  const render = (known: AboutInvoice) =>
    invoiceIssued.render({ ...known, ...bank(invoice), due: longDate(invoice.dueAt) }, sender);
  return mails(invoice, post, invoiceIssued.name, 'issued', render, files(invoice));
}

export function reminderMails(invoice: StoredInvoice, step: string, post: Post): NewMail[] {
  const said = () => ({
    ...bank(invoice),
    due: longDate(invoice.dueAt),
    left: formatMoney(openAmount(invoice), invoice.currency),
    isOverdue: invoice.state === 'overdue',
  });
  const render = (known: AboutInvoice) =>
    invoiceReminder.render({ ...known, ...said() }, post.sender);
  return mails(invoice, post, invoiceReminder.name, step, render, files(invoice));
}

export function paymentMails(invoice: StoredInvoice, payment: Payment, post: Post): NewMail[] {
  const { sender } = post;
  const said = () => ({
    amount: formatMoney(payment.amount, invoice.currency),
    on: longDate(payment.at),
    method: METHODS[payment.method],
  });
  if (payment.kind === 'refund') {
    const render = (known: AboutInvoice) => paymentRefunded.render({ ...known, ...said() }, sender);
    return mails(invoice, post, paymentRefunded.name, payment.id, render);
  }
  const left = () => formatMoney(openAmount(invoice), invoice.currency);
  const isPaid = invoice.state === 'paid';
  const render = (known: AboutInvoice) =>
    paymentReceived.render({ ...known, ...said(), left: left(), isPaid }, sender);
  return mails(invoice, post, paymentReceived.name, payment.id, render);
}

export function waivedMails(invoice: StoredInvoice, reason: string, post: Post): NewMail[] {
  const render = (known: AboutInvoice) => invoiceWaived.render({ ...known, reason }, post.sender);
  return mails(invoice, post, invoiceWaived.name, 'waived', render);
}
