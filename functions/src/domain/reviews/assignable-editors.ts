/** Who can be assigned a manuscript, with their load, fit and conflicts. */
import type { CALLS } from '@quire/model/calls/calls';
import type { z } from 'zod';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Person } from '../access/principal.ts';
import { readAuthorsFacts } from '../conflicts/authors-facts.ts';
import { editorConflicts } from '../conflicts/editor-conflicts.ts';
import type { SubmissionPorts } from '../submissions/ports.ts';
import { awayOf, loadOf, staffFor } from './journal-staff.ts';
import { requireOverseer } from './require-handler.ts';

/** `assignableEditors`: for those who handle the manuscript as a whole. Throws `Refused`. */
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
    (await staffFor(db, 'editor', submission)).map(async ({ uid, name, isGuest, recommends }) => {
      const [load, away, conflicts] = await Promise.all([
        loadOf(db, 'editor', uid),
        awayOf(db, uid, day),
        editorConflicts(db, facts, uid),
      ]);
      return { uid, name, isGuest, recommends, ...load, away, conflicts };
    }),
  );
  // The most suitable editors come first.
  const rank = (each: (typeof editors)[number]) =>
    (each.conflicts.length > 0 ? 2_000 : 0) + (each.away ? 1_000 : 0) + each.open;
  return {
    editors: editors.toSorted((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name)),
  };
}
