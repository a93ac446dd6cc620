/**
 * The receivers of mails about a manuscript in review: its editors, those who recommend, and the guest editors of its
 * issue.
 */
import { issueDocId, USERS } from '@quire/model/collections';
import type { Journal } from '@quire/model/entities/journal';
import type { ReviewConflict } from '@quire/model/entities/review';
import type { Submission } from '@quire/model/entities/submission';
import { UserSchema } from '@quire/model/entities/user';
import { holds } from '@quire/model/grants';
import type { Firestore } from 'firebase-admin/firestore';
import type { Ports } from '../../platform/database/ports.ts';
import { readRecord } from '../../platform/database/read-record.ts';
import { readAuthorsFacts } from '../conflicts/authors-facts.ts';
import { editorConflicts } from '../conflicts/editor-conflicts.ts';
import { type Correspondent, readEditors } from './correspondents.ts';

/** An issue has a few guest editors; the limit is that of a journal's staff. */
const GUESTS_MAX = 10;
const LOOKED_AT = 100;

/** A shared mail domain is only a hint: it does not exclude anyone. */
const HINTS: ReadonlySet<ReviewConflict['kind']> = new Set<ReviewConflict['kind']>(['same-domain']);

/**
 * The guest editors of the manuscript's special issue, or those of them to whom it is assigned; without its authors and
 * those with a conflict of interest.
 */
async function readGuestEditors(
  db: Firestore,
  submission: Submission,
  journal: Journal,
  now: Date,
): Promise<Correspondent[]> {
  const { specialIssue, authorUids, editors } = submission;
  if (specialIssue === '') return [];
  const issue = issueDocId(journal.name, specialIssue);
  const { docs } = await db
    .collection(USERS)
    .where('journals', 'array-contains', journal.name)
    .limit(LOOKED_AT)
    .get();
  const all = docs
    .flatMap((doc) => {
      const user = readRecord(doc, UserSchema);
      if (!user || !holds(user, 'guestEditor', issue) || authorUids.includes(doc.id)) return [];
      return [{ uid: doc.id, name: user.displayName || user.email, email: user.email }];
    })
    .slice(0, GUESTS_MAX);
  const assigned = all.filter(({ uid }) => editors.includes(uid));
  const named = assigned.length > 0 ? assigned : all;
  if (named.length === 0) return [];
  const facts = await readAuthorsFacts(db, submission, now);
  const conflicts = await Promise.all(named.map(({ uid }) => editorConflicts(db, facts, uid)));
  return named.filter((_, place) => conflicts[place]?.every(({ kind }) => HINTS.has(kind)));
}

/** Assigned staff who recommend and do not decide, without its authors. */
async function readRecommending(
  db: Firestore,
  { editors, authorUids }: Submission,
  { name: journal }: Journal,
): Promise<Correspondent[]> {
  if (editors.length === 0) return [];
  const users = await db.getAll(...editors.map((uid) => db.collection(USERS).doc(uid)));
  return users.flatMap((doc) => {
    const user = readRecord(doc, UserSchema);
    if (!user || !holds(user, 'recommendingEditor', journal) || authorUids.includes(doc.id)) {
      return [];
    }
    return [{ uid: doc.id, name: user.displayName || user.email, email: user.email }];
  });
}

/** Its editors as in `readEditors`, assigned staff who recommend, and the guest editors of its issue; each once. */
export async function readHandlers(
  { db, now }: Pick<Ports, 'db' | 'now'>,
  submission: Submission,
  journal: Journal,
): Promise<Correspondent[]> {
  const editors = await readEditors(db, submission, journal);
  const guests = await readGuestEditors(db, submission, journal, now());
  const recommending = await readRecommending(db, submission, journal);
  const all = [...editors, ...recommending, ...guests];
  return [...new Map(all.map((each) => [each.email, each])).values()];
}
