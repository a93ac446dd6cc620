import { z } from 'zod';
import { composeMail } from '../compose.ts';
import { mailTemplate } from '../template.ts';
import { invoiceParagraph, onlyFromUs } from './about-invoice.ts';

/** To whom a quotation is made out, with its PDF. */
export const quotationMail = mailTemplate({
  name: 'payer/quotation',
  schema: z.object({
    name: z.string(),
    quotation: z.string(),
    payer: z.string(),
    subject: z.string(),
    total: z.string(),
    validUntil: z.string(),
    url: z.url(),
  }),
  sample: {
    name: 'Accounts payable',
    quotation: 'Q-2026-0003',
    payer: 'University of Ravnfjord',
    subject: 'Special issue on tidal creeks',
    total: 'EUR 4,760.00',
    validUntil: '14 July 2026',
    url: 'https://press.example/about/invoice_payment',
  },
  render: ({ name, quotation, payer, subject, total, validUntil, url }, sender) =>
    composeMail(
      `Quotation ${quotation}: ${subject}`,
      [
        invoiceParagraph(`Dear ${name},`),
        invoiceParagraph(
          'Attached is our quotation. It is not an invoice, and no payment is due yet.',
        ),
        {
          kind: 'facts',
          rows: [
            ['Quotation', quotation],
            ['For', payer],
            ['About', subject],
            ['Total', total],
            ['Valid until', validUntil],
          ],
        },
        invoiceParagraph('To accept it, reply to this mail. We will then send the invoice.'),
        { kind: 'link', label: 'How our invoices are paid and corrected', url },
        onlyFromUs(sender),
      ],
      sender,
    ),
});
