import { z } from 'zod';
import { t } from '../../messages/t.ts';
import { mailTemplate } from '../template.ts';
import {
  AboutInvoiceSchema,
  invoiceFacts,
  invoiceMail,
  invoiceParagraph,
  onlyFromUs,
  SAMPLE_INVOICE,
  seeInvoices,
} from './about-invoice.ts';

/** To each payer, with the invoice as a PDF and as an electronic document. */
export const invoiceIssued = mailTemplate({
  name: 'payer/invoice-issued',
  schema: AboutInvoiceSchema.extend({
    due: z.string(),
    reference: z.string(),
    iban: z.string(),
  }),
  sample: {
    ...SAMPLE_INVOICE,
    due: '14 July 2026',
    reference: 'RF79 SMP2 0260 0012',
    iban: 'NO93 8601 1117 947',
  },
  render: (data, sender) => {
    const { invoice, due, reference, iban, isAuthor, number } = data;
    const rows = [
      [t('mail.due'), due],
      [t('mail.paymentReference'), reference],
      [t('mail.iban'), iban],
    ] as const;
    return invoiceMail(data, sender, t('mailPayer.invoiceIssuedSubject', { invoice, due }), [
      invoiceParagraph(
        number === ''
          ? t('mailPayer.invoiceIssuedLead')
          : isAuthor
            ? t('mailPayer.invoiceIssuedForAuthor')
            : t('mailPayer.invoiceIssuedForPayer'),
      ),
      invoiceFacts(data, ...rows),
      invoiceParagraph(t('mailPayer.invoiceIssuedQuoteReference')),
      seeInvoices(data),
      onlyFromUs(sender),
    ]);
  },
});
