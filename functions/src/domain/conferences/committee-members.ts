import { AUDIT } from '@quire/model/collections';
import { COMMITTEE_MOST } from '@quire/model/entities/committee';
import { INVITATIONS_TO_SERVE } from '@quire/model/mail/invitation-stops';
import { committeeInvited } from '@quire/model/mail/organiser/committee-invited';
import { type Asker, can } from '@quire/model/roles';
import { committeePath } from '@quire/model/submission-paths';
import { inTransaction, withoutUndefined } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { requireBudget } from '../../platform/throttle/spend-budget.ts';
import { requireSender } from '../accounts/account-mail.ts';
import { enqueueMails } from '../outbox/enqueue-mail.ts';
import { requireInvitable } from '../outbox/invitation-stops.ts';
import { conferenceMail } from './conference-mail.ts';
import { requireConference } from './conference-record.ts';
import { committeeOf, committeeRef, withKeys } from './member.ts';
import type { AbstractPorts } from './save-abstract.ts';

/** The press's content staff manage conferences. Throws `Refused` `access/denied`. */
export function requireContentStaff(person: Asker): void {
  if (!can(person, 'content.edit')) throw new Refused('access/denied');
}

interface Invited {
  readonly conference: string;
  readonly name: string;
  readonly email: string;
  readonly institution: string;
}

/**
 * `inviteToCommittee`: invites a person by mail to review the abstracts of a conference; a repeated invitation is
 * mailed again only on another day. Members who have answered before keep the institutions they named. Throws
 * `Refused`: `access/denied`, `record/not-found`, `account/throttled`, `committee/too-many`, `invitation/stopped`.
 */
export async function inviteToCommittee(
  ports: AbstractPorts,
  person: Asker,
  { conference: ckey, name, email: typed, institution }: Invited,
): Promise<Record<string, never>> {
  requireContentStaff(person);
  const { db, now, origin } = ports;
  const email = typed.trim().toLowerCase();
  const [conference, sender] = await Promise.all([
    requireConference(db, ckey),
    requireSender(ports),
  ]);
  await requireBudget(ports, 'committee-invitation', { account: person.uid, mailbox: email });
  const ref = committeeRef(db, ckey);
  return inTransaction(db, async (tx) => {
    const { members } = committeeOf(await tx.get(ref));
    const known = members.find((member) => member.email === email);
    if (known?.state === 'accepted') return {};
    if (!known && members.length >= COMMITTEE_MOST) {
      throw new Refused('committee/too-many', { values: { most: String(COMMITTEE_MOST) } });
    }
    await requireInvitable(db, tx, email, INVITATIONS_TO_SERVE);
    const at = now().toISOString();
    const mail = conferenceMail(
      sender,
      committeeInvited,
      () => ({ name, conference: conference.name, url: origin + committeePath(ckey) }),
      { id: `committee~${ckey}~${email}~${at.slice(0, 10)}`, to: email, inLanguageOf: person.uid },
    );
    await enqueueMails(ports, tx, [mail]);
    const answered = known?.answeredAt === undefined ? undefined : known;
    const member = {
      ...{ email, name, state: 'invited' as const, invitedAt: at },
      institution: answered?.institution || institution,
      earlierInstitutions: answered?.earlierInstitutions ?? [],
    };
    const next = known
      ? members.map((each) => (each === known ? member : each))
      : [...members, member];
    tx.set(ref, withoutUndefined(withKeys(next)));
    tx.set(db.collection(AUDIT).doc(), {
      ...{ action: 'committee.invite', at, by: person.uid, record: `conferences/${ckey}`, email },
    });
    return {};
  });
}

/** `removeFromCommittee`: the member loses access; their scores stay. Throws `Refused` `access/denied`. */
export async function removeFromCommittee(
  { db, now }: Pick<AbstractPorts, 'db' | 'now'>,
  person: Asker,
  { conference: ckey, email }: { readonly conference: string; readonly email: string },
): Promise<Record<string, never>> {
  requireContentStaff(person);
  const ref = committeeRef(db, ckey);
  return inTransaction(db, async (tx) => {
    const { members } = committeeOf(await tx.get(ref));
    const next = members.filter((member) => member.email !== email.toLowerCase());
    if (next.length === members.length) return {};
    const at = now().toISOString();
    tx.set(ref, withoutUndefined(withKeys(next)));
    tx.set(db.collection(AUDIT).doc(), {
      ...{ action: 'committee.remove', at, by: person.uid, record: `conferences/${ckey}`, email },
    });
    return {};
  });
}
