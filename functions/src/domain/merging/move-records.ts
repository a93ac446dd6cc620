/** What names an account, moved to another. Each step may be repeated, and answers whether nothing is left. */
import {
  ARTICLES,
  BILLING,
  DISCOUNT_REQUESTS,
  INVOICES,
  JOURNALS,
  PROFILES,
  ROLE_INVITATIONS,
  SUBMISSIONS,
} from '@quire/model/collections';
import type { DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Pair } from './both-accounts.ts';

/** Documents that one run takes in hand of each kind. */
const AT_ONCE = 100;
/** A press has fewer journals. */
const JOURNALS_MOST = 200;

type Change = (now: DocumentSnapshot) => Readonly<Record<string, unknown>>;

/** Changes the first hundred of what a query finds, each as it is by then. True when there were no more. */
async function changeEach(db: Firestore, query: Query, change: Change): Promise<boolean> {
  const { docs, size } = await query.limit(AT_ONCE).get();
  for (const { ref } of docs) {
    await inTransaction(db, async (tx) => {
      const now = await tx.get(ref);
      if (now.exists) tx.update(ref, { ...change(now) });
    });
  }
  return size < AT_ONCE;
}

const textsIn = (now: DocumentSnapshot, field: string): string[] => {
  const value: unknown = now.get(field);
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
};

const replaced = (uids: readonly string[], { keep, merge }: Pair): string[] => [
  ...new Set(uids.map((uid) => (uid === merge ? keep : uid))),
];

/** Whose it is and who wrote it. Whoever wrote a manuscript is none of its editors. */
const authorship =
  (pair: Pair): Change =>
  (now) => {
    const authorUids = replaced(textsIn(now, 'authorUids'), pair);
    const owner: unknown = now.get('owner');
    return {
      authorUids,
      ...(owner === pair.merge && { owner: pair.keep }),
      ...(now.ref.parent.id === SUBMISSIONS && withoutAuthors(now, authorUids)),
    };
  };

const withoutAuthors = (now: DocumentSnapshot, authorUids: readonly string[]) =>
  Object.fromEntries(
    ['editors', 'production'].map((field) => [
      field,
      textsIn(now, field).filter((uid) => !authorUids.includes(uid)),
    ]),
  );

/** Manuscripts, articles and what is charged for them: before any right goes over, so that no author gains one. */
export async function moveAuthorship(db: Firestore, pair: Pair): Promise<boolean> {
  const { merge } = pair;
  let isDone = true;
  for (const name of [SUBMISSIONS, ARTICLES, INVOICES, BILLING, DISCOUNT_REQUESTS]) {
    const all = db.collection(name);
    const queries = [all.where('authorUids', 'array-contains', merge)];
    if (name !== ARTICLES) queries.push(all.where('owner', '==', merge));
    for (const query of queries) {
      if (!(await changeEach(db, query, authorship(pair)))) isDone = false;
    }
  }
  return isDone;
}

/** Manuscripts that are in their hands as editor or production staff; those that they wrote leave them. */
export async function moveAssignments(db: Firestore, pair: Pair): Promise<boolean> {
  let isDone = true;
  for (const field of ['editors', 'production']) {
    const theirs = db.collection(SUBMISSIONS).where(field, 'array-contains', pair.merge);
    const change: Change = (now) => {
      const authors = textsIn(now, 'authorUids');
      return {
        [field]: replaced(textsIn(now, field), pair).filter((uid) => !authors.includes(uid)),
      };
    };
    if (!(await changeEach(db, theirs, change))) isDone = false;
  }
  return isDone;
}

/** Invitations that they accepted, people for whom they stand in, and boards that name their account. */
export async function moveMentions(db: Firestore, { keep, merge }: Pair): Promise<boolean> {
  const invitations = db.collection(ROLE_INVITATIONS).where('acceptedBy', '==', merge);
  const standsIn = db.collection(PROFILES).where('absence.standIn', '==', merge);
  const areMoved = [
    await changeEach(db, invitations, () => ({ acceptedBy: keep })),
    await changeEach(db, standsIn, () => ({ 'absence.standIn': keep })),
  ];
  const journals = await db.collection(JOURNALS).select('board').limit(JOURNALS_MOST).get();
  const isTheirs = (member: unknown): member is { account: string } =>
    typeof member === 'object' &&
    member !== null &&
    'account' in member &&
    member.account === merge;
  for (const { ref, ...doc } of journals.docs.map((each) => ({
    ref: each.ref,
    board: each.get('board') as unknown,
  }))) {
    if (!Array.isArray(doc.board) || !doc.board.some(isTheirs)) continue;
    await inTransaction(db, async (tx) => {
      const board: unknown = (await tx.get(ref)).get('board');
      if (!Array.isArray(board)) return;
      const next = board.map((member: unknown) =>
        isTheirs(member) ? { ...member, account: keep } : member,
      );
      tx.update(ref, { board: next });
    });
  }
  return areMoved.every(Boolean);
}
