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

/** To a payer: nothing is to be paid any more. */
export const invoiceWaived = mailTemplate({
  name: 'payer/invoice-waived',
  schema: AboutInvoiceSchema.extend({ reason: z.string() }),
  sample: { ...SAMPLE_INVOICE, reason: 'The journal waives its charge for this manuscript.' },
  render: (data, sender) => {
    const subject = data.invoice
      ? `Invoice ${data.invoice} is waived`
      : 'Your article is published without a charge';
    return invoiceMail(data, sender, subject, [
      invoiceParagraph(
        data.number === ''
          ? 'Nothing is to be paid any more: the invoice is waived.'
          : 'Nothing is to be paid: the charge is waived, and the article goes on.',
      ),
      invoiceFacts(data, ['Reason', data.reason]),
      seeInvoices(data),
    ]);
  },
});
