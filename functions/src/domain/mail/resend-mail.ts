import { AUDIT, MAIL, MAIL_BODIES, SUBMISSIONS } from '@quire/model/collections';
import { type Mail, MailSchema } from '@quire/model/entities/mail';
import { type Asker, can } from '@quire/model/roles';
import { FieldValue } from 'firebase-admin/firestore';
import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction, withoutUndefined } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { requireRecordRight } from '../access/may-write.ts';
import { personName } from '../access/person-name.ts';
import type { MailCallPorts } from './mail-ports.ts';

const OVER: ReadonlySet<Mail['state']> = new Set(['sent', 'failed', 'bounced']);
const LOG_MAX = 50;

/** Whether a user may resend this mail: admins, and editors for mails about their journals. */
async function maySend({ db }: MailCallPorts, person: Asker, mail: Mail): Promise<boolean> {
  const { journal, submission, withheld } = mail;
  // A mail that is hidden cannot be resent: `reviewMails` shows its state.
  if (withheld) return false;
  const record = submission ? await db.collection(SUBMISSIONS).doc(submission).get() : null;
  const authors: unknown = record?.get('authorUids');
  const authorUids = Array.isArray(authors) ? authors.map(String) : [];
  return can(person, 'mail.read', { journal, authorUids });
}

/**
 * Resends a mail that was sent, or that failed: a new attempt, under a new Message-ID, so that the receiver's server
 * does not treat it as a duplicate. `again`: how often it had been resent when it was loaded. Throws `Refused`.
 */
export async function resendMail(
  ports: MailCallPorts,
  person: Asker,
  asked: { readonly mail: string; readonly again: number },
): Promise<{ state: Mail['state']; again: number }> {
  const { db, now } = ports;
  requireRecordRight(person, { action: 'mail.read' });
  const ref = db.collection(MAIL).doc(asked.mail);
  const byName = await personName(db, person.uid);
  return inTransaction(db, async (tx) => {
    const mail = readRecord(await tx.get(ref), MailSchema);
    if (!mail) throw new Refused('mail/not-found');
    if (!(await maySend(ports, person, mail))) throw new Refused('access/denied');
    if (mail.again !== asked.again) throw new Refused('mail/sent-again');
    if (!OVER.has(mail.state)) throw new Refused('mail/not-over');
    const body = mail.secret ? await tx.get(db.collection(MAIL_BODIES).doc(ref.id)) : null;
    if (body && !body.exists) throw new Refused('mail/words-gone');
    const at = now().toISOString();
    const { state, attempts, error, sentAt } = mail;
    const entry = withoutUndefined({
      ...{ at, by: person.uid, byName, state, attempts, error, sentAt },
    });
    const again = mail.again + 1;
    tx.update(ref, {
      ...{ state: 'queued', attempts: 0, dueAt: at, again },
      log: [...mail.log, entry].slice(-LOG_MAX),
      error: FieldValue.delete(),
      sentAt: FieldValue.delete(),
    });
    tx.set(db.collection(AUDIT).doc(), {
      ...{ action: 'mail.resent', at, by: person.uid, record: ref.path },
    });
    return { state: 'queued', again };
  });
}
