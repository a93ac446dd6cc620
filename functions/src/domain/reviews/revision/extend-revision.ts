/** An editor gives the author more time for a revision. */

import type { CALLS } from '@quire/model/calls/calls';
import { REVISION_DUE_MAX_DAYS } from '@quire/model/constants';
import { revisionExtended } from '@quire/model/mail/author/revision-extended';
import { editorsTogether } from '@quire/model/mail/signature';
import { t } from '@quire/model/messages/t';
import { submissionPath } from '@quire/model/submission-paths';
import type { z } from 'zod';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { Refused } from '../../../platform/errors/refused.ts';
import type { Person } from '../../access/principal.ts';
import { readOwner } from '../../outbox/correspondents.ts';
import { enqueueMails } from '../../outbox/enqueue-mail.ts';
import { longDate } from '../../outbox/mail-phrases.ts';
import { authorsSigner } from '../../outbox/signers.ts';
import type { SubmissionPorts } from '../../submissions/ports.ts';
import { submissionRef } from '../../submissions/read-submission.ts';
import { aboutIt, submissionMail } from '../../submissions/submission-mail.ts';
import { eventId, writeEvent } from '../../submissions/write-event.ts';
import { readReviewLetters } from '../review-letters.ts';
import { requireReviser } from './require-reviser.ts';

type Call = (typeof CALLS)['extendRevision'];

const DAY_MS = 86_400_000;

/** The problem with a day, or null. The reminders and the end of the revision follow the day that is set. */
function dayProblem(due: string, before: string | undefined, now: Date): string | null {
  if (due <= now.toISOString()) return t('officeRefusals.dueInPast');
  if (before !== undefined && due < before) return t('officeRefusals.dueEarlier');
  const last = now.getTime() + REVISION_DUE_MAX_DAYS * DAY_MS;
  return Date.parse(due) > last ? t('officeRefusals.dueTooLate') : null;
}

/**
 * `extendRevision`. The same day again changes nothing. Throws `Refused`: those of `requireReviser`, and
 * `input/invalid` for a day that is in the past, earlier than the previous one, or too far in the
 * future.
 */
export function extendRevision(
  ports: SubmissionPorts,
  person: Person,
  { submission: id, due, note }: z.output<Call['request']>,
): Promise<z.input<Call['response']>> {
  const { db } = ports;
  return inTransaction(db, async (tx) => {
    const submission = await requireReviser(ports, tx, person, id);
    if (submission.dueAt === due) return { dueAt: due };
    const now = ports.now();
    const message = dayProblem(due, submission.dueAt, now);
    if (message) throw new Refused('input/invalid', { problems: [{ field: 'due', message }] });
    const letters = await readReviewLetters(ports, submission);
    const { journal, origin } = letters;
    // An editor who adds a note writes for all of them.
    const signer = note
      ? editorsTogether(journal.fullname)
      : authorsSigner(journal, submission, now);
    const sender = { ...letters.sender, signer };
    const owner = await readOwner(db, submission.owner);
    const { title, authorUids, number = '', round } = submission;
    const at = now.toISOString();
    const cause = at.replace(/\D/g, '');
    const named = { journal: journal.fullname, jkey: journal.name };
    const frame = { submission: id, cause, sender, title, ...named, number, authorUids };
    const mails = owner
      ? [
          submissionMail(frame, revisionExtended.name, owner, () =>
            revisionExtended.render(
              {
                ...aboutIt(frame, owner.name, `${origin}${submissionPath(id)}`),
                due: longDate(due),
                letter: note,
              },
              sender,
            ),
          ),
        ]
      : [];
    await enqueueMails(ports, tx, mails);
    const ref = submissionRef(db, id);
    // The author's browser writes `updatedAt` and `revision`: leave them alone, so that the
    // author's next save is accepted.
    tx.update(ref, { dueAt: due });
    const event = 'revision_extended';
    const said = note ? { reason: note } : {};
    const entry = { event, round, at, actor: 'editor', audience: 'author', dueAt: due } as const;
    writeEvent(tx, ref, eventId(at, 0, event), { ...entry, ...said }, person.uid);
    return { dueAt: due };
  });
}
