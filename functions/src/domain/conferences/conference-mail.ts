import type { Sender } from '@quire/model/mail/compose';
import type { MailTemplate } from '@quire/model/mail/template';
import type { z } from 'zod';
import type { NewMail } from '../outbox/enqueue-mail.ts';

/** A mail about a conference. `id` comes from its cause. */
export function conferenceMail<Schema extends z.ZodObject>(
  sender: Sender,
  template: MailTemplate<Schema>,
  data: z.infer<Schema>,
  { id, to }: { readonly id: string; readonly to: string },
): NewMail {
  return {
    ...template.render(data, sender),
    id,
    template: template.name,
    to: [to],
    replyTo: sender.contact,
  };
}
