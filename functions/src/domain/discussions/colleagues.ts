/** Staff who may see a manuscript: they can be mentioned, and be given a task. */

import type { CALLS } from '@quire/model/calls/calls';
import type { Colleague } from '@quire/model/calls/discussions';
import { USERS } from '@quire/model/collections';
import type { Submission } from '@quire/model/entities/submission';
import { UserSchema } from '@quire/model/entities/user';
import { handlingIn } from '@quire/model/submission/capacities';
import type { Firestore } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { capacitiesOf, type Person } from '../access/principal.ts';
import { readPermissions } from '../access/read-permissions.ts';
import type { SubmissionPorts } from '../submissions/ports.ts';
import { isOfStaff, requireStaff } from './require-staff.ts';

/** Limits: a journal has a handful of staff, and a press a handful of admins. */
const LOOKED_AT = 100;
const ADMINS_MAX = 20;

export interface StaffColleague extends Colleague {
  readonly email: string;
}

/** Its editors, guest editors, admins and, from acceptance on, assigned production staff; never its authors. */
export async function readColleagues(
  db: Firestore,
  submission: Submission,
): Promise<StaffColleague[]> {
  const { journal, authors } = submission;
  const users = db.collection(USERS);
  const [ofJournal, admins, permissions] = await Promise.all([
    users.where('journals', 'array-contains', journal).limit(LOOKED_AT).get(),
    users.where('roles', 'array-contains', 'admin').limit(ADMINS_MAX).get(),
    readPermissions(db, journal),
  ]);
  const addresses = new Set(authors.map(({ email }) => email.trim().toLowerCase()));
  const found = new Map<string, StaffColleague>();
  for (const doc of [...ofJournal.docs, ...admins.docs]) {
    const user = readRecord(doc, UserSchema);
    if (!user || addresses.has(user.email.toLowerCase())) continue;
    const { roles, grants, email, displayName } = user;
    const person = { uid: doc.id, claims: { roles, grants } };
    const capacities = capacitiesOf(person, submission, permissions);
    if (!isOfStaff(capacities, submission)) continue;
    const handles = handlingIn(capacities) !== null;
    found.set(doc.id, { uid: doc.id, name: displayName || email, email, handles });
  }
  return [...found.values()].toSorted((a, b) => a.name.localeCompare(b.name));
}

/** `manuscriptColleagues`: for its staff. Throws `Refused`. */
export async function manuscriptColleagues(
  ports: SubmissionPorts,
  person: Person,
  { submission: id }: z.output<typeof CALLS.manuscriptColleagues.request>,
): Promise<z.input<typeof CALLS.manuscriptColleagues.response>> {
  const { submission } = await inTransaction(ports.db, (tx) => requireStaff(ports, tx, person, id));
  const all = await readColleagues(ports.db, submission);
  return { colleagues: all.map(({ uid, name, handles }) => ({ uid, name, handles })) };
}
