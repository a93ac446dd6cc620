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
    return invoiceMail(data, sender, t('mailPayer.paymentReceivedSubject', { amount, invoice }), [
      invoiceParagraph(
        isPaid ? t('mailPayer.paymentReceivedInFull') : t('mailPayer.paymentReceivedLead'),
      ),
      invoiceFacts(
        data,
        [t('mail.received'), amount],
        [t('mail.paidOn'), on],
        [t('mail.paymentMethod'), method],
        [t('mail.stillToPay'), isPaid ? '' : left],
      ),
      seeInvoices(data),
    ]);
  },
});
