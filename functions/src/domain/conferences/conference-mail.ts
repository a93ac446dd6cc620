import type { Sender } from '@quire/model/mail/compose';
import type { MailTemplate } from '@quire/model/mail/template';
import type { z } from 'zod';
import type { NewMail } from '../outbox/enqueue-mail.ts';

/** A mail about a conference. `id` comes from its cause. */
export function conferenceMail<Schema extends z.ZodObject>(
  sender: Sender,
  template: MailTemplate<Schema>,
  /** Called in the language of the mail, so that it may have words in it. */
  data: () => z.infer<Schema>,
  { id, to, ...more }: { readonly id: string; readonly to: string } & Pick<NewMail, 'inLanguageOf'>,
): NewMail {
  return {
    compose: () => template.render(data(), sender),
    id,
    template: template.name,
    to: [to],
    replyTo: sender.contact,
    ...more,
  };
}
