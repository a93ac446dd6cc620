import { z } from 'zod';
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
      ['Due', due],
      ['Payment reference', reference],
      ['IBAN', iban],
    ] as const;
    return invoiceMail(data, sender, `Invoice ${invoice}, due on ${due}`, [
      invoiceParagraph(
        number === ''
          ? 'Attached is our invoice.'
          : isAuthor
            ? 'Your manuscript has been accepted. Attached is the invoice for its publication, as sent to the payer.'
            : 'Attached is the invoice for the publication of the article below. Its author has named you as the payer.',
      ),
      invoiceFacts(data, ...rows),
      invoiceParagraph('Please quote the payment reference when you pay.'),
      seeInvoices(data),
      onlyFromUs(sender),
    ]);
  },
});
