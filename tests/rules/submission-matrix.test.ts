import { type Action, can, type Subject } from '@quire/model/roles';
import { PRODUCTION_STATES, SUBMISSION_STATE_NAMES } from '@quire/model/states/submission-states';
import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  orderBy,
  type Query,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { afterAll, beforeAll, it } from 'vitest';
import { isOpen, MANUSCRIPTS, manuscriptFor, subjectOf } from './manuscripts.ts';
import { askerOf, PEOPLE, type Persona } from './personas.ts';
import { isAllowed, openRulesPress, type RulesPress } from './rules-press.ts';
import { allowance, submission } from './submission-records.ts';
import { expectTable, type Row } from './verdict-table.ts';

let at: RulesPress;
const NAMES = Object.keys(MANUSCRIPTS);
const uidOf = ({ uid }: Persona) => uid ?? 'nobody';
const pathOf = (persona: Persona, name: string) => `submissions/${uidOf(persona)}-${name}`;

/** Below each manuscript, with what the matrix is asked; staff's own is not for its owner. */
const BELOW: Readonly<Record<string, { action: Action; isStaffs?: true; data: object }>> = {
  'files/f': { action: 'submission.read', data: { kind: 'manuscript' } },
  'events/shown': { action: 'submission.read', data: { audience: 'author' } },
  'events/hidden': { action: 'submission.read', isStaffs: true, data: { audience: 'staff' } },
  'private/p': { action: 'submission.handle', isStaffs: true, data: { by: 'editor' } },
  'integrity/found': { action: 'submission.handle', isStaffs: true, data: { similar: [] } },
  'reviews/r': { action: 'review.read', isStaffs: true, data: { reviewer: 'r1' } },
  'decisions/d': { action: 'submission.read', data: { letter: 'No.' } },
  'held/decision': { action: 'submission.handle', isStaffs: true, data: { event: 'accept' } },
  'proofs/p': { action: 'submission.read', data: { corrections: [] } },
  'messages/m': { action: 'submission.read', data: { text: 'Well?' } },
  ...Object.fromEntries(
    ['discussions', 'tasks'].flatMap((name) => [
      [
        `${name}/handlers`,
        { action: 'submission.handle', isStaffs: true, data: { readers: 'handlers' } },
      ],
      [`${name}/staff`, { action: 'submission.read', isStaffs: true, data: { readers: 'staff' } }],
    ]),
  ),
  // No collection of the product.
  'others/o': { action: 'submission.read', data: { audience: 'author' } },
};

beforeAll(async () => {
  at = await openRulesPress('rules-submission-matrix');
  for (const persona of Object.values(PEOPLE)) {
    const documents: Record<string, object> = {};
    for (const name of NAMES) {
      const path = pathOf(persona, name);
      documents[path] = manuscriptFor(uidOf(persona), name);
      for (const [below, { data }] of Object.entries(BELOW)) documents[`${path}/${below}`] = data;
      // Noted that they look: `reviewers-shown.test.ts` asks without that.
      documents[`${path}/reviewersShown/${uidOf(persona)}`] = { at: new Date() };
    }
    await at.given(documents);
  }
});
afterAll(() => at.close());

/** One row: the same request by everyone. */
async function row(
  attempt: (db: Firestore, persona: Persona) => Promise<unknown>,
  expected: (persona: Persona) => boolean,
): Promise<Row> {
  const cells = Object.entries(PEOPLE).map(async ([who, persona]) => {
    const actual = await isAllowed(attempt(at.asPerson(persona), persona));
    return [who, { expected: expected(persona), actual }] as const;
  });
  return Object.fromEntries(await Promise.all(cells));
}

const allows = (persona: Persona, action: Action, subject: Subject) =>
  can(askerOf(persona), action, subject);

it('is read by those whom the matrix names', async () => {
  const rows: Record<string, Row> = {};
  for (const name of NAMES)
    rows[name] = await row(
      (db, persona) => getDoc(doc(db, pathOf(persona, name))),
      (persona) => allows(persona, 'submission.read', subjectOf(uidOf(persona), name)),
    );
  rows.missing = await row(
    (db) => getDoc(doc(db, 'submissions/nowhere')),
    () => false,
  );
  expectTable(rows);
});

