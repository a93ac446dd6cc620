/** Hands a manuscript over to another of the journal's editors, or returns it to the desk. */
import type { CALLS } from '@quire/model/calls/calls';
import { AUDIT } from '@quire/model/collections';
import { handedBack } from '@quire/model/mail/editor/handed-back';
import { handedOver } from '@quire/model/mail/editor/handed-over';
import { adminSubmissionPath } from '@quire/model/office-paths';
import type { z } from 'zod';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { personName } from '../access/person-name.ts';
import type { Person } from '../access/principal.ts';
import { readAuthorsFacts } from '../conflicts/authors-facts.ts';
import { editorConflicts } from '../conflicts/editor-conflicts.ts';
import { enqueueMails, type NewMail } from '../outbox/enqueue-mail.ts';
import { readChiefEditors } from '../submissions/chief-editors.ts';
import type { SubmissionPorts } from '../submissions/ports.ts';
import { submissionRef } from '../submissions/read-submission.ts';
import { aboutIt, submissionMail } from '../submissions/submission-mail.ts';
import { eventId, writeEvent } from '../submissions/write-event.ts';
import { MOST_ASSIGNED, requireColleague } from './assign-staff.ts';
import { type Handled, requireOverseer } from './require-handler.ts';
import { readReviewLetters } from './review-letters.ts';

type Asked = z.output<typeof CALLS.handOver.request>;

/**
 * Notifies the new editor, unless they took it themselves; if it is returned to the desk, the chief
 * editors.
 */
async function mailsOf(
  ports: SubmissionPorts,
  { id, submission }: Handled,
  person: Person,
  { to, note }: Asked,
  cause: string,
): Promise<NewMail[]> {
  const { db } = ports;
  const { sender, journal, origin } = await readReviewLetters(ports, submission);
  const { title, authorUids, number = '' } = submission;
  const named = { journal: journal.fullname, jkey: journal.name };
  const frame = { submission: id, cause, sender, title, ...named, number, authorUids };
  const from = await personName(db, person.uid);
  const asked = { submission: id, uid: to ?? '', as: 'editor' } as const;
  const receivers =
    to === null
      ? await readChiefEditors(
          db,
          submission,
          journal,
          person.uid,
          ports.now().toISOString().slice(0, 10),
        )
      : to === person.uid
        ? []
        : [await requireColleague(db, asked, submission)];
  const template = to === null ? handedBack : handedOver;
  return receivers.map((each) => {
    const about = aboutIt(frame, each.name, `${origin}${adminSubmissionPath(id)}`);
    const compose = () => template.render({ ...about, from, note }, sender);
    return submissionMail(frame, template.name, each, compose);
  });
}

/**
 * `handOver`. Repeating the request changes nothing. Throws `Refused`: `submission/not-found`,
 * `access/denied`,
 * `submission/no-such-person` for anyone who does not edit the journal and for an author,
 * `submission/editor-conflict` where the editor has a conflict and no reason is given.
 */
export function handOver(ports: SubmissionPorts, person: Person, asked: Asked): Promise<void> {
  const { db, now } = ports;
  const { to, keeps, note } = asked;
  return inTransaction(db, async (tx) => {
    const handled = await requireOverseer(ports, tx, person, asked.submission);
    const { id, submission, actor } = handled;
    const before = submission.editors;
    const after = to === null ? [] : keeps ? [...new Set([...before, to])] : [to];
    const added = after.filter((uid) => !before.includes(uid));
    const removed = before.filter((uid) => !after.includes(uid));
    if (added.length + removed.length === 0) return;
    if (after.length > MOST_ASSIGNED) throw new Refused('submission/no-such-person');
    if (to !== null) {
      await requireColleague(db, { submission: id, uid: to, as: 'editor' }, submission);
    }
    const facts = added.length > 0 ? await readAuthorsFacts(db, submission, now()) : null;
    const conflicts = facts && to !== null ? await editorConflicts(db, facts, to) : [];
    if (conflicts.length > 0 && !note) {
      throw new Refused('submission/editor-conflict', { field: 'note' });
    }
    const at = now().toISOString();
    const isTold = to === null || added.includes(to);
    const cause = at.replace(/\D/g, '');
    await enqueueMails(
      ports,
      tx,
      isTold ? await mailsOf(ports, handled, person, asked, cause) : [],
    );
    tx.update(submissionRef(db, id), { editors: after });
    const changes = [
      ...removed.map((uid) => ({ uid, event: 'editor_unassigned' as const })),
      ...added.map((uid) => ({ uid, event: 'editor_assigned' as const })),
    ];
    for (const [place, { uid, event }] of changes.entries()) {
      const entry = { event, round: submission.round, at, actor, audience: 'staff' } as const;
      const about = { uid, ...(note ? { reason: note } : {}) };
      writeEvent(tx, submissionRef(db, id), eventId(at, place, event), entry, person.uid, about);
    }
    if (conflicts.length === 0) return;
    tx.set(db.collection(AUDIT).doc(`editor.override~${id}~${cause}`), {
      ...{ action: 'editor.override', at, by: person.uid, submission: id, uid: to, reason: note },
      conflicts: conflicts.map(({ kind }) => kind),
    });
  });
}
