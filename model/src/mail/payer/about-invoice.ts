import { z } from 'zod';
import { t } from '../../messages/t.ts';
import { composeMail, type MailBlock, type MailParts, type Sender } from '../compose.ts';

/** What every mail about an invoice says. */
export const AboutInvoiceSchema = z.object({
  /** Who reads it: who pays, or the author. */
  name: z.string(),
  /** The author reads it, who has a page of their invoices: whoever pays for them has none. */
  isAuthor: z.boolean(),
  /** Of the manuscript: whoever pays asks for whom it is. Empty: not known. */
  author: z.string(),
  /** To whom it is made out. */
  payer: z.string(),
  /** The payer's own number of the purchase order; empty: none. */
  order: z.string(),
  /** Of the invoice. */
  invoice: z.string(),
  title: z.string(),
  journal: z.string(),
  /** Of the manuscript; empty: it is about none. */
  number: z.string(),
  total: z.string(),
  url: z.url(),
});
export type AboutInvoice = z.infer<typeof AboutInvoiceSchema>;

export const SAMPLE_INVOICE: AboutInvoice = {
  ...{ name: 'Accounts payable', isAuthor: false, author: 'Wilma Aarestad' },
  ...{ payer: 'University of Ravnfjord', order: 'PO-2214' },
  invoice: 'SMP-2026-00012',
  title: 'How tidal creeks drain',
  journal: 'Coastal Earth Systems',
  number: 'CES-2026-00123',
  total: 'EUR 1,071.00',
  url: 'https://press.example/about/invoice_payment',
};

export const invoiceParagraph = (text: string): MailBlock => ({ kind: 'paragraph', text });

/** Which invoice it is, with more below. */
export function invoiceFacts(
  { invoice, title, journal, number, total, author, payer, order }: AboutInvoice,
  ...more: readonly (readonly [string, string])[]
): MailBlock {
  const what = title && number ? t('mail.invoiceForNumbered', { title, number }) : title || number;
  const rows = [
    [t('mail.invoice'), invoice],
    [t('mail.madeOutTo'), payer],
    [t('mail.purchaseOrder'), order],
    [
      t('mail.invoiceFor'),
      journal === '' ? what : t('mail.invoiceForInJournal', { what, journal }),
    ],
    [t('mail.author'), author],
    [t('mail.total'), total],
    ...more,
  ] as const;
  return { kind: 'facts', rows: rows.filter(([, value]) => value !== '') };
}

/** The host alone, or the placeholder of the address where staff reword the mail (`{origin}`). */
const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).hostname : origin);

/** Invoices are what swindlers imitate: where ours come from. */
export const onlyFromUs = ({ origin }: Sender): MailBlock =>
  invoiceParagraph(t('mailPayer.onlyFromUs', { host: hostOf(origin) }));

/** A mail to who pays. */
export const invoiceMail = (
  { name }: AboutInvoice,
  sender: Sender,
  subject: string,
  blocks: readonly MailBlock[],
): MailParts =>
  composeMail(subject, [invoiceParagraph(t('mail.dear', { name })), ...blocks], sender);

/** Where the author goes on; whoever pays for them has no account here, and learns whom they pay and how. */
export const seeInvoices = ({ isAuthor, url }: AboutInvoice): MailBlock => ({
  kind: 'link',
  label: isAuthor ? t('mailPayer.seeInvoices') : t('mailPayer.howInvoicesArePaid'),
  url,
});
