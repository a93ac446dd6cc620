import { AUDIT } from '@quire/model/collections';
import {
  type AbstractDecision,
  AbstractSchema,
  abstractNumber,
} from '@quire/model/entities/abstract';
import { abstractDecided } from '@quire/model/mail/author/abstract-decided';
import { t } from '@quire/model/messages/t';
import { abstractsPath } from '@quire/model/submission-paths';
import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Caller } from '../access/caller.ts';
import { personName } from '../access/person-name.ts';
import { requireSender } from '../accounts/account-mail.ts';
import { enqueueMails, type NewMail } from '../outbox/enqueue-mail.ts';
import { isItsAuthor } from './abstract-conflict.ts';
import { requireContentStaff } from './committee-members.ts';
import { conferenceMail } from './conference-mail.ts';
import { requireConference } from './conference-record.ts';
import type { AbstractPorts } from './save-abstract.ts';
import { abstractRef, keepAbstract } from './stored-abstract.ts';

interface Decided {
  readonly conference: string;
  readonly abstracts: readonly { readonly id: string; readonly revision: number }[];
  readonly to: AbstractDecision;
  readonly note: string;
}

type Skipped = { id: string; why: 'own' | 'changed' | 'withdrawn' };

const OUTCOMES: Readonly<Record<AbstractDecision, () => string>> = {
  talk: () => t('authorAbstracts.stateTalk'),
  poster: () => t('authorAbstracts.statePoster'),
  rejected: () => t('authorAbstracts.stateRejected'),
};

/**
 * `decideAbstracts`: one decision on several abstracts in one transaction, with a mail to each author and an entry of
 * the audit log. Abstracts that are the caller's own, were withdrawn or have changed since they were loaded are skipped
 * and named. Repeating the decision changes nothing and sends no mail. Throws `Refused`: `access/denied`,
 * `record/not-found`.
 */
export async function decideAbstracts(
  ports: AbstractPorts,
  caller: Pick<Caller, 'uid' | 'email' | 'claims'>,
  { conference: ckey, abstracts, to, note }: Decided,
): Promise<{ decided: number; skipped: Skipped[] }> {
  requireContentStaff(caller);
  const { db, now, origin } = ports;
  const [conference, sender, by] = await Promise.all([
    requireConference(db, ckey),
    requireSender(ports),
    personName(db, caller.uid),
  ]);
  const seen = new Map(
    abstracts
      .filter(({ id }) => id.startsWith(`${ckey}~`))
      .map(({ id, revision }) => [id, revision] as const),
  );
  return inTransaction(db, async (tx) => {
    const skipped: Skipped[] = [];
    const mails: NewMail[] = [];
    const writes: (() => void)[] = [];
    const numbers: string[] = [];
    const at = now().toISOString();
    const refs = [...seen.keys()].map((id) => abstractRef(db, id));
    const found = refs.length > 0 ? await tx.getAll(...refs) : [];
    let repeated = 0;
    for (const snapshot of found) {
      const { id } = snapshot;
      const before = readRecord(snapshot, AbstractSchema);
      if (!before) continue;
      if (isItsAuthor(before, { uid: caller.uid, email: caller.email, name: by })) {
        skipped.push({ id, why: 'own' });
      } else if (before.state === 'withdrawn') skipped.push({ id, why: 'withdrawn' });
      else if (before.state === to && before.note === note) repeated += 1;
      else if (before.revision !== seen.get(id)) skipped.push({ id, why: 'changed' });
      else {
        const revision = before.revision + 1;
        const log = [...before.log, { at, by, did: to }];
        const after = { ...before, state: to, note, revision, updatedAt: at, log };
        writes.push(() => keepAbstract(tx, snapshot.ref, after));
        numbers.push(abstractNumber(before.number));
        if (before.ownerEmail === '') continue;
        mails.push(
          conferenceMail(
            sender,
            abstractDecided,
            () => ({
              ...{ name: before.ownerName, conference: conference.name, title: before.title },
              ...{ number: abstractNumber(before.number), outcome: OUTCOMES[to](), letter: note },
              url: origin + abstractsPath(),
            }),
            { id: `abstract~${id}~r${revision}`, to: before.ownerEmail },
          ),
        );
      }
    }
    await enqueueMails(ports, tx, mails);
    for (const write of writes) write();
    if (numbers.length > 0) {
      tx.set(db.collection(AUDIT).doc(), {
        ...{ action: 'abstract.decision', at, by: caller.uid, record: `conferences/${ckey}` },
        ...{ to, abstracts: numbers },
      });
    }
    return { decided: numbers.length + repeated, skipped };
  });
}
