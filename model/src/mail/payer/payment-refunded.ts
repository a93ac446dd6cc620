import { z } from 'zod';
import { mailTemplate } from '../template.ts';
import {
  AboutInvoiceSchema,
  invoiceFacts,
  invoiceMail,
  invoiceParagraph,
  SAMPLE_INVOICE,
  seeInvoices,
} from './about-invoice.ts';

/** To a payer: money goes back. */
export const paymentRefunded = mailTemplate({
  name: 'payer/payment-refunded',
  schema: AboutInvoiceSchema.extend({ amount: z.string(), on: z.string(), method: z.string() }),
  sample: {
    ...SAMPLE_INVOICE,
    amount: 'EUR 1,071.00',
    on: '20 July 2026',
    method: 'Bank transfer',
  },
  render: (data, sender) => {
    const { invoice, amount, on, method } = data;
    return invoiceMail(data, sender, `Refund of ${amount}: invoice ${invoice}`, [
      invoiceParagraph(
        'We have sent you a refund. It will reach the account from which you paid within a few days.',
      ),
      invoiceFacts(data, ['Sent back', amount], ['On', on], ['By', method]),
      seeInvoices(data),
    ]);
  },
});
