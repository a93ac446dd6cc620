import { composeMail } from '@quire/model/mail/compose';
import { t } from '@quire/model/messages/t';
import type { Ports } from '../../platform/database/ports.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { requireBudget } from '../../platform/throttle/spend-budget.ts';
import type { Caller } from '../access/caller.ts';
import { readSender } from '../outbox/correspondents.ts';
import { enqueueMails } from '../outbox/enqueue-mail.ts';

/** The template of test mails, in the outbox and the checklist. */
export const OUTBOX_TEST = 'test/outbox';

/**
 * `tryOutbox`: sends the requester a mail in the same way as every mail of the press. The result is shown in
 * the outbox. Throws `Refused`: `press/not-set-up`, `account/throttled`.
 */
export async function tryOutbox(
  ports: Pick<Ports, 'db' | 'now' | 'origin'>,
  { uid, email }: Pick<Caller, 'uid' | 'email'>,
): Promise<{ mail: string; to: string }> {
  const sender = await readSender(ports.db, ports.origin);
  if (!sender || !email) throw new Refused('press/not-set-up');
  await requireBudget(ports, 'test-mail', { account: uid });
  const compose = () =>
    composeMail(
      t('mail.trySubject', { press: sender.press }),
      [
        { kind: 'paragraph', text: t('mail.tryLead') },
        { kind: 'paragraph', text: t('mail.tryWorks') },
      ],
      sender,
    );
  const mail = {
    compose,
    id: `test~${uid}~${ports.now().getTime()}`,
    template: OUTBOX_TEST,
    to: [email],
    replyTo: sender.contact,
  };
  await inTransaction(ports.db, (tx) => enqueueMails(ports, tx, [mail]));
  return { mail: mail.id, to: email };
}
