import { z } from 'zod';
import { t } from '../../messages/t.ts';
import { composeMail } from '../compose.ts';
import { mailTemplate } from '../template.ts';

/** To finance: a card payment or refund that has to be checked. */
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
    what: 'A card payment exceeds the open amount. It has been recorded. Please refund the difference.',
    url: 'https://press.example/admin/dashboard/invoices/sample~0~0',
  },
  render: ({ name, number, amount, payment, what, url }, sender) =>
    composeMail(
      t('mailStaff.paymentToCheckSubject', { number }),
      [
        { kind: 'paragraph', text: t('mail.dear', { name }) },
        { kind: 'paragraph', text: what },
        {
          kind: 'facts',
          rows: [
            [t('mail.invoice'), number],
            [t('mail.amount'), amount],
            [t('mail.paymentId'), payment],
          ],
        },
        { kind: 'link', label: t('mailStaff.openInvoice'), url },
      ],
      sender,
    ),
});
