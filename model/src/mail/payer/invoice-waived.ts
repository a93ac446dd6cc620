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

/** To a payer: the invoice has been waived. */
export const invoiceWaived = mailTemplate({
  name: 'payer/invoice-waived',
  schema: AboutInvoiceSchema.extend({ reason: z.string() }),
  sample: { ...SAMPLE_INVOICE, reason: 'The journal waives the fee for this manuscript.' },
  render: (data, sender) => {
    const subject = data.invoice
      ? t('mailPayer.invoiceWaivedSubject', { invoice: data.invoice })
      : t('mailPayer.feeWaivedSubject');
    return invoiceMail(data, sender, subject, [
      invoiceParagraph(
        data.number === '' ? t('mailPayer.invoiceWaivedLead') : t('mailPayer.feeWaivedLead'),
      ),
      invoiceFacts(data, [t('mail.reason'), data.reason]),
      seeInvoices(data),
    ]);
  },
});
