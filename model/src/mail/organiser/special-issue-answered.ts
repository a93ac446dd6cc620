import { z } from 'zod';
import { t } from '../../messages/t.ts';
import { composeMail } from '../compose.ts';
import { mailTemplate } from '../template.ts';

/** To whoever proposed a special issue: what the editors say to it, in their words. */
export const specialIssueAnswered = mailTemplate({
  name: 'organiser/special-issue-answered',
  schema: z.object({ journal: z.string(), title: z.string(), letter: z.string(), url: z.url() }),
  sample: {
    journal: 'Coastal Engineering Studies',
    title: 'Compound extremes at the coast',
    letter: 'Dear Maren Holt,\n\nWe are glad to publish your special issue.',
    url: 'https://press.example/journals/CES/special_issues',
  },
  render: ({ journal, title, letter, url }, sender) =>
    composeMail(
      t('mailOrganiser.specialIssueAnsweredSubject', { journal }),
      [
        { kind: 'written', text: letter },
        { kind: 'facts', rows: [[t('mail.specialIssue'), title]] },
        { kind: 'link', label: t('mailOrganiser.specialIssues'), url },
      ],
      sender,
    ),
});
