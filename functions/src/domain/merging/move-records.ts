/** Moves references from one account to another. Each step can be repeated, and returns whether nothing is left. */
import {
  ARTICLES,
  ASSIGNMENT_TURNS,
  BILLING,
  DISCOUNT_REQUESTS,
  INVOICES,
  JOURNALS,
  PROFILES,
  ROLE_INVITATIONS,
  SUBMISSIONS,
} from '@quire/model/collections';
import { AssignmentTurnsSchema } from '@quire/model/entities/assignment';
import type { DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore';
import { z } from 'zod';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Pair } from './both-accounts.ts';

/** The most documents of each kind that one run handles. */
const AT_ONCE = 100;
/** A bound above the journals of a press. */
const JOURNALS_MOST = 200;

export type Change = (now: DocumentSnapshot) => Readonly<Record<string, unknown>>;

/** Changes the first hundred results of a query, each in its current state. True when there were no more. */
export async function changeEach(db: Firestore, query: Query, change: Change): Promise<boolean> {
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

/** The owner and the authors. An author of a manuscript cannot be its editor. */
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

/** Manuscripts, articles and their charges: before any right is moved, so that no author gains one. */
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

/** Manuscripts assigned to them as editor or production staff; those that they wrote are unassigned. */
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

/** The uid of an editor in a journal's rule, and the types they take, whatever else the rule contains. */
const ListedSchema = z.looseObject({
  editor: z.looseObject({ uid: z.string() }),
  types: z.array(z.string()).default([]),
  subjects: z.array(z.string()).default([]),
});
const RuleSchema = z.object({ editors: z.array(ListedSchema) });
type Listed = z.infer<typeof ListedSchema>;

/** The types of two entries of one editor. An empty list takes all types without another editor, and so the most. */
const takenByBoth = (one: readonly string[], other: readonly string[], most: number) =>
  one.length > 0 && other.length > 0 ? [...new Set([...one, ...other])].slice(0, most) : [];

/** The editors in a journal's rule, each once. */
function listedOnce(editors: readonly Listed[], { keep, merge }: Pair): Listed[] {
  const [gone, kept] = [merge, keep].map((uid) => editors.find(({ editor }) => editor.uid === uid));
  if (!gone) return [...editors];
  const one: Listed = kept
    ? {
        ...kept,
        types: takenByBoth(kept.types, gone.types, 20),
        subjects: takenByBoth(kept.subjects, gone.subjects, 40),
      }
    : { ...gone, editor: { ...gone.editor, uid: keep } };
  return editors
    .filter((each) => each !== gone || !kept)
    .map((each) => (each === (kept ?? gone) ? one : each));
}

/** A journal's board, and the editors of its rule for new submissions; empty if neither names the old account. */
function journalOfOne(now: DocumentSnapshot, pair: Pair): Readonly<Record<string, unknown>> {
  const isTheirs = (member: unknown): member is { account: string } =>
    typeof member === 'object' &&
    member !== null &&
    'account' in member &&
    member.account === pair.merge;
  const board: unknown = now.get('board');
  const assignment = RuleSchema.safeParse(now.get('assignment')).data;
  return {
    ...(Array.isArray(board) &&
      board.some(isTheirs) && {
        board: board.map((member: unknown) =>
          isTheirs(member) ? { ...member, account: pair.keep } : member,
        ),
      }),
    ...(assignment?.editors.some(({ editor }) => editor.uid === pair.merge) && {
      'assignment.editors': listedOnce(assignment.editors, pair),
    }),
  };
}

/** When a journal's rule last assigned a submission to either account. */
function turnsOfOne(now: DocumentSnapshot, { keep, merge }: Pair) {
  const { [merge]: last, ...turns } = AssignmentTurnsSchema.safeParse(now.data()).data?.turns ?? {};
  if (last === undefined) return {};
  const [newest = last] = [last, turns[keep] ?? last].toSorted().toReversed();
  return { turns: { ...turns, [keep]: newest } };
}

/** The changed ones among the journals, or their subordinate documents. */
async function changeOfJournals(
  db: Firestore,
  name: string,
  fields: readonly string[],
  change: Change,
): Promise<void> {
  const { docs } = await db
    .collection(name)
    .select(...fields)
    .limit(JOURNALS_MOST)
    .get();
  const isChanged = (now: DocumentSnapshot) => Object.keys(change(now)).length > 0;
  for (const { ref } of docs.filter(isChanged)) {
    await inTransaction(db, async (tx) => {
      const now = await tx.get(ref);
      if (isChanged(now)) tx.update(ref, { ...change(now) });
    });
  }
}

/** Invitations that they accepted, people for whom they are a deputy, and boards and rules that name their account. */
export async function moveMentions(db: Firestore, pair: Pair): Promise<boolean> {
  const { keep, merge } = pair;
  const invitations = db.collection(ROLE_INVITATIONS).where('acceptedBy', '==', merge);
  const standsIn = db.collection(PROFILES).where('absence.standIn', '==', merge);
  const areMoved = [
    await changeEach(db, invitations, () => ({ acceptedBy: keep })),
    await changeEach(db, standsIn, () => ({ 'absence.standIn': keep })),
  ];
  await changeOfJournals(db, JOURNALS, ['board', 'assignment'], (now) => journalOfOne(now, pair));
  await changeOfJournals(db, ASSIGNMENT_TURNS, ['turns'], (now) => turnsOfOne(now, pair));
  return areMoved.every(Boolean);
}
