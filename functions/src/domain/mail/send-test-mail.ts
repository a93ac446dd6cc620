import type { PreviewMailRequest } from '@quire/model/calls/mail';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import type { Caller } from '../access/caller.ts';
import { readSender } from '../outbox/correspondents.ts';
import { enqueueMails } from '../outbox/enqueue-mail.ts';
import type { MailCallPorts } from './mail-ports.ts';
import { previewMail } from './preview-mail.ts';

/** Sends a mail as it would read to whoever asks for it, and to nobody else. Throws `Refused`. */
export async function sendTestMail(
  ports: MailCallPorts,
  person: Pick<Caller, 'uid' | 'claims' | 'email'>,
  asked: PreviewMailRequest,
): Promise<{ mail: string; to: string }> {
  const { subject, text, html } = await previewMail(ports, person, asked);
  const sender = await readSender(ports.db, ports.origin);
  const { uid, email } = person;
  if (!email || !sender) throw new Refused('account/not-verified');
  const mail = {
    ...{ text, html, to: [email], replyTo: sender.contact },
    subject: `Test: ${subject}`.slice(0, 250),
    id: `test~${uid}~${ports.now().getTime()}`,
    // None of the real ones: nobody has wishes about it, and no words of the press's own are for it.
    template: `test/${asked.template.replace('/', '-')}`,
  };
  await inTransaction(ports.db, (tx) => enqueueMails(ports, tx, [mail]));
  return { mail: mail.id, to: email };
}
