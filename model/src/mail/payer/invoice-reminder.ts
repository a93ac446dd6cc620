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

/** To a payer: shortly before the invoice is due, and when it is overdue. */
export const invoiceReminder = mailTemplate({
  name: 'payer/invoice-reminder',
  schema: AboutInvoiceSchema.extend({
    due: z.string(),
    left: z.string(),
    reference: z.string(),
    iban: z.string(),
    isOverdue: z.boolean(),
  }),
  sample: {
    ...SAMPLE_INVOICE,
    due: '14 July 2026',
    left: 'EUR 1,071.00',
    reference: 'RF79 SMP2 0260 0012',
    iban: 'NO93 8601 1117 947',
    isOverdue: true,
  },
  render: (data, sender) => {
    const { invoice, due, left, reference, iban, isOverdue } = data;
    const subject = isOverdue
      ? `Invoice ${invoice} was due on ${due}`
      : `Invoice ${invoice} is due on ${due}`;
    const words = isOverdue
      ? `This invoice was due on ${due}. If you have paid it in the last few days, thank you, and please disregard this mail.`
      : `This invoice is due on ${due}. If you have already paid it, thank you.`;
    const rows = [
      ['To pay', left],
      ['Payment reference', reference],
      ['IBAN', iban],
    ] as const;
    return invoiceMail(data, sender, subject, [
      invoiceParagraph(words),
      invoiceFacts(data, ...rows),
      seeInvoices(data),
      onlyFromUs(sender),
    ]);
  },
});
