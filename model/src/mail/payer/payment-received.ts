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

/** To a payer: the receipt of a payment. */
export const paymentReceived = mailTemplate({
  name: 'payer/payment-received',
  schema: AboutInvoiceSchema.extend({
    amount: z.string(),
    on: z.string(),
    method: z.string(),
    left: z.string(),
    isPaid: z.boolean(),
  }),
  sample: {
    ...SAMPLE_INVOICE,
    amount: 'EUR 1,071.00',
    on: '3 July 2026',
    method: 'Bank transfer',
    left: 'EUR 0.00',
    isPaid: true,
  },
  render: (data, sender) => {
    const { invoice, amount, on, method, left, isPaid } = data;
    return invoiceMail(data, sender, `Received with thanks: ${amount} for invoice ${invoice}`, [
      invoiceParagraph(
        isPaid
          ? 'We have received your payment: the invoice is paid in full. This mail is your receipt.'
          : 'We have received your payment. This mail is your receipt.',
      ),
      invoiceFacts(
        data,
        ['Received', amount],
        ['On', on],
        ['Paid by', method],
        ['Left to pay', isPaid ? '' : left],
      ),
      seeInvoices(data),
    ]);
  },
});
