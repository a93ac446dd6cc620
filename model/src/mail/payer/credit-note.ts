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

/** To a payer, with the credit note that cancels an invoice or takes off what is left of it. */
export const creditNoteIssued = mailTemplate({
  name: 'payer/credit-note',
  schema: AboutInvoiceSchema.extend({
    credit: z.string(),
    reason: z.string(),
    /** Of the invoice; empty: nothing. */
    left: z.string(),
  }),
  sample: {
    ...SAMPLE_INVOICE,
    credit: 'SMP-2026-00013',
    reason: 'It was made out to another department.',
    left: '',
  },
  render: (data, sender) => {
    const { invoice, credit, reason, left } = data;
    return invoiceMail(data, sender, t('mailPayer.creditNoteSubject', { credit, invoice }), [
      invoiceParagraph(t('mailPayer.creditNoteLead')),
      invoiceFacts(
        data,
        [t('mail.creditNote'), credit],
        [t('mail.reason'), reason],
        [t('mail.remainingAmount'), left],
      ),
      seeInvoices(data),
    ]);
  },
});
