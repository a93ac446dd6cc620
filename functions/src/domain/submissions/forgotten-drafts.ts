/**
 * Drafts that have not changed for a long time: two notices to their owners, then they are deleted.
 */

import { MAIL, SUBMISSIONS } from '@quire/model/collections';
import { DRAFT_DAYS, DRAFT_NOTICE_DAYS } from '@quire/model/constants';
import type { Submission } from '@quire/model/entities/submission';
import { draftNotice } from '@quire/model/mail/author/draft-notice';
import { t } from '@quire/model/messages/t';
import { submitPath } from '@quire/model/paths';
import { inTransaction } from '../../platform/database/transaction.ts';
import { readJournal, readOwner, readSender } from '../outbox/correspondents.ts';
import { enqueueMails, type NewMail } from '../outbox/enqueue-mail.ts';
import { longDate } from '../outbox/mail-phrases.ts';
import { discardDraft } from './discard-draft.ts';
import { AT_ONCE, daysBefore, handleEach } from './handle-each.ts';
import type { SubmissionPorts } from './ports.ts';
import { readSubmission } from './read-submission.ts';
import { aboutIt, submissionMail } from './submission-mail.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** How long after its day a notice is still sent, if the schedule missed it. */
const NOTICE_WINDOW_DAYS = 3;

const drafts = (ports: SubmissionPorts, from: string | null, until: string) => {
  const all = ports.db.collection(SUBMISSIONS).where('state', '==', 'draft');
  const some = from === null ? all : all.where('updatedAt', '>', from);
  return some.where('updatedAt', '<=', until).orderBy('updatedAt').limit(AT_ONCE).get();
};

/** The notice before a draft is deleted; null where its owner is gone. */
async function notice(
  { db, origin }: SubmissionPorts,
  id: string,
  draft: Submission,
  day: number,
  deletedOn: Date,
): Promise<NewMail | null> {
  const owner = await readOwner(db, draft.owner);
  const sender = await readSender(db, origin);
  if (!owner || !sender) return null;
  const journal = await readJournal(db, draft.journal);
  // A draft that was edited again gets new notices.
  const cause = `${draft.updatedAt.replace(/\D/g, '')}-${day}`;
  const chosen = { journal: journal?.fullname ?? '', jkey: journal?.name ?? '' };
  const { title, authorUids } = draft;
  const frame = { submission: id, cause, sender, title, ...chosen, number: '', authorUids };
  const about = aboutIt(frame, owner.name, `${origin}${submitPath(id)}`);
  const data = () => ({
    ...about,
    journal: journal?.fullname ?? t('mail.notChosen'),
    deletedOn: longDate(deletedOn.toISOString()),
  });
  return submissionMail(frame, draftNotice.name, owner, () => draftNotice.render(data(), sender));
}

/** Notifies the owners of drafts that have not changed for a long time; each notice once. */
export async function noticeDrafts(ports: SubmissionPorts): Promise<number> {
  const now = ports.now();
  let told = 0;
  for (const day of DRAFT_NOTICE_DAYS) {
    const found = await drafts(
      ports,
      daysBefore(now, day + NOTICE_WINDOW_DAYS),
      daysBefore(now, day),
    );
    told += await handleEach(ports, found.docs, async (doc) => {
      const draft = readSubmission(doc);
      const deletedOn = new Date(Date.parse(draft.updatedAt) + DRAFT_DAYS * DAY_MS);
      const mail = await notice(ports, doc.id, draft, day, deletedOn);
      if (!mail) return false;
      await send(ports, mail);
      return true;
    });
  }
  return told;
}

const send = (ports: SubmissionPorts, mail: NewMail): Promise<void> =>
  inTransaction(ports.db, (tx) => enqueueMails(ports, tx, [mail]));

/**
 * Deletes expired drafts. None is deleted without warning: if the last notice is missing or too
 * recent (the schedule was down), it is sent now and the draft waits.
 */
export async function deleteDrafts(ports: SubmissionPorts): Promise<number> {
  const now = ports.now();
  const lastDay = DRAFT_NOTICE_DAYS.at(-1) ?? 0;
  const noticeMs = (DRAFT_DAYS - lastDay) * DAY_MS;
  const found = await drafts(ports, null, daysBefore(now, DRAFT_DAYS));
  return handleEach(ports, found.docs, async (doc) => {
    const draft = readSubmission(doc);
    const mail = await notice(ports, doc.id, draft, lastDay, new Date(now.getTime() + noticeMs));
    if (mail) {
      const sent = await ports.db.collection(MAIL).doc(mail.id).get();
      if (!sent.exists) await send(ports, mail);
      const at = Date.parse(String(sent.get('createdAt') ?? now.toISOString()));
      // An hour less, because the schedule is not exact.
      if (now.getTime() - at < noticeMs - HOUR_MS) return false;
    }
    return discardDraft(ports, 'system', doc.id, ({ updatedAt }) => updatedAt === draft.updatedAt);
  });
}
