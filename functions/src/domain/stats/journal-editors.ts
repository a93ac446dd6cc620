import { JOURNALS, PROFILES, USERS } from '@quire/model/collections';
import { JournalRecordSchema } from '@quire/model/entities/journal-record';
import { UserSchema } from '@quire/model/entities/user';
import type { Firestore } from 'firebase-admin/firestore';
import type { KnownPerson } from './is-author.ts';

/** An editor or member of the board; without dates, they count for all time. */
export interface JournalEditor extends KnownPerson {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** More editors than any journal has. */
const AT_MOST = 300;

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** The journal's board, including past members, and the accounts that are currently its editors. */
export async function journalEditors(db: Firestore, jkey: string): Promise<JournalEditor[]> {
  const [journal, users] = await Promise.all([
    db.collection(JOURNALS).doc(jkey).get(),
    db.collection(USERS).where('journals', 'array-contains', jkey).limit(AT_MOST).get(),
  ]);
  const board = JournalRecordSchema.shape.board.safeParse(journal.get('board')).data ?? [];
  const editors = users.docs.flatMap((doc) => {
    const user = UserSchema.safeParse(doc.data()).data;
    return user?.grants.editor?.includes(jkey) ? [{ uid: doc.id, user }] : [];
  });
  const profiles =
    editors.length > 0
      ? await db.getAll(...editors.map(({ uid }) => db.collection(PROFILES).doc(uid)))
      : [];
  return [
    ...board.map(({ name, orcid, from, to }) => ({ name, orcid, from, to })),
    ...editors.map(({ user }, at) => ({
      name: user.displayName,
      email: user.email,
      orcid: text(profiles[at]?.get('orcid')),
    })),
  ];
}
