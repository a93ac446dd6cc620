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
        'Attached is a credit note. What it takes off is not to be paid any more; if a new invoice takes the place of this one, it comes in a mail of its own.',
      ),
      invoiceFacts(
        data,
        ['Credit note', credit],
        ['Reason', reason],
        ['Left to pay of the invoice', left],
      ),
      seeInvoices(data),
    ]);
  },
});
