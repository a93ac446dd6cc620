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
  data: z.infer<Schema>,
  { id, to, secret = false }: { id: string; to: string; secret?: boolean },
): NewMail {
  return {
    ...template.render(data, sender),
    id: `${template.name.replace('account/', '')}~${id}`,
    template: template.name,
    to: [to],
    replyTo: sender.contact,
    ...(secret ? { secret } : {}),
  };
}

const MOMENT = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
/** The format of times in mails: `4 May 2026 at 10:12 UTC`. */
export const momentText = (at: Date): string => `${MOMENT.format(at)} UTC`;
export const dayText = (at: Date): string => DAY.format(at);
