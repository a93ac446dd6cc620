/** Who may be given a manuscript, with what speaks for and against each of them. */
import type { CALLS } from '@quire/model/calls/calls';
import { PROFILES, USERS } from '@quire/model/collections';
import { ProfileSchema } from '@quire/model/entities/profile';
import type { ReviewConflict } from '@quire/model/entities/review';
import { UserSchema } from '@quire/model/entities/user';
import type { Firestore } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Person } from '../access/principal.ts';
import type { SubmissionPorts } from '../submissions/ports.ts';
import { type AuthorsFacts, readAuthorsFacts } from './authors-facts.ts';
import { findConflicts } from './find-conflicts.ts';
import { awayOf, loadOf, staffFor } from './journal-staff.ts';
import { requireOverseer } from './require-handler.ts';

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
    (await staffFor(db, 'editor', submission)).map(async ({ uid, name }) => {
      const [load, away, conflicts] = await Promise.all([
        loadOf(db, 'editor', uid),
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
