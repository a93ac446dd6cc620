/**
 * A person's abstracts and reviews of abstracts for conferences: erased with the account, and exported for its owner.
 */
import { ABSTRACTS, COMMITTEES } from '@quire/model/collections';
import { AbstractSchema, reviewerUidsOf } from '@quire/model/entities/abstract';
import { CommitteeSchema } from '@quire/model/entities/committee';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { readRecord } from '../../platform/database/read-record.ts';

const AT_ONCE = 100;
const ACCEPTED: readonly string[] = ['talk', 'poster'];

const ownedBy = (db: Firestore, uid: string): Query =>
  db
    .collection(ABSTRACTS)
    .where('ofOwner', '>=', `${uid}~`)
    .where('ofOwner', '<', `${uid}\u007f`)
    .limit(AT_ONCE);
const reviewedBy = (db: Firestore, uid: string): Query =>
  db.collection(ABSTRACTS).where('reviewerUids', 'array-contains', uid).limit(AT_ONCE);

/** Removes a person from the committees that they belong to or are invited to. */
async function leaveCommittees(
  db: Firestore,
  uid: string,
  addresses: readonly string[],
): Promise<void> {
  const committees = db.collection(COMMITTEES);
  const found = await Promise.all([
    committees.where('uids', 'array-contains', uid).get(),
    ...addresses.map((each) => committees.where('emails', 'array-contains', each).get()),
  ]);
  for (const doc of found.flatMap(({ docs }) => docs)) {
    const committee = readRecord(doc, CommitteeSchema);
    if (!committee) continue;
    await doc.ref.update({
      members: committee.members.filter(
        (each) => each.uid !== uid && !addresses.includes(each.email),
      ),
      emails: committee.emails.filter((each) => !addresses.includes(each)),
      uids: committee.uids.filter((each) => each !== uid),
    });
  }
}

/**
 * Accepted abstracts stay in the programme without a link to the account; all others are deleted. Scores stay without a
 * name. True when nothing is left.
 */
export async function forgetAbstracts(
  db: Firestore,
  { uid, emails }: { readonly uid: string; readonly emails: readonly string[] },
  nobody: string,
): Promise<boolean> {
  const addresses = emails.map((each) => each.toLowerCase());
  await leaveCommittees(db, uid, addresses);
  const owned = await ownedBy(db, uid).get();
  for (const doc of owned.docs) {
    if (!ACCEPTED.includes(String(doc.get('state')))) await doc.ref.delete();
    else {
      const ofOwner = `${nobody}~${String(doc.get('ckey'))}`;
      const authors = (readRecord(doc, AbstractSchema)?.authors ?? []).map((author) =>
        addresses.includes(author.email.toLowerCase()) ? { ...author, email: '' } : author,
      );
      const unowned = { owner: nobody, ownerName: '', ownerEmail: '', ofOwner };
      await doc.ref.update({ ...unowned, authors });
    }
  }
  const reviewed = await reviewedBy(db, uid).get();
  for (const doc of reviewed.docs) {
    // An abstract that cannot be parsed loses both fields, so that no data of the account remains in it.
    const { reviews = [], declared = [] } = readRecord(doc, AbstractSchema) ?? {};
    const unnamed = <Entry extends { readonly uid: string }>(entries: readonly Entry[]) =>
      entries.map((each) =>
        each.uid === uid ? { ...each, uid: nobody, name: 'A former member' } : each,
      );
    const next = { reviews: unnamed(reviews), declared: unnamed(declared) };
    await doc.ref.update({ ...next, reviewerUids: reviewerUidsOf(next) });
  }
  return owned.size < AT_ONCE && reviewed.size < AT_ONCE;
}

/**
 * The abstracts that a person has submitted, the scores they have given and the conflicts they have declared, but not
 * what others wrote about their abstracts.
 */
export async function exportAbstracts(db: Firestore, uid: string) {
  const [owned, reviewed] = await Promise.all([ownedBy(db, uid).get(), reviewedBy(db, uid).get()]);
  return {
    abstracts: owned.docs.map((doc) => {
      const {
        reviews: _r,
        declared: _d,
        reviewerUids: _u,
        log: _l,
        rank: _k,
        ...written
      } = doc.data();
      return { id: doc.id, ...written };
    }),
    abstractReviews: reviewed.docs.flatMap((doc) =>
      (readRecord(doc, AbstractSchema)?.reviews ?? [])
        .filter((each) => each.uid === uid)
        .map(({ score, comment, at }) => ({ abstract: doc.id, score, comment, at })),
    ),
    abstractConflicts: reviewed.docs.flatMap((doc) =>
      (readRecord(doc, AbstractSchema)?.declared ?? [])
        .filter((each) => each.uid === uid)
        .map(({ at }) => ({ abstract: doc.id, at })),
    ),
  };
}
