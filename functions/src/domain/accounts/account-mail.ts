import type { Sender } from '@quire/model/mail/compose';
import type { MailTemplate } from '@quire/model/mail/template';
import type { z } from 'zod';
import { Refused } from '../../platform/errors/refused.ts';
import { readSender } from '../outbox/correspondents.ts';
import type { NewMail } from '../outbox/enqueue-mail.ts';
import type { AccountPorts } from './ports.ts';

/** The sender. Throws `press/not-set-up` if the press has no name yet. */
export async function requireSender({
  db,
  origin,
}: Pick<AccountPorts, 'db' | 'origin'>): Promise<Sender> {
  const sender = await readSender(db, origin);
  if (!sender) throw new Refused('press/not-set-up');
  return sender;
}

/** A mail about an account. `id` comes from its cause; a mail with a link is `secret`. */
export function accountMail<Schema extends z.ZodObject>(
  sender: Sender,
  template: MailTemplate<Schema>,
  /** Called in the language of the mail, so that it may have words in it. */
  data: () => z.infer<Schema>,
  {
    id,
    to,
    secret = false,
    ...more
  }: { id: string; to: string; secret?: boolean } & Pick<NewMail, 'language' | 'inLanguageOf'>,
): NewMail {
  return {
    compose: () => template.render(data(), sender),
    id: `${template.name.replace('account/', '')}~${id}`,
    template: template.name,
    to: [to],
    replyTo: sender.contact,
    ...(secret ? { secret } : {}),
    ...more,
  };
}
