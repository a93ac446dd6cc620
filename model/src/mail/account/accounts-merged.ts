import { z } from 'zod';
import { composeMail } from '../compose.ts';
import { mailTemplate } from '../template.ts';

/** To both addresses of a person whose two accounts have become one. */
export const accountsMerged = mailTemplate({
  name: 'account/accounts-merged',
  schema: z.object({
    name: z.string(),
    email: z.string(),
    closedEmail: z.string(),
    url: z.url(),
  }),
  sample: {
    name: 'Maren Holt',
    email: 'maren@example.org',
    closedEmail: 'm.holt@example.org',
    url: 'https://press.example/sign/in',
  },
  render: (data, sender) =>
    composeMail(
      `Your accounts at ${sender.press} were merged`,
      [
        { kind: 'paragraph', text: `Dear ${data.name},` },
        {
          kind: 'paragraph',
          text: `An administrator of ${sender.press} has merged your two accounts. Please sign in with ${data.email} from now on. You will find the manuscripts, reviews, invoices, roles and notifications of ${data.closedEmail} there. The account ${data.closedEmail} is closed.`,
        },
        {
          kind: 'paragraph',
          text: 'If the two accounts do not both belong to you, please reply to this mail immediately.',
        },
        { kind: 'link', label: 'Sign in', url: data.url },
      ],
      sender,
    ),
});
