import { z } from 'zod';
import { t } from '../../messages/t.ts';
import { composeMail } from '../compose.ts';
import { mailTemplate } from '../template.ts';

/** To an institution, once a month: its COUNTER reports, as attached tables. */
export const usageReport = mailTemplate({
  name: 'account/usage-report',
  isFixed: true,
  schema: z.object({
    institution: z.string(),
    month: z.string(),
    /** Where programs ask for other reports. */
    url: z.url(),
    /** By the names of COUNTER’s metrics, which are the same in all languages. */
    totals: z.array(z.object({ metric: z.string(), total: z.string() })),
  }),
  sample: {
    institution: 'Tidewater University Library',
    month: 'November 2026',
    url: 'https://press.example/r51/reports',
    totals: [
      { metric: 'Searches_Platform', total: '41' },
      { metric: 'Total_Item_Requests', total: '1204' },
      { metric: 'Unique_Item_Requests', total: '987' },
    ],
  },
  render: ({ institution, month, url, totals }, sender) =>
    composeMail(
      t('mailAccount.usageReportSubject', { press: sender.press, month }),
      [
        { kind: 'paragraph', text: t('mail.hello') },
        { kind: 'paragraph', text: t('mailAccount.usageReportLead', { institution, month }) },
        totals.length > 0
          ? { kind: 'facts', rows: totals.map(({ metric, total }) => [metric, total]) }
          : { kind: 'paragraph', text: t('mailAccount.usageReportNone') },
        { kind: 'link', label: t('mailAccount.usageReportOpen'), url },
        { kind: 'paragraph', text: t('mailAccount.usageReportStop') },
      ],
      sender,
    ),
});
