import { inTransaction, withoutUndefined } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import type { Caller } from '../access/caller.ts';
import { committeeOf, committeeRef, isMember, withKeys } from './member.ts';
import type { AbstractPorts } from './save-abstract.ts';

interface CommitteeAnswer {
  readonly conference: string;
  readonly isAccepted: boolean;
  readonly institution: string;
}

/**
 * `answerCommittee`: whoever has proved the invited address joins the committee, corrects their institution, or leaves.
 * Throws `Refused`: `committee/not-invited`, `input/invalid` without an institution.
 */
export async function answerCommittee(
  { db, now }: Pick<AbstractPorts, 'db' | 'now'>,
  caller: Pick<Caller, 'uid' | 'email'>,
  { conference, isAccepted, institution }: CommitteeAnswer,
): Promise<Record<string, never>> {
  if (isAccepted && institution === '') {
    const message =
      'Enter your institution, so that abstracts by your colleagues are not shown to you.';
    throw new Refused('input/invalid', { problems: [{ field: 'institution', message }] });
  }
  const ref = committeeRef(db, conference);
  return inTransaction(db, async (tx) => {
    const { members } = committeeOf(await tx.get(ref));
    const own = members.find((member) => isMember(member, caller));
    if (!own) throw new Refused('committee/not-invited');
    const answered = {
      ...{ email: own.email, name: own.name, invitedAt: own.invitedAt },
      institution: isAccepted ? institution : own.institution,
      answeredAt: now().toISOString(),
      ...(isAccepted
        ? { state: 'accepted' as const, uid: caller.uid }
        : { state: 'declined' as const }),
    };
    const next = members.map((member) => (member === own ? answered : member));
    tx.set(ref, withoutUndefined(withKeys(next)));
    return {};
  });
}
