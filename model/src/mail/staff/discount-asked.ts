import { z } from 'zod';
import { t } from '../../messages/t.ts';
import { composeMail } from '../compose.ts';
import { mailTemplate } from '../template.ts';

/** To those who decide about it: an author asks for something off the charge. */
export const discountAsked = mailTemplate({
  name: 'staff/discount-asked',
  schema: z.object({
    name: z.string(),
    author: z.string(),
    email: z.string(),
    number: z.string(),
    journal: z.string(),
    discount: z.string(),
    /** Of an institution or a society: which one. Else nothing. */
    about: z.string(),
    text: z.string(),
    url: z.url(),
  }),
  sample: {
    name: 'Fina Lund',
    author: 'Anselm Okoro',
    email: 'anselm.okoro@example.org',
    number: 'CES-2026-00123',
    journal: 'Coastal Earth Systems',
    discount: 'Waiver',
    about: '',
    text: 'The project ended last year, and no funds are left.',
    url: 'https://press.example/admin/dashboard/invoices?tab=requests',
  },
  render: ({ name, author, email, number, journal, discount, about, text, url }, sender) =>
    composeMail(
      t('mailStaff.discountAskedSubject', { number, discount }),
      [
        { kind: 'paragraph', text: t('mail.dear', { name }) },
        { kind: 'paragraph', text: t('mailStaff.discountAskedLead') },
        {
          kind: 'facts',
          rows: [
            [t('mail.askedFor'), discount],
            ...(about ? [[t('mail.discountAbout'), about] as const] : []),
            [t('mail.author'), author],
            [t('mail.email'), email],
            [t('mail.number'), number],
            [t('mail.journal'), journal],
          ],
        },
        { kind: 'written', text },
        { kind: 'link', label: t('mailStaff.decideOnRequest'), url },
      ],
      sender,
    ),
});
