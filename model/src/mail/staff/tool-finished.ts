import { z } from 'zod';
import { t } from '../../messages/t.ts';
import { composeMail } from '../compose.ts';
import { mailTemplate } from '../template.ts';

/** To who began a long work of the office: it has ended. */
export const toolFinished = mailTemplate({
  name: 'staff/tool-finished',
  schema: z.object({ name: z.string(), tool: z.string(), outcome: z.string(), url: z.url() }),
  sample: {
    name: 'Ada Okafor',
    tool: 'Import of records',
    outcome: '20,112 records were read; 14 lines were refused.',
    url: 'https://press.example/admin/dashboard/tools',
  },
  render: ({ name, tool, outcome, url }, sender) =>
    composeMail(
      t('mailStaff.toolFinishedSubject', { tool }),
      [
        { kind: 'paragraph', text: t('mail.dear', { name }) },
        { kind: 'facts', rows: [[t('mail.work'), tool]] },
        { kind: 'paragraph', text: outcome },
        { kind: 'link', label: t('mailStaff.openReport'), url },
      ],
      sender,
    ),
});
