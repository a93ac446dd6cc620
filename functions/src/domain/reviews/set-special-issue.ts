/** Moves a manuscript into, between or out of the special issues of its journal. */
import type { CALLS } from '@quire/model/calls/calls';
import { ISSUES, issueDocId } from '@quire/model/collections';
import { isOver } from '@quire/model/states/moves/submission';
import { isEditable } from '@quire/model/states/submission-states';
import type { z } from 'zod';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import type { Person } from '../access/principal.ts';
import type { SubmissionPorts } from '../submissions/ports.ts';
import { submissionRef } from '../submissions/read-submission.ts';
import { eventId, writeEvent } from '../submissions/write-event.ts';
import { requireOverseer } from './require-handler.ts';

type Call = (typeof CALLS)['setSpecialIssue'];

/**
 * `setSpecialIssue`: for the journal's editors, not for guest editors, who could otherwise give it to themselves or
 * away. Repeating the request changes nothing. Throws `Refused`: `submission/not-found`, `access/denied`,
 * `submission/wrong-state` while its author can choose the issue, and once it is closed; `article/issue-missing`
 * for an issue that is not a special issue of its journal, is closed, or is in the bin.
 */
export function setSpecialIssue(
  ports: SubmissionPorts,
  person: Person,
  { submission: id, issue }: z.output<Call['request']>,
): Promise<z.input<Call['response']>> {
  const { db, now } = ports;
  return inTransaction(db, async (tx) => {
    const { submission, actor } = await requireOverseer(ports, tx, person, id);
    const { journal, specialIssue: before, state, round } = submission;
    if (before === issue) return { before };
    if (isEditable(state) || isOver(state)) throw new Refused('submission/wrong-state');
    if (issue !== '') {
      const found = await tx.get(db.collection(ISSUES).doc(issueDocId(journal, issue)));
      const isThere = found.get('kind') === 'special' && found.get('deletedAt') === undefined;
      if (!isThere || found.get('status') === 'closed')
        throw new Refused('article/issue-missing', { field: 'issue' });
    }
    const at = now().toISOString();
    tx.update(submissionRef(db, id), { specialIssue: issue });
    const event = 'special_issue_changed';
    const entry = { event, round, at, actor, audience: 'staff' } as const;
    const reason = `${before || 'none'} → ${issue || 'none'}`;
    writeEvent(tx, submissionRef(db, id), eventId(at, 0, event), entry, person.uid, { reason });
    return { before };
  });
}
