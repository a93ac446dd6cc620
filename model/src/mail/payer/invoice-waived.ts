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

/** To a payer: the invoice has been waived. */
export const invoiceWaived = mailTemplate({
  name: 'payer/invoice-waived',
  schema: AboutInvoiceSchema.extend({ reason: z.string() }),
  sample: { ...SAMPLE_INVOICE, reason: 'The journal waives the fee for this manuscript.' },
  render: (data, sender) => {
    const subject = data.invoice
      ? `Invoice ${data.invoice} is waived`
      : 'Your article will be published without a fee';
    return invoiceMail(data, sender, subject, [
      invoiceParagraph(
        data.number === ''
          ? 'The invoice has been waived. You do not need to pay it.'
          : 'The fee has been waived, and you do not need to pay anything. The article continues to publication.',
      ),
      invoiceFacts(data, ['Reason', data.reason]),
      seeInvoices(data),
    ]);
  },
});
