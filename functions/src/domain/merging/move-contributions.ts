/** An account's abstracts, reviews and proposals for conferences and special issues; and its saved views. */
import { ABSTRACTS, ACCOUNT_MERGES, COMMITTEES, ISSUE_PROPOSALS } from '@quire/model/collections';
import {
  type Abstract,
  AbstractSchema,
  abstractRank,
  reviewerUidsOf,
} from '@quire/model/entities/abstract';
import { type CommitteeMember, CommitteeSchema } from '@quire/model/entities/committee';
import type { Firestore } from 'firebase-admin/firestore';
import { readRecord } from '../../platform/database/read-record.ts';
import { deleteListViews } from '../accounts/erase-account.ts';
import { isItsAuthor } from '../conferences/abstract-conflict.ts';
import { withKeys } from '../conferences/member.ts';
import { beginningWith, requireAbstract } from '../conferences/stored-abstract.ts';
import type { KnownAccount, Pair } from './both-accounts.ts';
import { moveAnnotations } from './move-annotations.ts';
import { type Change, changeEach } from './move-records.ts';

/** A bound above what a committee member has reviewed. */
const REVIEWED_MOST = 2_000;

type Known = Pick<KnownAccount, 'uid' | 'email'>;

/** Whether an abstract is by the person of both accounts: submitted by one of them, or naming an address of theirs. */
const isByEither = (
  abstract: Pick<Abstract, 'owner' | 'ownerEmail' | 'authors'>,
  accounts: readonly Known[],
): boolean => accounts.some(({ uid, email }) => isItsAuthor(abstract, { uid, email }));

/** A conflict that either account has declared applies to the person. */
function declaredByOne(
  { declared }: Abstract,
  { uid: keep }: Known,
  { uid: merge }: Known,
): Abstract['declared'] {
  if (declared.some(({ uid }) => uid === keep)) return declared.filter(({ uid }) => uid !== merge);
  return declared.map((each) => (each.uid === merge ? { ...each, uid: keep } : each));
}

/** Nobody scores their own abstract, or any other twice. */
function reviewsOfOne(abstract: Abstract, kept: Known, merged: Known): Abstract['reviews'] {
  const { reviews } = abstract;
  if (isByEither(abstract, [kept, merged])) {
    return reviews.filter(({ uid }) => uid !== kept.uid && uid !== merged.uid);
  }
  return reviews.some(({ uid }) => uid === kept.uid)
    ? reviews.filter(({ uid }) => uid !== merged.uid)
    : reviews.map((each) => (each.uid === merged.uid ? { ...each, uid: kept.uid } : each));
}

/** The owner's address moves with the account: decisions are mailed to it. */
const abstractOfOne =
  (kept: Known, merged: Known): Change =>
  (now) => {
    const abstract = requireAbstract(now);
    const declared = declaredByOne(abstract, kept, merged);
    const hasConflict = declared.some(({ uid }) => uid === kept.uid);
    const reviews = reviewsOfOne(abstract, kept, merged).filter(
      ({ uid }) => !(hasConflict && uid === kept.uid),
    );
    return {
      ...(abstract.owner === merged.uid && {
        ...{ owner: kept.uid, ownerEmail: kept.email, ofOwner: `${kept.uid}~${abstract.ckey}` },
      }),
      ...{ reviews, declared, reviewerUids: reviewerUidsOf({ reviews, declared }) },
      rank: abstractRank({ ...abstract, reviews }),
    };
  };

/** Scores by the kept account for abstracts that name the other account's address as an author's. */
async function dropOwnReviews(db: Firestore, kept: Known, merged: Known): Promise<void> {
  const Facts = AbstractSchema.pick({ owner: true, ownerEmail: true, authors: true });
  const reviewed = db.collection(ABSTRACTS).where('reviewerUids', 'array-contains', kept.uid);
  const facts = reviewed.select(...Object.keys(Facts.shape)).limit(REVIEWED_MOST);
  for (const doc of (await facts.get()).docs) {
    const abstract = readRecord(doc, Facts);
    if (!abstract || !isByEither(abstract, [kept, merged])) continue;
    await db.runTransaction(async (tx) => {
      const now = await tx.get(doc.ref);
      if (now.exists) tx.update(doc.ref, { ...abstractOfOne(kept, merged)(now) });
    });
  }
}

/**
 * One place for each person: of two accepted places, the kept account's; an accepted place before an open invitation.
 * An open invitation to the closed account's address moves to the kept account's.
 */
function membersOfOne(
  members: readonly CommitteeMember[],
  kept: Known,
  merged: Known,
): readonly CommitteeMember[] {
  const [stays, closed] = [kept.email.toLowerCase(), merged.email.toLowerCase()];
  const isOpenAt = ({ uid, email }: CommitteeMember, address: string) =>
    uid === undefined && email === address;
  const isOf = (uid: string) => members.some((each) => each.uid === uid);
  const isMember = isOf(kept.uid) || isOf(merged.uid);
  const isAsked = members.some((each) => isOpenAt(each, stays));
  return members
    .filter((each) => !(each.uid === merged.uid && isOf(kept.uid)))
    .filter((each) => !(isOpenAt(each, stays) && isMember))
    .filter((each) => !(isOpenAt(each, closed) && (isMember || isAsked)))
    .map((each) => (each.uid === merged.uid ? { ...each, uid: kept.uid } : each))
    .map((each) => (isOpenAt(each, closed) ? { ...each, email: stays } : each));
}

const committeeOfOne =
  (kept: Known, merged: Known): Change =>
  (now) => {
    const { members = [] } = readRecord(now, CommitteeSchema) ?? {};
    return { ...withKeys(membersOfOne(members, kept, merged)) };
  };

/**
 * Abstracts, reviews of abstracts, annotations, places in committees, proposals of special issues and accounts merged
 * earlier are moved; saved views of lists are deleted. Before any right is moved. True when nothing is left.
 */
export async function moveContributions(
  db: Firestore,
  kept: Known,
  merged: Known,
): Promise<boolean> {
  const { keep, merge }: Pair = { keep: kept.uid, merge: merged.uid };
  const abstracts = db.collection(ABSTRACTS);
  const committees = db.collection(COMMITTEES);
  const toOne = abstractOfOne(kept, merged);
  const proposer = { 'proposer.uid': keep, 'proposer.email': kept.email };
  const areMoved = [
    await changeEach(db, beginningWith(abstracts, 'ofOwner', merge), toOne),
    await changeEach(db, abstracts.where('reviewerUids', 'array-contains', merge), toOne),
    await changeEach(
      db,
      committees.where('uids', 'array-contains', merge),
      committeeOfOne(kept, merged),
    ),
    await changeEach(
      db,
      committees.where('emails', 'array-contains', merged.email.toLowerCase()),
      committeeOfOne(kept, merged),
    ),
    await changeEach(
      db,
      db.collection(ISSUE_PROPOSALS).where('proposer.uid', '==', merge),
      () => proposer,
    ),
    await changeEach(db, db.collection(ACCOUNT_MERGES).where('keep', '==', merge), () => ({
      keep,
    })),
    await moveAnnotations(db, { keep, merge }),
    await deleteListViews({ db }, merge),
  ];
  await dropOwnReviews(db, kept, merged);
  return areMoved.every(Boolean);
}
