import { z } from 'zod';
import { t } from '../../messages/t.ts';
import { composeMail } from '../compose.ts';
import { mailTemplate } from '../template.ts';

/** To a person whom the editors of a special issue invite to contribute. */
export const paperInvited = mailTemplate({
  name: 'author/paper-invited',
  schema: z.object({
    name: z.string(),
    inviter: z.string(),
    journal: z.string(),
    title: z.string(),
    topic: z.string(),
    deadline: z.string(),
    note: z.string(),
    url: z.url(),
  }),
  sample: {
    name: 'Maren Holt',
    inviter: 'Ada Okafor',
    journal: 'Coastal Engineering Studies',
    title: 'Compound extremes at the coast',
    topic: 'Surge and river discharge in short records',
    deadline: '30 April 2027',
    note: 'We spoke about this in Lisbon.',
    url: 'https://press.example/admin/invitation/paper?id=4f1c',
  },
  render: ({ name, inviter, journal, title, topic, deadline, note, url }, sender) =>
    composeMail(
      t('mailAuthor.paperInvitedSubject', { journal }),
      [
        { kind: 'paragraph', text: t('mail.dear', { name }) },
        {
          kind: 'paragraph',
          text: t('mailAuthor.paperInvitedLead', { inviter, title, journal }),
        },
        {
          kind: 'facts',
          rows: [
            [t('mail.specialIssue'), title],
            ...(topic ? [[t('mail.topic'), topic] as const] : []),
            ...(deadline ? [[t('mail.submissionDeadline'), deadline] as const] : []),
          ],
        },
        ...(note ? [{ kind: 'written', text: note } as const] : []),
        { kind: 'link', label: t('mailAuthor.submitOrDecline'), url },
      ],
      sender,
    ),
});
