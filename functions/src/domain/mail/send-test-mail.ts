import type { PreviewMailRequest } from '@quire/model/calls/mail';
import { t } from '@quire/model/messages/t';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import type { Caller } from '../access/caller.ts';
import { readSender } from '../outbox/correspondents.ts';
import { enqueueMails } from '../outbox/enqueue-mail.ts';
import type { MailCallPorts } from './mail-ports.ts';
import { previewMail } from './preview-mail.ts';

/** Sends a preview of a mail only to the caller. Throws `Refused`. */
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
    ...{ to: [email], replyTo: sender.contact },
    compose: () => ({ text, html, subject: t('mail.testSubject', { subject }).slice(0, 250) }),
    id: `test~${uid}~${ports.now().getTime()}`,
    // Not a real kind of mail: it has no settings and no custom wording.
    template: `test/${asked.template.replace('/', '-')}`,
  };
  await inTransaction(ports.db, (tx) => enqueueMails(ports, tx, [mail]));
  return { mail: mail.id, to: email };
}
