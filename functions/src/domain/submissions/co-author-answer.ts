/** What a person named as an author sees through the link of their mail, and how they can answer. */

import type { CALLS } from '@quire/model/calls/calls';
import { ACCOUNT_LINKS } from '@quire/model/collections';
import type { DraftAuthor } from '@quire/model/entities/submission';
import { coAuthorObjected } from '@quire/model/mail/editor/co-author-objected';
import { readersAbstract } from '@quire/model/messages/readers-abstract';
import { adminSubmissionPath } from '@quire/model/office-paths';
import { coAuthorKey, coAuthorOrcid, namedAs } from '@quire/model/submission/co-author-standing';
import { submissionPath } from '@quire/model/submission-paths';
import type { z } from 'zod';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { linkHash } from '../accounts/link.ts';
import { readJournal, readOwner, readSender } from '../outbox/correspondents.ts';
import { enqueueMails, type NewMail } from '../outbox/enqueue-mail.ts';
import { readHandlers } from '../outbox/handlers.ts';
import { type CoAuthorLinked, followCoAuthorLink } from './follow-co-author-link.ts';
import type { SubmissionPorts } from './ports.ts';
import { submissionRef } from './read-submission.ts';
import { aboutIt, submissionMail } from './submission-mail.ts';
import { eventId, writeEvent } from './write-event.ts';

type View = Omit<z.output<typeof CALLS.viewAsCoAuthor.response>, 'offersOrcid'>;
type Answer = z.output<typeof CALLS.answerAsCoAuthor.request>;

const fullName = ({ given, family }: Pick<DraftAuthor, 'given' | 'family'>) =>
  [given, family].filter(Boolean).join(' ').trim();

/** The answer given by this link; none if it was not used. */
const answerOf = ({ submission, author, isUsed }: CoAuthorLinked) =>
  (isUsed && submission.coAuthors?.[coAuthorKey(author.email)]?.answer) || 'told';

/** `viewAsCoAuthor`: a summary of the manuscript. Can be opened repeatedly. */
export async function viewAsCoAuthor(
  ports: SubmissionPorts,
  { token }: { readonly token: string },
): Promise<View> {
  const linked = await inTransaction(ports.db, (tx) => followCoAuthorLink(ports, tx, token));
  const { submission, author } = linked;
  const journal = await readJournal(ports.db, submission.journal);
  const owner = await readOwner(ports.db, submission.owner);
  const proved = coAuthorOrcid(submission, author);
  return {
    title: submission.title,
    journal: journal?.fullname ?? submission.journal,
    number: submission.number ?? '',
    submitter: owner?.name ?? '',
    you: fullName(author),
    authors: submission.authors.map(fullName),
    abstract: readersAbstract(submission),
    answer: answerOf(linked),
    ...(proved && { orcid: proved }),
  };
}

/**
 * `answerAsCoAuthor`: confirms or objects, once; the same answer again changes nothing. An objection is
 * added to the timeline and mailed to the editors and the submitter. Throws `Refused`: `account/link-…`;
 * `submission/renamed` where a person confirms but is listed under a different name than in their mail.
 */
export function answerAsCoAuthor(
  ports: SubmissionPorts,
  { token, answer, reason }: Answer,
): Promise<void> {
  const { db, now } = ports;
  return inTransaction(db, async (tx) => {
    const linked = await followCoAuthorLink(ports, tx, token);
    const { id, submission, author } = linked;
    if (linked.isUsed) {
      if (answerOf(linked) === answer) return;
      throw new Refused('account/link-used');
    }
    // They were asked about another name: the answer does not carry over to a renamed row.
    if (answer === 'confirmed' && linked.named !== namedAs(author)) {
      throw new Refused('submission/renamed');
    }
    const at = now().toISOString();
    const event = answer === 'objected' ? 'co_author_objected' : 'co_author_confirmed';
    const entry = eventId(at, 0, event);
    const mails = answer === 'objected' ? await objections(ports, linked, entry, reason ?? '') : [];
    await enqueueMails(ports, tx, mails);
    const ref = submissionRef(db, id);
    const said = [fullName(author), reason].filter(Boolean).join(': ');
    const { round } = submission;
    const actor = 'co-author';
    writeEvent(
      tx,
      ref,
      entry,
      { event, round, at, actor, reason: said, audience: 'author' },
      `${actor} ${coAuthorKey(author.email)}`,
    );
    const key = coAuthorKey(author.email);
    const orcid = submission.coAuthors?.[key]?.orcid;
    const given = {
      ...{ answer, at, named: linked.named },
      ...(reason ? { reason } : {}),
      ...(orcid ? { orcid } : {}),
    };
    tx.update(ref, { coAuthors: { ...submission.coAuthors, [key]: given } });
    tx.update(db.collection(ACCOUNT_LINKS).doc(linkHash(token)), { usedAt: at });
  });
}

async function objections(
  ports: SubmissionPorts,
  { id, submission, author }: CoAuthorLinked,
  cause: string,
  reason: string,
): Promise<NewMail[]> {
  const { db, origin } = ports;
  const journal = await readJournal(db, submission.journal);
  const sender = await readSender(db, origin);
  if (!journal || !sender) return [];
  const { title, authorUids, number = '' } = submission;
  const named = { journal: journal.fullname, jkey: journal.name };
  const frame = { submission: id, cause, sender, title, ...named, number, authorUids };
  const owner = await readOwner(db, submission.owner);
  const editors = await readHandlers(ports, submission, journal);
  const receivers = [
    ...editors.map((editor) => ({ to: editor, path: adminSubmissionPath(id) })),
    ...(owner ? [{ to: owner, path: submissionPath(id) }] : []),
  ];
  return receivers.map(({ to, path }) => {
    const about = aboutIt(frame, to.name, `${origin}${path}`);
    const submitter = owner?.name ?? '';
    const data = { ...about, submitter, objector: fullName(author), reason };
    return submissionMail(frame, coAuthorObjected.name, to, () =>
      coAuthorObjected.render(data, sender),
    );
  });
}
