import { z } from 'zod';
import { t } from '../../messages/t.ts';
import { composeMail } from '../compose.ts';
import { mailTemplate } from '../template.ts';
import { invoiceParagraph, onlyFromUs } from './about-invoice.ts';

/** To whom a quotation is made out, with its PDF. */
export const quotationMail = mailTemplate({
  name: 'payer/quotation',
  schema: z.object({
    name: z.string(),
    quotation: z.string(),
    payer: z.string(),
    subject: z.string(),
    total: z.string(),
    validUntil: z.string(),
    url: z.url(),
  }),
  sample: {
    name: 'Accounts payable',
    quotation: 'Q-2026-0003',
    payer: 'University of Ravnfjord',
    subject: 'Special issue on tidal creeks',
    total: 'EUR 4,760.00',
    validUntil: '14 July 2026',
    url: 'https://press.example/about/invoice_payment',
  },
  render: ({ name, quotation, payer, subject, total, validUntil, url }, sender) =>
    composeMail(
      t('mailPayer.quotationSubject', { quotation, subject }),
      [
        invoiceParagraph(t('mail.dear', { name })),
        invoiceParagraph(t('mailPayer.quotationLead')),
        {
          kind: 'facts',
          rows: [
            [t('mail.quotation'), quotation],
            [t('mail.quotationFor'), payer],
            [t('mail.quotationAbout'), subject],
            [t('mail.total'), total],
            [t('mail.validUntil'), validUntil],
          ],
        },
        invoiceParagraph(t('mailPayer.quotationAccept')),
        { kind: 'link', label: t('mailPayer.howOurInvoicesArePaid'), url },
        onlyFromUs(sender),
      ],
      sender,
    ),
});
