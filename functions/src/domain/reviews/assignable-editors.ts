/** Who may be given a manuscript, with what speaks for and against each of them. */
import type { CALLS } from '@quire/model/calls/calls';
import { DESK, PROFILES, USERS } from '@quire/model/collections';
import { IN_HAND, queueToken } from '@quire/model/desk/queues';
import { isAwayOn } from '@quire/model/entities/absence';
import { ProfileSchema } from '@quire/model/entities/profile';
import type { ReviewConflict } from '@quire/model/entities/review';
import type { Submission } from '@quire/model/entities/submission';
import { UserSchema } from '@quire/model/entities/user';
import { holds } from '@quire/model/grants';
import type { Firestore } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { personName } from '../access/person-name.ts';
import type { Person } from '../access/principal.ts';
import { sameAddress } from '../submissions/co-author-links.ts';
import type { SubmissionPorts } from '../submissions/ports.ts';
import { type AuthorsFacts, readAuthorsFacts } from './authors-facts.ts';
import { findConflicts } from './find-conflicts.ts';
import { requireOverseer } from './require-handler.ts';

/** A journal has a handful of editors. */
const LOOKED_AT = 100;
const EDITORS_MOST = 30;
/** More than anybody handles at a time. */
const LOAD_MOST = 200;

/** Nobody is asked to review here: whoever assigns may take it themselves. */
const NO_ASKER = { uid: '', email: undefined } as const;

/** What speaks against an account as the editor of a manuscript, by what its holder says of themselves. */
export async function editorConflicts(
  db: Firestore,
  facts: AuthorsFacts,
  uid: string,
): Promise<ReviewConflict[]> {
  const user = readRecord(await db.collection(USERS).doc(uid).get(), UserSchema);
  if (!user) return [];
  const profile = ProfileSchema.safeParse((await db.collection(PROFILES).doc(uid).get()).data());
  const { given = '', family = user.displayName, ror, orcid } = profile.data ?? {};
  const known = { uid, email: user.email, given, family };
  const more = { ...(ror ? { ror } : {}), ...(orcid ? { orcid } : {}) };
  return findConflicts(facts, { ...known, ...more }, NO_ASKER);
}

async function loadOf(db: Firestore, uid: string): Promise<{ open: number; overdue: number }> {
  const { docs } = await db
    .collection(DESK)
    .where('editors', 'array-contains', uid)
    .select('state', 'queues')
    .limit(LOAD_MOST)
    .get();
  const open = docs.filter((doc) => IN_HAND.has(doc.get('state')));
  const isOverdue = (queues: unknown) =>
    Array.isArray(queues) && queues.includes(queueToken('overdue'));
  return { open: open.length, overdue: open.filter((doc) => isOverdue(doc.get('queues'))).length };
}

async function awayOf(db: Firestore, uid: string, day: string) {
  const profile = ProfileSchema.safeParse((await db.collection(PROFILES).doc(uid).get()).data());
  const absence = profile.data?.absence;
  if (!absence || !isAwayOn(absence, day)) return null;
  const standIn = absence.standIn ? await personName(db, absence.standIn) : '';
  return { to: absence.to, standIn };
}

/** The accounts that are editors of a manuscript's journal, and none of its authors. */
async function editorsFor(
  db: Firestore,
  { journal, authorUids, authors }: Submission,
): Promise<{ uid: string; name: string }[]> {
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
      if (!user || isTheirs || !holds(user, 'editor', journal)) return [];
      return [{ uid: doc.id, name: user.displayName || user.email }];
    })
    .slice(0, EDITORS_MOST);
}

/** `assignableEditors`: for whoever has the manuscript in hand as a whole. Throws `Refused`. */
export async function assignableEditors(
  ports: SubmissionPorts,
  person: Person,
  { submission: id }: z.output<typeof CALLS.assignableEditors.request>,
): Promise<z.input<typeof CALLS.assignableEditors.response>> {
  const { db, now } = ports;
  const { submission } = await inTransaction(db, (tx) => requireOverseer(ports, tx, person, id));
  const facts = await readAuthorsFacts(db, submission, now());
  const day = now().toISOString().slice(0, 10);
  const editors = await Promise.all(
    (await editorsFor(db, submission)).map(async ({ uid, name }) => {
      const [load, away, conflicts] = await Promise.all([
        loadOf(db, uid),
        awayOf(db, uid, day),
        editorConflicts(db, facts, uid),
      ]);
      return { uid, name, ...load, away, conflicts };
    }),
  );
  // Those who could take it best come first.
  const rank = (each: (typeof editors)[number]) =>
    (each.conflicts.length > 0 ? 2_000 : 0) + (each.away ? 1_000 : 0) + each.open;
  return {
    editors: editors.toSorted((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name)),
  };
}
