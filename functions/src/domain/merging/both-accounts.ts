/** The two accounts of a person, and the reasons that prevent a merge. */

import { ACCOUNT_MERGES, REVIEWERS, SUBMISSIONS } from '@quire/model/collections';
import { type AccountMerge, AccountMergeSchema } from '@quire/model/entities/account-merge';
import { claimsTogether } from '@quire/model/grants';
import { formatList } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
import { type Claims, claimsOf } from '@quire/model/roles';
import { REVIEW_STATE_NAMES, REVIEW_STATES } from '@quire/model/states/review-states';
import type { DocumentReference, Firestore, Query, QuerySnapshot } from 'firebase-admin/firestore';
import { readRecord } from '../../platform/database/read-record.ts';
import { accountByUid } from '../accounts/find-account.ts';
import type { AccountAuth } from '../accounts/ports.ts';
import { nameOf, readProfile } from '../accounts/read-profile.ts';
import { reviewsBy } from '../people/reviewer-history.ts';
import { CLAIMS_MAX_BYTES } from '../roles/grant-roles.ts';

/** A bound above what any account has. */
const MANUSCRIPTS_MAX = 500;
/** The number of documents that one transaction of `mergeReviewers` moves. */
const REVIEWS_MAX = 200;
/** The number of documents that it compares them with. */
const REVIEWS_READ = 1_000;
/** The number named in one sentence. */
const NAMED_MAX = 5;

export interface Pair {
  readonly keep: string;
  readonly merge: string;
}

export interface KnownAccount {
  readonly uid: string;
  readonly email: string;
  readonly name: string;
  readonly claims: Claims;
}

interface FindPorts {
  readonly db: Firestore;
  readonly auth: Pick<AccountAuth, 'getUser'>;
}

export const mergeRef = (db: Firestore, uid: string): DocumentReference =>
  db.collection(ACCOUNT_MERGES).doc(uid);

/** The merge that closes an account, started or finished; null: there is none. */
export const readMerge = async (db: Firestore, uid: string): Promise<AccountMerge | null> =>
  readRecord(await mergeRef(db, uid).get(), AccountMergeSchema);

/** The accounts that were, or are being, merged into an account. */
export const mergesInto = (db: Firestore, uid: string): Query =>
  db.collection(ACCOUNT_MERGES).where('keep', '==', uid).select('state');

/** Whether one of these merges is not finished: records that still move to a closed account would be lost. */
export const areUnderWay = ({ docs }: QuerySnapshot): boolean =>
  docs.some((doc) => doc.get('state') === 'running');

export const unfinishedMergeMessage = (email: string): string =>
  t('officeRefusals.mergeUnfinished', { email });

/** An active account: its address is confirmed, and it is neither closed nor being closed. */
export async function readUsed({ db, auth }: FindPorts, uid: string): Promise<KnownAccount | null> {
  const account = await accountByUid(auth, uid);
  if (!account?.email || !account.emailVerified || account.disabled) return null;
  const profile = await readProfile(db, uid);
  if (profile?.state !== 'active' || profile.erasureAt) return null;
  const name = nameOf(profile, account) ?? account.email;
  return { uid, email: account.email, name, claims: claimsOf(account.customClaims ?? {}) };
}

interface Manuscript {
  readonly id: string;
  readonly name: string;
  readonly editors: readonly unknown[];
}

async function manuscriptsOf(db: Firestore, uid: string): Promise<readonly Manuscript[]> {
  const { docs } = await db
    .collection(SUBMISSIONS)
    .where('authorUids', 'array-contains', uid)
    .select('number', 'title', 'editors')
    .limit(MANUSCRIPTS_MAX)
    .get();
  return docs.map((doc) => {
    const [number, title, editors] = ['number', 'title', 'editors'].map((each): unknown =>
      doc.get(each),
    );
    const name = typeof number === 'string' && number ? number : String(title ?? '') || doc.id;
    return { id: doc.id, name, editors: Array.isArray(editors) ? editors : [] };
  });
}

/** The reviewer records of an account: by its id, or its address. */
async function reviewersOf(
  db: Firestore,
  { uid, email }: Pick<KnownAccount, 'uid' | 'email'>,
): Promise<readonly string[]> {
  const base = db.collection(REVIEWERS);
  const found = await Promise.all([
    base.where('uid', '==', uid).get(),
    base.where('email', '==', email.toLowerCase()).get(),
  ]);
  const there = found
    .flatMap(({ docs }) => docs)
    .filter((doc) => doc.get('deletedAt') === undefined);
  return [...new Set(there.map(({ id }) => id))];
}

/** The reviewer records of both, once each: all are merged into the first. */
export async function reviewersOfBoth(
  db: Firestore,
  ...accounts: readonly Pick<KnownAccount, 'uid' | 'email'>[]
): Promise<readonly string[]> {
  const found = await Promise.all(accounts.map((each) => reviewersOf(db, each)));
  return [...new Set(found.flat())];
}