it('shows what is stored below it to those whom the matrix names', async () => {
  const rows: Record<string, Row> = {};
  for (const name of NAMES)
    for (const [below, { action, isStaffs }] of Object.entries(BELOW)) {
      const [folder = ''] = below.split('/');
      const expected = (persona: Persona) => {
        if (folder === 'others') return false;
        const { owner, ...subject } = subjectOf(uidOf(persona), name);
        return allows(persona, action, isStaffs ? subject : { ...subject, owner });
      };
      const all = (db: Firestore, persona: Persona) =>
        collection(db, `${pathOf(persona, name)}/${folder}`);
      const list = (db: Firestore, persona: Persona): Query => {
        if (below.endsWith('/staff'))
          return query(all(db, persona), where('readers', '==', 'staff'), limit(200));
        return listAll(db, persona);
      };
      const listAll = (db: Firestore, persona: Persona): Query =>
        below === 'events/shown'
          ? query(all(db, persona), where('audience', '==', 'author'), orderBy('at'))
          : query(all(db, persona), limit(200));
      const get = (db: Firestore, persona: Persona) =>
        getDoc(doc(db, `${pathOf(persona, name)}/${below}`));
      rows[`${name} ${below} get`] = await row(get, expected);
      rows[`${name} ${below} list`] = await row((...of) => getDocs(list(...of)), expected);
    }
  expectTable(rows);
});

const STATES = SUBMISSION_STATE_NAMES.filter((state) => state !== 'draft');
interface List {
  readonly of: (all: Query, uid: string) => Query;
  /** Null: shown to no one. */
  readonly subject: ((uid: string) => Subject) | null;
}
/** A journal's, by their last change, or where it is null everybody's, in these states. */
const inStates = (all: Query, journal: string | null, states: readonly string[], most = 100) =>
  query(
    ...([all, ...(journal === null ? [] : [where('journal', '==', journal)])] as const),
    ...[where('state', 'in', states), limit(most)],
    ...(journal === null ? [] : [orderBy('updatedAt', 'desc')]),
  );
const ofIssue = (all: Query, states: readonly string[]) =>
  inStates(
    query(all, where('journal', '==', 'CES'), where('specialIssue', '==', 's1')),
    null,
    states,
  );
const assigned = (all: Query, uid: string, states: readonly string[], most = 100) =>
  inStates(query(all, where('production', 'array-contains', uid)), null, states, most);
const ownedBy = (all: Query, uid: string) =>
  query(all, where('owner', '==', uid), orderBy('updatedAt', 'desc'));

const LISTS: Readonly<Record<string, List>> = {
  own: {
    of: (all, uid) => query(ownedBy(all, uid), limit(50)),
    subject: (owner) => ({ owner, authorUids: [owner] }),
  },
  'own, more': { of: (all, uid) => query(ownedBy(all, uid), limit(51)), subject: null },
  'own, all': { of: ownedBy, subject: null },
  'another’s': { of: (all) => query(ownedBy(all, 'somebody'), limit(50)), subject: null },
  'of a journal': {
    of: (all) => inStates(all, 'CES', STATES.slice(0, 20)),
    subject: () => ({ journal: 'CES' }),
  },
  'of a journal, but drafts': {
    of: (all) =>
      query(
        ...([all, where('journal', '==', 'CES'), where('state', '!=', 'draft')] as const),
        ...[orderBy('state'), orderBy('updatedAt', 'desc'), limit(9)],
      ),
    subject: () => ({ journal: 'CES' }),
  },
  'of a journal in one state': {
    of: (all) => inStates(all, 'QPH', ['accepted']),
    subject: () => ({ journal: 'QPH' }),
  },
  'of a journal, more': {
    of: (all) => inStates(all, 'CES', ['submitted'], 101),
    subject: null,
  },
  'of a journal, drafts too': {
    of: (all) => inStates(all, 'CES', ['draft', 'submitted']),
    subject: null,
  },
  'of a special issue': {
    of: (all) => ofIssue(all, ['under_review', 'accepted']),
    subject: () => ({ journal: 'CES', specialIssue: 's1' }),
  },
  'of a special issue, drafts too': {
    of: (all) => ofIssue(all, ['draft', 'submitted']),
    subject: null,
  },
  'of special issues of this key': {
    of: (all) => inStates(query(all, where('specialIssue', '==', 's1')), null, ['submitted']),
    subject: () => ({}),
  },
  'of all journals': { of: (all) => inStates(all, null, ['submitted']), subject: () => ({}) },
  assigned: {
    of: (all, uid) => assigned(all, uid, PRODUCTION_STATES),
    subject: (uid) => ({ assigned: [uid] }),
  },
  'assigned, more': {
    of: (all, uid) => assigned(all, uid, PRODUCTION_STATES, 101),
    subject: null,
  },
  'assigned too early': {
    of: (all, uid) => assigned(all, uid, ['accepted', 'under_review']),
    subject: () => ({}),
  },
  'in production, assigned or not': {
    of: (all) => inStates(all, null, ['production']),
    subject: () => ({}),
  },
};

