/** An editor's absences, and who replaces them. */
import { PROFILES, USERS } from '@quire/model/collections';
import { type Absence, isAbsenceOver } from '@quire/model/entities/absence';
import { ProfileSchema } from '@quire/model/entities/profile';
import { UserSchema } from '@quire/model/entities/user';
import { holds } from '@quire/model/grants';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { Ports } from '../../platform/database/ports.ts';
import { readRecord } from '../../platform/database/read-record.ts';
import { Refused } from '../../platform/errors/refused.ts';
import type { Person } from '../access/principal.ts';

type AbsencePorts = Pick<Ports, 'db' | 'now'>;

const LOOKED_AT = 100;
const JOURNALS_MOST = 30;

/** The journals that a person edits. Throws `access/denied` where there are none. */
function ownJournals({ claims }: Person): readonly string[] {
  const journals = claims.roles.includes('editor') ? (claims.grants.editor ?? []) : [];
  if (journals.length === 0) throw new Refused('access/denied');
  return journals.slice(0, JOURNALS_MOST);
}

/** Other editors of any of these journals, by name. */
async function colleaguesIn(db: Firestore, journals: readonly string[], own: string) {
  const { docs } = await db
    .collection(USERS)
    .where('journals', 'array-contains-any', journals)
    .limit(LOOKED_AT)
    .get();
  return docs
    .flatMap((doc) => {
      const user = readRecord(doc, UserSchema);
      const isEditor = user && journals.some((journal) => holds(user, 'editor', journal));
      return isEditor && doc.id !== own
        ? [{ uid: doc.id, name: user.displayName || user.email }]
        : [];
    })
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

/**
 * `viewAbsence`: the editor's own absence, unless it is over. For editors. Throws `access/denied`.
 */
export async function viewAbsence({ db, now }: AbsencePorts, person: Person) {
  const colleagues = await colleaguesIn(db, ownJournals(person), person.uid);
  const stored = (await db.collection(PROFILES).doc(person.uid).get()).data();
  const absence = ProfileSchema.safeParse(stored).data?.absence ?? null;
  const today = now().toISOString().slice(0, 10);
  return { absence: absence && !isAbsenceOver(absence, today) ? absence : null, colleagues };
}

/**
 * `chooseAbsence`: for editors, about themselves only; null cancels it. Throws `Refused`: `access/denied`,
 * `absence/over`, `absence/no-stand-in` for a stand-in who edits none of their journals.
 */
export async function chooseAbsence(
  { db, now }: AbsencePorts,
  person: Person,
  absence: Absence | null,
): Promise<void> {
  const journals = ownJournals(person);
  const at = now().toISOString();
  if (absence && isAbsenceOver(absence, at.slice(0, 10))) {
    throw new Refused('absence/over', { field: 'to' });
  }
  if (absence?.standIn) {
    const colleagues = await colleaguesIn(db, journals, person.uid);
    if (colleagues.every(({ uid }) => uid !== absence.standIn)) {
      throw new Refused('absence/no-stand-in', { field: 'standIn' });
    }
  }
  const profile = db.collection(PROFILES).doc(person.uid);
  if (!(await profile.get()).exists) {
    throw new Refused('record/not-found', { values: { noun: 'profile' } });
  }
  await profile.update({ absence: absence ?? FieldValue.delete(), updatedAt: at });
}
