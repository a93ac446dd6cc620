import { z } from 'zod';
import { composeMail } from '../compose.ts';
import { mailTemplate } from '../template.ts';

/** The last mail to a person whose account was erased. */
export const erased = mailTemplate({
  name: 'account/erased',
  schema: z.object({ name: z.string(), registerUrl: z.url() }),
  sample: { name: 'Maren Holt', registerUrl: 'https://press.example/account/register' },
  render: (data, sender) =>
    composeMail(
      `Your account at ${sender.press} was erased`,
      [
        { kind: 'paragraph', text: `Dear ${data.name},` },
        {
          kind: 'paragraph',
          text: `Your account at ${sender.press} was erased today, as requested. This is the last mail about it. Manuscripts that were submitted to a journal remain part of the scholarly record, without an account.`,
        },
        {
          kind: 'paragraph',
          text: 'If you did not ask for this, please reply to this mail. You are welcome to register again at any time.',
        },
        { kind: 'link', label: 'Register', url: data.registerUrl },
      ],
      sender,
    ),
});
