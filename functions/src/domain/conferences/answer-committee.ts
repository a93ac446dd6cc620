import { type CommitteeMember, INSTITUTIONS_MOST } from '@quire/model/entities/committee';
import { t } from '@quire/model/messages/t';
import { fold } from '@quire/model/search-terms';
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

const refused = (message: string): Refused =>
  new Refused('input/invalid', { problems: [{ field: 'institution', message }] });

/**
 * A member's institution, and all that they have named before. None is deleted, or a member could remove a conflict by
 * naming others. Throws `Refused` `input/invalid` if there are too many.
 */
function named(
  own: CommitteeMember,
  institution: string,
): Pick<CommitteeMember, 'institution' | 'earlierInstitutions'> {
  const earlierInstitutions = [...own.earlierInstitutions, own.institution].filter(
    (each) => each !== '' && fold(each) !== fold(institution),
  );
  if (earlierInstitutions.length >= INSTITUTIONS_MOST) {
    throw refused(t('refusals.tooManyInstitutions', { most: INSTITUTIONS_MOST }));
  }
  return { institution, earlierInstitutions };
}

/**
 * `answerCommittee`: the holder of the invited address joins the committee, corrects their institution, or leaves.
 * Throws `Refused`: `committee/not-invited`, `input/invalid` without an institution, or with one too many.
 */
export async function answerCommittee(
  { db, now }: Pick<AbstractPorts, 'db' | 'now'>,
  caller: Pick<Caller, 'uid' | 'email'>,
  { conference, isAccepted, institution }: CommitteeAnswer,
): Promise<Record<string, never>> {
  if (isAccepted && institution === '') {
    throw refused(t('refusals.institutionMissing'));
  }
  const ref = committeeRef(db, conference);
  return inTransaction(db, async (tx) => {
    const { members } = committeeOf(await tx.get(ref));
    const own = members.find((member) => isMember(member, caller));
    if (!own) throw new Refused('committee/not-invited');
    const answered = {
      ...{ email: own.email, name: own.name, invitedAt: own.invitedAt },
      ...named(own, isAccepted ? institution : own.institution),
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
