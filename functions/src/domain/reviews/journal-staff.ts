/** Who can be assigned a manuscript at a journal, and how many each of them has. */
import { DESK, issueDocId, PROFILES, USERS } from '@quire/model/collections';
import { IN_HAND, IN_PRODUCTION, queueToken } from '@quire/model/desk/queues';
import { isAwayOn } from '@quire/model/entities/absence';
import { ProfileSchema } from '@quire/model/entities/profile';
import type { Submission } from '@quire/model/entities/submission';
import { UserSchema } from '@quire/model/entities/user';
import { holds, isAssignable } from '@quire/model/grants';
import type { Claims } from '@quire/model/roles';
import type { Firestore } from 'firebase-admin/firestore';
import { readRecord } from '../../platform/database/read-record.ts';
import { personName } from '../access/person-name.ts';
import { sameAddress } from '../conflicts/same-address.ts';

/** A journal has a handful of people in each role. */
const LOOKED_AT = 100;
const STAFF_MOST = 30;
/** More than one person handles at a time. */
const LOAD_MOST = 200;

type As = 'editor' | 'production';
const WORK = {
  editor: { field: 'editors', states: IN_HAND },
  production: { field: 'production', states: IN_PRODUCTION },
} as const;

/** How many manuscripts a person has in this role, and how many of them are overdue. */
export async function loadOf(
  db: Firestore,
  as: As,
  uid: string,
): Promise<{ open: number; overdue: number }> {
  const { field, states } = WORK[as];
  const { docs } = await db
    .collection(DESK)
    .where(field, 'array-contains', uid)
    .select('state', 'queues')
    .limit(LOAD_MOST)
    .get();
  const open = docs.filter((doc) => states.has(doc.get('state')));
  const isOverdue = (queues: unknown) =>
    Array.isArray(queues) && queues.includes(queueToken('overdue'));
  return { open: open.length, overdue: open.filter((doc) => isOverdue(doc.get('queues'))).length };
}

/**
 * Until when a person is out of office, as of a day, and and who replaces them; null: they are in the
 * office.
 */
export async function awayOf(db: Firestore, uid: string, day: string) {
  const profile = ProfileSchema.safeParse((await db.collection(PROFILES).doc(uid).get()).data());
  const absence = profile.data?.absence;
  if (!absence || !isAwayOn(absence, day)) return null;
  const standIn = absence.standIn ? await personName(db, absence.standIn) : '';
  return { to: absence.to, standIn };
}

interface StaffMember {
  readonly uid: string;
  readonly name: string;
  readonly email: string;
  /** They edit the manuscript's special issue, but not the journal. */
  readonly isGuest: boolean;
  /** They recommend decisions; others decide. */
  readonly recommends: boolean;
}

type OfJournal = Pick<Submission, 'journal' | 'specialIssue'>;

/**
 * Whether a person can be assigned a manuscript in this role: `guest` for a guest editor of its special issue.
 */
export function servesAs(
  user: Claims,
  as: As,
  { journal, specialIssue }: OfJournal,
): 'staff' | 'guest' | null {
  if (isAssignable(user, as, journal)) return 'staff';
  const isGuest =
    as === 'editor' &&
    specialIssue !== '' &&
    holds(user, 'guestEditor', issueDocId(journal, specialIssue));
  return isGuest ? 'guest' : null;
}

/** The accounts that have this role at a manuscript's journal or special issue, without its authors. */
export async function staffFor(
  db: Firestore,
  as: As,
  submission: Submission,
): Promise<StaffMember[]> {
  const { journal, authorUids, authors } = submission;
  const emails = new Set(authors.map(({ email }) => sameAddress(email)));
  const { docs } = await db
    .collection(USERS)
    .where('journals', 'array-contains', journal)
    .limit(LOOKED_AT)
    .get();
  return docs
    .flatMap((doc) => {
      const user = readRecord(doc, UserSchema);
      const isTheirs = authorUids.includes(doc.id) || (user && emails.has(sameAddress(user.email)));
      const serves = user && servesAs(user, as, submission);
      if (!user || isTheirs || !serves) return [];
      const { email } = user;
      const isGuest = serves === 'guest';
      const recommends = as === 'editor' && !isGuest && !holds(user, 'editor', journal);
      return [{ uid: doc.id, name: user.displayName || email, email, isGuest, recommends }];
    })
    .slice(0, STAFF_MOST);
}
