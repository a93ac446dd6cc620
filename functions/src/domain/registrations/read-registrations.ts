import { REGISTRATIONS } from '@quire/model/collections';
import { type Registration, RegistrationSchema } from '@quire/model/entities/registration';
import { type Action, type Asker, can, MATRIX } from '@quire/model/roles';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { readRecord } from '../../platform/database/read-record.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { readPermissions } from '../access/read-permissions.ts';

interface Found {
  readonly id: string;
  readonly ref: DocumentReference;
  readonly registration: Registration;
}

const registrationRef = (db: Firestore, id: string): DocumentReference =>
  db.collection(REGISTRATIONS).doc(id);

/**
 * The registrations of these ids, if the person may do this to the articles of each one's journal; those of no journal
 * are the admins'. Throws `Refused`: `registration/unknown`, `access/denied`.
 */
export async function readRegistrations(
  db: Firestore,
  person: Asker,
  action: Action,
  ids: readonly string[],
): Promise<Found[]> {
  // Whoever has the right nowhere learns nothing of what there is.
  if (person.claims.roles.every((role) => MATRIX[role][action] === 'none')) {
    throw new Refused('access/denied');
  }
  const found = await db.getAll(...[...new Set(ids)].map((id) => registrationRef(db, id)));
  const read = found.map((document) => {
    const registration = readRecord(document, RegistrationSchema);
    if (!registration) throw new Refused('registration/unknown');
    return { id: document.id, ref: document.ref, registration };
  });
  for (const journal of new Set(read.map(({ registration }) => registration.journal))) {
    const subject = journal
      ? { journal, permissions: await readPermissions(db, journal) }
      : undefined;
    if (!can(person, action, subject)) throw new Refused('access/denied');
  }
  return read;
}
