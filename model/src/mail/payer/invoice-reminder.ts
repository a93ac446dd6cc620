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
      ? t('mailPayer.invoiceOverdueSubject', { invoice, due })
      : t('mailPayer.invoiceDueSubject', { invoice, due });
    const words = isOverdue
      ? t('mailPayer.invoiceOverdueLead', { due })
      : t('mailPayer.invoiceDueLead', { due });
    const rows = [
      [t('mail.stillToPay'), left],
      [t('mail.paymentReference'), reference],
      [t('mail.iban'), iban],
    ] as const;
    return invoiceMail(data, sender, subject, [
      invoiceParagraph(words),
      invoiceFacts(data, ...rows),
      seeInvoices(data),
      onlyFromUs(sender),
    ]);
  },
});
