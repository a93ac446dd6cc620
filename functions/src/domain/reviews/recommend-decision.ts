/** A person who handles a manuscript and does not decide on it recommends a decision to those who do. */
import type { CALLS } from '@quire/model/calls/calls';
import { RECOMMENDATIONS } from '@quire/model/entities/recommendations';
import { decisionRecommended } from '@quire/model/mail/editor/decision-recommended';
import { adminSubmissionPath } from '@quire/model/office-paths';
import { HANDLERS } from '@quire/model/states/moves/move';
import { recommendsOn } from '@quire/model/submission/capacities';
import type { z } from 'zod';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { personName } from '../access/person-name.ts';
import type { Person } from '../access/principal.ts';
import { readPermissions } from '../access/read-permissions.ts';
import { readEditors } from '../outbox/correspondents.ts';
import { enqueueMails } from '../outbox/enqueue-mail.ts';
import type { SubmissionPorts } from '../submissions/ports.ts';
import { submissionRef } from '../submissions/read-submission.ts';
import { aboutIt, submissionMail } from '../submissions/submission-mail.ts';
import { eventId, writeEvent } from '../submissions/write-event.ts';
import { requireHandler } from './require-handler.ts';
import { readReviewLetters } from './review-letters.ts';

/**
 * `recommendDecision`. The reasons are stored where the handlers of the review can read them, and not in the
 * mail: the journal's editors read the outbox, and reasons mention reports. Throws `Refused`:
 * `submission/not-found`,
 * `access/denied` for those who decide and those who do not handle it, `submission/wrong-state`.
 */
export function recommendDecision(
  ports: SubmissionPorts,
  person: Person,
  asked: z.output<typeof CALLS.recommendDecision.request>,
): Promise<void> {
  const { db, now } = ports;
  const { submission: id, recommendation, reasons } = asked;
  return inTransaction(db, async (tx) => {
    const { submission, capacities } = await requireHandler(ports, tx, person, id);
    const permissions = await readPermissions(db, submission.journal);
    const outcome = recommendsOn(person, capacities, submission, permissions);
    if (outcome === 'never') throw new Refused('access/denied');
    if (outcome === 'not-now') throw new Refused('submission/wrong-state');
    const { sender, journal, origin } = await readReviewLetters(ports, submission);
    const { title, authorUids, number = '', round } = submission;
    const at = now().toISOString();
    const cause = at.replace(/\D/g, '');
    const named = { journal: journal.fullname, jkey: journal.name };
    const frame = { submission: id, cause, sender, title, ...named, number, authorUids };
    const from = await personName(db, person.uid);
    const url = `${origin}${adminSubmissionPath(id)}`;
    const editors = await readEditors(db, submission, journal);
    const mails = editors
      .filter(({ uid }) => uid !== person.uid)
      .map((to) => {
        const compose = () => {
          const said = { from, recommendation: RECOMMENDATIONS[recommendation] };
          return decisionRecommended.render({ ...aboutIt(frame, to.name, url), ...said }, sender);
        };
        return submissionMail(frame, decisionRecommended.name, to, compose);
      });
    await enqueueMails(ports, tx, mails);
    const event = 'decision_recommended';
    const actor = HANDLERS.find((each) => capacities.includes(each)) ?? 'editor';
    writeEvent(
      tx,
      submissionRef(db, id),
      eventId(at, 0, event),
      { event, round, at, actor, audience: 'staff' },
      person.uid,
      { reason: reasons, recommendation },
    );
  });
}
