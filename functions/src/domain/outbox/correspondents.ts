/** The receivers and the sender of a submission's mails. */

import { JOURNALS, PRESS_SETTINGS, PROFILES, SETTINGS, USERS } from '@quire/model/collections';
import { type Journal, JournalSchema } from '@quire/model/entities/journal';
import { type Press, PressSchema } from '@quire/model/entities/press';
import { type Notification, ProfileSchema } from '@quire/model/entities/profile';
import type { Submission } from '@quire/model/entities/submission';
import { type User, UserSchema } from '@quire/model/entities/user';
import { holds } from '@quire/model/grants';
import type { Sender } from '@quire/model/mail/compose';
import { URL_KEY } from '@quire/model/url-key';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { readRecord } from '../../platform/database/read-record.ts';

export interface Correspondent {
  readonly uid: string | null;
  readonly name: string;
  readonly email: string;
}

/** A journal has a handful of editors; a larger one assigns them. */
const EDITORS_MAX = 20;
const LOOKED_AT = 100;

const person = (snapshot: DocumentSnapshot): (Correspondent & { readonly user: User }) | null => {
  const user = readRecord(snapshot, UserSchema);
  return (
    user && { uid: snapshot.id, name: user.displayName || user.email, email: user.email, user }
  );
};

/** The press as a sender of mails. */
export const senderOf = (
  {
    name,
    infoEmail,
    accent,
    languages,
  }: Pick<Press, 'name' | 'infoEmail' | 'accent' | 'languages'>,
  origin: string,
): Sender => ({ press: name, origin, contact: infoEmail, accent, languages });

/** The press as a sender of mails, or null before it is set up. */
export async function readSender(db: Firestore, origin: string): Promise<Sender | null> {
  const press = readRecord(await db.collection(SETTINGS).doc(PRESS_SETTINGS).get(), PressSchema);
  return press && senderOf(press, origin);
}

/** The journal of a submission, or null if none is chosen. */
export async function readJournal(db: Firestore, key: string): Promise<Journal | null> {
  // The value comes from an author's browser and may contain anything: it is part of a path.
  return URL_KEY.test(key)
    ? readRecord(await db.collection(JOURNALS).doc(key).get(), JournalSchema)
    : null;
}

/** The account that submitted, or null if it no longer exists. */
export async function readOwner(db: Firestore, uid: string): Promise<Correspondent | null> {
  return person(await db.collection(USERS).doc(uid).get());
}

/**
 * The handling editors of a submission: those assigned to it, or all of its journal, or the journal's own address.
 * Never one of its authors.
 */
export async function readEditors(
  db: Firestore,
  { editors, authorUids }: Pick<Submission, 'editors' | 'authorUids'>,
  journal: Journal,
): Promise<Correspondent[]> {
  const users = db.collection(USERS);
  const assigned =
    editors.length > 0 ? await db.getAll(...editors.map((uid) => users.doc(uid))) : [];
  const isEditor = ({ uid, user }: { uid: string | null; user: User }) =>
    holds(user, 'editor', journal.name) && !(uid !== null && authorUids.includes(uid));
  const chosen = assigned.flatMap((each) => person(each) ?? []).filter(isEditor);
  if (chosen.length > 0) return chosen.slice(0, EDITORS_MAX);
  const all = await users.where('journals', 'array-contains', journal.name).limit(LOOKED_AT).get();
  const found = all.docs.flatMap((each) => person(each) ?? []).filter(isEditor);
  if (found.length > 0) return found.slice(0, EDITORS_MAX);
  const name = `editors of ${journal.fullname}`;
  return [{ uid: null, name, email: journal.contactEmail }];
}

/**
 * The production staff of an accepted manuscript: those assigned to it, or its handling editors. Never one of its
 * authors.
 */
export async function readProducers(
  db: Firestore,
  submission: Pick<Submission, 'editors' | 'production' | 'authorUids'>,
  journal: Journal,
): Promise<Correspondent[]> {
  const { production, authorUids } = submission;
  const users = db.collection(USERS);
  const found =
    production.length > 0 ? await db.getAll(...production.map((uid) => users.doc(uid))) : [];
  const producers = found
    .flatMap((each) => person(each) ?? [])
    .filter(
      ({ uid, user }) => user.roles.includes('production') && !authorUids.includes(uid ?? ''),
    );
  return producers.length > 0 ? producers : readEditors(db, submission, journal);
}

/** Whether a person wants mails of one kind; yes by default. */
export async function wantsMail(
  db: Firestore,
  uid: string | null,
  kind: Notification,
): Promise<boolean> {
  if (uid === null) return true;
  const profile = ProfileSchema.safeParse((await db.collection(PROFILES).doc(uid).get()).data());
  return !profile.success || profile.data.notifications[kind];
}
