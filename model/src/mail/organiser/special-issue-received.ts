import { z } from 'zod';
import { t } from '../../messages/t.ts';
import { composeMail } from '../compose.ts';
import { mailTemplate } from '../template.ts';

/** To whoever proposes a special issue: it has arrived. */
export const specialIssueReceived = mailTemplate({
  name: 'organiser/special-issue-received',
  schema: z.object({ name: z.string(), journal: z.string(), title: z.string(), url: z.url() }),
  sample: {
    name: 'Maren Holt',
    journal: 'Coastal Engineering Studies',
    title: 'Compound extremes at the coast',
    url: 'https://press.example/journals/CES/special_issues',
  },
  render: ({ name, journal, title, url }, sender) =>
    composeMail(
      t('mailOrganiser.specialIssueReceivedSubject', { journal }),
      [
        { kind: 'paragraph', text: t('mail.dear', { name }) },
        {
          kind: 'paragraph',
          text: t('mailOrganiser.specialIssueReceivedLead', { journal }),
        },
        { kind: 'facts', rows: [[t('mail.title'), title]] },
        { kind: 'link', label: t('mailOrganiser.specialIssues'), url },
      ],
      sender,
    ),
});
