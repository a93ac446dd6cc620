/** An editor reminds the author of a revision, in the editor's own words. */
import type { CALLS } from '@quire/model/calls/calls';
import { REVISION_REMIND_AGAIN_HOURS } from '@quire/model/constants';
import type { z } from 'zod';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { Refused } from '../../../platform/errors/refused.ts';
import type { Person } from '../../access/principal.ts';
import { enqueueMails } from '../../outbox/enqueue-mail.ts';
import type { SubmissionPorts } from '../../submissions/ports.ts';
import { submissionRef } from '../../submissions/read-submission.ts';
import { revisionReminderMail } from '../../submissions/revision-reminder-mail.ts';
import { eventId, writeEvent } from '../../submissions/write-event.ts';
import { requireReviser } from './require-reviser.ts';

type Call = (typeof CALLS)['remindOfRevision'];

const HOUR_MS = 3_600_000;

/**
 * `remindOfRevision`. It is sent even if the author has switched reminders off: it is a personal message.
 * Throws `Refused`: those of `requireReviser`, and `submission/reminded-already` where it was done within
 * `REVISION_REMIND_AGAIN_HOURS`.
 */
export function remindOfRevision(
  ports: SubmissionPorts,
  person: Person,
  { submission: id, note }: z.output<Call['request']>,
): Promise<z.input<Call['response']>> {
  const { db } = ports;
  return inTransaction(db, async (tx) => {
    const submission = await requireReviser(ports, tx, person, id);
    const now = ports.now();
    const at = now.toISOString();
    const since = new Date(now.getTime() - REVISION_REMIND_AGAIN_HOURS * HOUR_MS).toISOString();
    if (submission.remindedAt !== undefined && submission.remindedAt > since) {
      throw new Refused('submission/reminded-already');
    }
    const isOverdue = submission.dueAt !== undefined && submission.dueAt <= at;
    const cause = `by-hand-${at.replace(/\D/g, '')}`;
    const said = { isOverdue, cause, letter: note };
    const mail = await revisionReminderMail(ports, id, submission, said);
    await enqueueMails(ports, tx, mail ? [mail] : []);
    const ref = submissionRef(db, id);
    tx.update(ref, { remindedAt: at });
    const event = 'revision_reminded';
    const { round } = submission;
    const entry = { event, round, at, actor: 'editor', audience: 'author' } as const;
    const words = note ? { reason: note } : {};
    writeEvent(tx, ref, eventId(at, 0, event), { ...entry, ...words }, person.uid);
    return { remindedAt: at };
  });
}
