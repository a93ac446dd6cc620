import { z } from 'zod';
import { composeMail, type MailBlock, type MailParts, type Sender } from '../compose.ts';

/** What every mail about an invoice says. */
export const AboutInvoiceSchema = z.object({
  /** Who pays. */
  name: z.string(),
  /** Of the invoice. */
  invoice: z.string(),
  title: z.string(),
  journal: z.string(),
  /** Of the manuscript. */
  number: z.string(),
  total: z.string(),
  url: z.url(),
});
export type AboutInvoice = z.infer<typeof AboutInvoiceSchema>;

export const SAMPLE_INVOICE: AboutInvoice = {
  name: 'University of Ravnfjord, Accounts',
  invoice: 'SMP-2026-00012',
  title: 'How tidal creeks drain',
  journal: 'Coastal Earth Systems',
  number: 'CES-2026-00123',
  total: 'EUR 1,071.00',
  url: 'https://press.example/submission/invoice',
};

export const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text });

/** Which invoice it is, with more below. */
export function invoiceFacts(
  { invoice, title, journal, number, total }: AboutInvoice,
  ...more: readonly (readonly [string, string])[]
): MailBlock {
  const manuscript = [title, number].filter(Boolean).join(', ');
  const rows = [
    ['Invoice', invoice],
    ['For', `${manuscript} (${journal})`],
    ['Total', total],
  ] as const;
  return { kind: 'facts', rows: [...rows, ...more.filter(([, value]) => value !== '')] };
}

/** The host alone, or what stands for the address where staff word the mail anew (`{origin}`). */
const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).hostname : origin);

/** Invoices are what swindlers imitate: where ours come from. */
export const onlyFromUs = ({ origin }: Sender): MailBlock =>
  paragraph(
    `We send invoices from ${hostOf(origin)} alone, and never change our bank details by mail. If anything looks odd, ask us before you pay.`,
  );

/** A mail to who pays. */
export const invoiceMail = (
  { name }: AboutInvoice,
  sender: Sender,
  subject: string,
  blocks: readonly MailBlock[],
): MailParts => composeMail(subject, [paragraph(`Dear ${name},`), ...blocks], sender);

export const seeInvoices = ({ url }: AboutInvoice): MailBlock => ({
  kind: 'link',
  label: 'See the invoices of your manuscripts',
  url,
});
