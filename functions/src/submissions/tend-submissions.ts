/** What time does to submissions: revisions lapse, forgotten drafts go, unused uploads are swept. */
import { MAIL, SUBMISSIONS } from '@quire/model/collections';
import {
  DRAFT_DAYS,
  DRAFT_NOTICE_DAYS,
  REVISION_GRACE_DAYS,
  UPLOAD_KEPT_HOURS,
} from '@quire/model/constants';
import type { Submission } from '@quire/model/entities/submission';
import { draftNotice } from '@quire/model/mail/author/draft-notice';
import { submitPath } from '@quire/model/paths';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { Refused } from '../calls/refused.ts';
import { enqueueMails, type NewMail } from '../mail/enqueue-mail.ts';
import { inTransaction } from '../publish/transaction.ts';
import { readJournal, readOwner, readSender } from './correspondents.ts';
import { discardDraft } from './discard-draft.ts';
import { dayOf } from './mail-words.ts';
import { moveSubmission } from './move-submission.ts';
import type { SubmissionPorts } from './ports.ts';
import { readSubmission } from './read-submission.ts';
import { aboutIt, submissionMail } from './submission-mail.ts';

/** A run ends before the next one begins; what it does not come to, that one does. */
const AT_ONCE = 100;
const UPLOADS_AT_ONCE = 500;
const PAGES = 10;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A notice is sent for this long after its day, should the schedule have missed it. */
const NOTICE_WINDOW_DAYS = 3;

const before = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();

/** One that cannot be done must not keep the others. Returns how many were. */
async function each(
  ports: SubmissionPorts,
  docs: readonly QueryDocumentSnapshot[],
  work: (doc: QueryDocumentSnapshot) => Promise<boolean>,
): Promise<number> {
  let done = 0;
  for (const doc of docs) {
    try {
      if (await work(doc)) done += 1;
    } catch (error) {
      // It has moved on since it was found.
      if (error instanceof Refused && error.code === 'submission/wrong-state') continue;
      ports.log.error('submission/not-tended', { id: doc.id, reason: String(error) });
    }
  }
  return done;
}

/** Revisions that are overdue by more than the grace. */
async function lapseRevisions(ports: SubmissionPorts): Promise<number> {
  const overdue = await ports.db
    .collection(SUBMISSIONS)
    .where('state', 'in', ['minor_revision', 'major_revision'])
    .where('dueAt', '<=', before(ports.now(), REVISION_GRACE_DAYS))
    .orderBy('dueAt')
    .limit(AT_ONCE)
    .get();
  return each(ports, overdue.docs, async (doc) => {
    const { state: from } = readSubmission(doc);
    await moveSubmission(ports, 'system', { submission: doc.id, event: 'lapse', from });
    return true;
  });
}

const drafts = (ports: SubmissionPorts, from: string | null, until: string) => {
  const all = ports.db.collection(SUBMISSIONS).where('state', '==', 'draft');
  const some = from === null ? all : all.where('updatedAt', '>', from);
  return some.where('updatedAt', '<=', until).orderBy('updatedAt').limit(AT_ONCE).get();
};

/** The notice before a draft is deleted; null where nobody is left to tell. */
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
  const journal = (await readJournal(db, draft.journal))?.fullname ?? 'Not chosen yet';
  // A draft that was taken up again is told anew.
  const cause = `${draft.updatedAt.replace(/\D/g, '')}-${day}`;
  const frame = { submission: id, cause, sender, title: draft.title, journal, number: '' };
  const about = aboutIt(frame, owner.name, `${origin}${submitPath(id)}`);
  const data = { ...about, deletedOn: dayOf(deletedOn.toISOString()) };
  return submissionMail(frame, draftNotice.name, owner, draftNotice.render(data, sender));
}

/** Tells the owners of drafts that nobody has touched for long; each notice once. */
async function noticeDrafts(ports: SubmissionPorts): Promise<number> {
  const now = ports.now();
  let told = 0;
  for (const day of DRAFT_NOTICE_DAYS) {
    const found = await drafts(ports, before(now, day + NOTICE_WINDOW_DAYS), before(now, day));
    told += await each(ports, found.docs, async (doc) => {
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
 * Deletes drafts whose time is over. Nobody loses one without warning: where the last notice is
 * missing or too fresh (the schedule stood still), it is sent now and the draft waits.
 */
async function deleteDrafts(ports: SubmissionPorts): Promise<number> {
  const now = ports.now();
  const lastDay = DRAFT_NOTICE_DAYS.at(-1) ?? 0;
  const noticeMs = (DRAFT_DAYS - lastDay) * DAY_MS;
  const found = await drafts(ports, null, before(now, DRAFT_DAYS));
  return each(ports, found.docs, async (doc) => {
    const draft = readSubmission(doc);
    const mail = await notice(ports, doc.id, draft, lastDay, new Date(now.getTime() + noticeMs));
    if (mail) {
      const sent = await ports.db.collection(MAIL).doc(mail.id).get();
      if (!sent.exists) await send(ports, mail);
      const at = Date.parse(String(sent.get('createdAt') ?? now.toISOString()));
      // An hour less: the schedule is not to the minute.
      if (now.getTime() - at < noticeMs - HOUR_MS) return false;
    }
    return discardDraft(ports, 'system', doc.id, ({ updatedAt }) => updatedAt === draft.updatedAt);
  });
}

/** Removes uploads that no submission has taken up. */
async function sweepUploads(ports: SubmissionPorts): Promise<number> {
  const until = ports.now().getTime() - UPLOAD_KEPT_HOURS * HOUR_MS;
  let swept = 0;
  let next: string | undefined;
  for (let page = 0; page < PAGES; page += 1) {
    const found = await ports.store.list('uploads/', UPLOADS_AT_ONCE, next);
    for (const { path, createdAt } of found.objects) {
      if (createdAt.getTime() > until) continue;
      await ports.store.remove(path);
      swept += 1;
    }
    next = found.next;
    if (next === undefined) break;
  }
  return swept;
}

export interface Tended {
  readonly lapsed: number;
  readonly told: number;
  readonly deleted: number;
  readonly swept: number;
}

/** One run of the schedule. It may be repeated at any time. */
export async function tendSubmissions(ports: SubmissionPorts): Promise<Tended> {
  const lapsed = await lapseRevisions(ports);
  const told = await noticeDrafts(ports);
  const deleted = await deleteDrafts(ports);
  return { lapsed, told, deleted, swept: await sweepUploads(ports) };
}
