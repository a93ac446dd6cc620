import { z } from 'zod';
import { t } from '../../messages/t.ts';
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
    return invoiceMail(data, sender, t('mailPayer.paymentRefundedSubject', { amount, invoice }), [
      invoiceParagraph(t('mailPayer.paymentRefundedLead')),
      invoiceFacts(
        data,
        [t('mail.refunded'), amount],
        [t('mail.paidOn'), on],
        [t('mail.paymentMethod'), method],
      ),
      seeInvoices(data),
    ]);
  },
});
