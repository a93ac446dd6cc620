import { z } from 'zod';
import { composeMail } from '../compose.ts';
import { mailTemplate } from '../template.ts';

/** To finance: a payment or refund by card that somebody has to look at. */
export const paymentToCheck = mailTemplate({
  name: 'staff/payment-to-check',
  schema: z.object({
    name: z.string(),
    number: z.string(),
    amount: z.string(),
    /** The payment provider's own id of it. */
    payment: z.string(),
    what: z.string(),
    url: z.url(),
  }),
  sample: {
    name: 'Fina Lund',
    number: 'SMP-2026-00042',
    amount: 'EUR 900.00',
    payment: 'pi_3QxY8b2eZvKYlo2C1',
    what: 'A payment by card came in although nothing, or less than that, was still open. It is recorded, and what is too much is to be given back.',
    url: 'https://press.example/admin/dashboard/invoices/sample~0~0',
  },
  render: ({ name, number, amount, payment, what, url }, sender) =>
    composeMail(
      `A payment by card to look at: ${number}`,
      [
        { kind: 'paragraph', text: `Dear ${name},` },
        { kind: 'paragraph', text: what },
        {
          kind: 'facts',
          rows: [
            ['Invoice', number],
            ['Amount', amount],
            ['At the provider', payment],
          ],
        },
        { kind: 'link', label: 'Look at the invoice', url },
      ],
      sender,
    ),
});