interface Asked {
  readonly reviewer: string;
  readonly submission: string;
  readonly round: string;
  /** They have read the manuscript, or may. */
  readonly hasRead: boolean;
}

/** States of a review in which the reviewer has not accepted it, or no longer has it. */
const NEVER_BEGUN: ReadonlySet<unknown> = new Set(
  REVIEW_STATE_NAMES.filter((state) =>
    ['declined', 'expired', 'cancelled'].includes(REVIEW_STATES[state].load),
  ),
);

async function reviewsOf(db: Firestore, account: KnownAccount): Promise<readonly Asked[]> {
  const asked: Asked[] = [];
  for (const reviewer of await reviewersOf(db, account)) {
    const { docs } = await reviewsBy(db, reviewer).limit(REVIEWS_READ).get();
    for (const doc of docs) {
      const submission = doc.ref.parent.parent?.id ?? '';
      // All other states count: a record that cannot be parsed must not hide a conflict.
      const hasRead = !NEVER_BEGUN.has(doc.get('state'));
      asked.push({ reviewer, submission, round: `${submission}/${doc.get('round')}`, hasRead });
    }
  }
  return asked;
}

const list = (names: readonly string[]): string => {
  const some = names.slice(0, NAMED_MAX);
  const more = names.length - some.length;
  return formatList(more > 0 ? [...some, t('officeRefusals.mergeMore', { count: more })] : some);
};

/**
 * Manuscripts that one account wrote and the other handles or reviews: after a merge, the person would have judged
 * their own work.
 */
function judgedByThemselves(
  author: KnownAccount,
  manuscripts: readonly Manuscript[],
  judge: KnownAccount,
  reviews: readonly Asked[],
): string[] {
  const handled = manuscripts.filter(({ editors }) => editors.includes(judge.uid));
  const read = new Set(reviews.filter((each) => each.hasRead).map(({ submission }) => submission));
  const reviewed = manuscripts.filter(({ id }) => read.has(id));
  const namesOf = (found: readonly Manuscript[]) => list(found.map(({ name }) => name));
  return [
    ...(handled.length > 0
      ? [
          t('officeRefusals.mergeEditor', {
            judge: judge.email,
            author: author.email,
            manuscripts: namesOf(handled),
          }),
        ]
      : []),
    ...(reviewed.length > 0
      ? [
          t('officeRefusals.mergeReviewer', {
            judge: judge.email,
            author: author.email,
            manuscripts: namesOf(reviewed),
          }),
        ]
      : []),
  ];
}

/**
 * Reasons for which `mergeReviewers` would refuse half-way: all records of both become one, also two of one account.
 */
function unmergeable(first: string | undefined, asked: readonly Asked[]): string[] {
  const byReviewer = Map.groupBy(asked, ({ reviewer }) => reviewer);
  const sets = [...byReviewer.values()].map((each) => new Set(each.map(({ round }) => round)));
  const all = sets.flatMap((rounds) => [...rounds]);
  const isTooLong = [...byReviewer].some(
    ([reviewer, { length }]) => reviewer !== first && length > REVIEWS_MAX,
  );
  return [
    ...(new Set(all).size < all.length ? [t('officeRefusals.mergeSameRound')] : []),
    ...(isTooLong ? [t('officeRefusals.mergeTooManyReviews', { most: REVIEWS_MAX })] : []),
  ];
}

/** The reasons that prevent a merge, each in a sentence for admins; none: it is possible. */
export async function blockersOf(
  { db }: Pick<FindPorts, 'db'>,
  keep: KnownAccount,
  merge: KnownAccount,
): Promise<string[]> {
  const [isBusy, records, kept, merged, keptReviews, mergedReviews] = await Promise.all([
    mergesInto(db, merge.uid).get().then(areUnderWay),
    reviewersOfBoth(db, keep, merge),
    manuscriptsOf(db, keep.uid),
    manuscriptsOf(db, merge.uid),
    reviewsOf(db, keep),
    reviewsOf(db, merge),
  ]);
  // A record may belong to both: by the id of one and the address of the other.
  const known = new Set(keptReviews.map(({ reviewer }) => reviewer));
  const others = mergedReviews.filter(({ reviewer }) => !known.has(reviewer));
  const size = Buffer.byteLength(JSON.stringify(claimsTogether(keep.claims, merge.claims)));
  return [
    ...(isBusy ? [unfinishedMergeMessage(merge.email)] : []),
    ...judgedByThemselves(keep, kept, merge, mergedReviews),
    ...judgedByThemselves(merge, merged, keep, keptReviews),
    ...unmergeable(records[0], [...keptReviews, ...others]),
    // Space for other claims.
    ...(size > CLAIMS_MAX_BYTES - 150 ? [t('officeRefusals.mergeTooManyRoles')] : []),
  ];
}
