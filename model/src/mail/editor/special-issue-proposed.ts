import { z } from 'zod';
import { t } from '../../messages/t.ts';
import { composeMail } from '../compose.ts';
import { mailTemplate } from '../template.ts';

/** To a journal's editors: a special issue was proposed. */
export const specialIssueProposed = mailTemplate({
  name: 'editor/special-issue-proposed',
  schema: z.object({
    name: z.string(),
    journal: z.string(),
    title: z.string(),
    proposer: z.string(),
    guests: z.string(),
    text: z.string(),
    url: z.url(),
  }),
  sample: {
    name: 'Ada Okafor',
    journal: 'Coastal Engineering Studies',
    title: 'Compound extremes at the coast',
    proposer: 'Maren Holt, maren.holt@example.org',
    guests: 'Maren Holt, Luana Ferraz',
    text: 'How do surge and river floods arise together, and how can they be counted?',
    url: 'https://press.example/admin/dashboard/special_issues?proposal=p1',
  },
  render: ({ name, journal, title, proposer, guests, text, url }, sender) =>
    composeMail(
      t('mailEditor.specialIssueProposedSubject', { journal }),
      [
        { kind: 'paragraph', text: t('mail.dear', { name }) },
        { kind: 'paragraph', text: t('mailEditor.specialIssueProposedLead', { journal }) },
        {
          kind: 'facts',
          rows: [
            [t('mail.title'), title],
            [t('mail.proposedBy'), proposer],
            [t('mail.guestEditors'), guests],
          ],
        },
        { kind: 'paragraph', text },
        { kind: 'link', label: t('mail.readProposal'), url },
      ],
      sender,
    ),
});