it('is listed by those whom the matrix names', async () => {
  const rows: Record<string, Row> = {};
  for (const [name, { of, subject }] of Object.entries(LISTS))
    rows[name] = await row(
      (db, persona) => getDocs(of(collection(db, 'submissions'), uidOf(persona))),
      (persona) => subject !== null && allows(persona, 'submission.read', subject(uidOf(persona))),
    );
  expectTable(rows);
});

it('is begun by those whom the matrix names, in their own name', async () => {
  const counted = Object.values(PEOPLE).map((persona) => {
    const uid = uidOf(persona);
    return [`allowances/${uid}`, allowance([`new-${uid}`])] as const;
  });
  await at.given(Object.fromEntries(counted));
  const create = (owner: (persona: Persona) => string, folder: string) =>
    row(
      (db, persona) =>
        setDoc(doc(db, `${folder}/new-${uidOf(persona)}`), submission(owner(persona))),
      (persona) =>
        folder === 'submissions' &&
        owner(persona) === persona.uid &&
        allows(persona, 'submission.write', { owner: owner(persona) }),
    );
  expectTable({
    'another’s': await create(() => 'somebody', 'submissions'),
    own: await create(uidOf, 'submissions'),
    elsewhere: await create(uidOf, 'drafts'),
  });
});

it('is saved by its owner while they can edit it, and deleted by no one', async () => {
  const rows: Record<string, Row> = {};
  for (const name of NAMES) {
    const change = { title: 'Ebb', revision: 1, updatedAt: '2026-02-02T03:04:05.678Z' };
    rows[`delete ${name}`] = await row(
      (db, persona) => deleteDoc(doc(db, pathOf(persona, name))),
      () => false,
    );
    rows[`save ${name}`] = await row(
      (db, persona) => updateDoc(doc(db, pathOf(persona, name)), change),
      (persona) => {
        const { owner } = subjectOf(uidOf(persona), name);
        return isOpen(name) && allows(persona, 'submission.write', { owner });
      },
    );
  }
  expectTable(rows);
});

it('has nothing written below it but by functions', async () => {
  const rows: Record<string, Row> = {};
  const nobody = () => false;
  for (const name of ['ownDraft', 'inReview', 'assigned'])
    for (const [below, { data }] of Object.entries(BELOW)) {
      const of = (db: Firestore, persona: Persona, id = below) =>
        doc(db, `${pathOf(persona, name)}/${id}`);
      rows[`${name} ${below} create`] = await row(
        (db, persona) => setDoc(of(db, persona, `${below}-new`), data),
        nobody,
      );
      rows[`${name} ${below} update`] = await row((...to) => updateDoc(of(...to), data), nobody);
      rows[`${name} ${below} delete`] = await row((...to) => deleteDoc(of(...to)), nobody);
    }
  expectTable(rows);
});
