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
    return invoiceMail(data, sender, `Credit note ${credit} for invoice ${invoice}`, [
      invoiceParagraph(
        'Attached is a credit note. The credited amount is no longer due. If a new invoice replaces this one, we will send it separately.',
      ),
      invoiceFacts(
        data,
        ['Credit note', credit],
        ['Reason', reason],
        ['Remaining amount of the invoice', left],
      ),
      seeInvoices(data),
    ]);
  },
});
