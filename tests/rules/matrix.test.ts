import { type Action, can, type Subject } from '@quire/model/roles';
import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  type Query,
  query,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { afterAll, beforeAll, it } from 'vitest';
import { askerOf, PEOPLE, type Persona } from './personas.ts';
import { article, issue, version } from './records.ts';
import { isAllowed, openRulesPress, type RulesPress } from './rules-press.ts';
import { expectTable, type Row } from './verdict-table.ts';

let at: RulesPress;
const OPERATIONS = ['get', 'list', 'create', 'update', 'delete'] as const;
type Operation = (typeof OPERATIONS)[number];
const NOBODY = () => false;
const EVERYBODY = () => true;
type Who = (persona: Persona, uid: string) => boolean;

/** Whom the role matrix names. */
const may =
  (action: Action, subject: (uid: string) => Subject = () => ({})): Who =>
  (persona, uid) =>
    can(askerOf(persona), action, subject(uid));
const ofJournal = () => ({ journal: 'CES' });
interface Collection {
  /**
   * A person's own document, which no one else writes here; prefixed with `new-` for one to be
   * created.
   */
  readonly path: (key: string) => string;
  readonly record: (uid: string, key: string) => object;
  readonly change?: (uid: string) => object;
  /** Where an update is more than a change. */
  readonly save?: (db: Firestore, uid: string) => Promise<void>;
  readonly list?: (all: Query) => Query;
  readonly may: Readonly<Partial<Record<Operation, Who>>>;
}

const some = (all: Query) => query(all, limit(20));
const ofCes = (all: Query) => query(all, where('journal', '==', 'CES'), limit(20));
const saved = (uid: string) => ({ revision: 2, updatedBy: uid });
/** What is there for functions, or for readers who know its name. A mail is shown for where it is. */
const plain = (name: string, reads: Collection['may'] = {}): [string, Collection] => [
  name,
  {
    path: (key) => `${name}/${key}`,
    record: () => ({ x: 1, withheld: false }),
    list: some,
    may: reads,
  },
];
const isPublic = { get: EVERYBODY };

const COLLECTIONS: Readonly<Record<string, Collection>> = {
  ...Object.fromEntries(
    // Another person's article, and the person's own.
    [false, true].map((isOwn): [string, Collection] => {
      const subject = (uid: string) => ({ journal: 'CES', authorUids: [isOwn ? uid : 'writer'] });
      const keyOf = (key: string) => `${key}${isOwn ? '-own' : ''}`;
      const read = may('article.read', subject);
      return [
        isOwn ? 'articles, one’s own' : 'articles',
        {
          path: (key) => `articles/CES~${keyOf(key)}`,
          record: (uid, key) => ({
            ...article(uid, keyOf(key)),
            authorUids: subject(uid).authorUids,
          }),
          // Publishing is a function's.
          change: (uid) => ({ status: 'published', publishedRevision: 1, updatedBy: uid }),
          list: ofCes,
          // Functions set the owner: no one creates an article for another person.
          may: { get: read, list: read },
        },
      ];
    }),
  ),
  'articles, begun': {
    path: (key) => `articles/CES~${key}-begun`,
    record: (uid, key) => ({ ...article(uid, `${key}-begun`), authorUids: [] }),
    change: (uid) => ({ status: 'published', publishedRevision: 1, updatedBy: uid }),
    list: ofCes,
    may: {
      ...{ get: may('article.read', ofJournal), list: may('article.read', ofJournal) },
      create: may('article.edit', ofJournal),
    },
  },
  'articles, saved': {
    path: (key) => `articles/CES~${key}-saved`,
    record: (uid, key) => article(uid, `${key}-saved`),
    save: (db, uid) => {
      const batch = writeBatch(db);
      const record = doc(db, `articles/CES~${uid}-saved`);
      batch.update(record, saved(uid));
      batch.set(doc(record, 'versions/r000002'), version(uid, 2));
      return batch.commit();
    },
    list: ofCes,
    may: {
      ...{ get: may('article.read', ofJournal), list: may('article.read', ofJournal) },
      update: may('article.edit', ofJournal),
    },
  },
  versions: {
    path: (key) => `articles/CES~${key}/versions/r000001`,
    record: (uid) => version(uid),
    change: () => ({ markdown: 'Other.' }),
    list: some,
    may: { get: may('article.read', ofJournal), list: may('article.read', ofJournal) },
  },
  'users, another': {
    path: (key) => `users/other-${key}`,
    record: () => ({ roles: [] }),
    list: some,
    may: { get: may('user.read'), list: may('user.read') },
  },
  mail: {
    path: (key) => `mail/${key}`,
    record: () => ({ withheld: false }),
    list: (all) => query(all, where('withheld', '==', false), limit(20)),
    may: { get: may('mail.read'), list: may('mail.read') },
  },
  ...Object.fromEntries([
    plain('audit', { get: may('audit.read'), list: may('audit.read') }),
    plain('publishedArticles', { get: EVERYBODY, list: EVERYBODY }),
    ...[
      'publishedJournals',
      'publishedIssues',
      'publishedVersions',
      'publishedReviews',
      'publishedPages',
    ].map((name) => plain(name, isPublic)),
    ...['publishedPosts', 'publishedBooks', 'publishedConferences', 'digests', 'lists'].map(
      (name) => plain(name, isPublic),
    ),
    ...['listChunks', 'tombstones', 'publishedPeople', 'publishedWorks'].map((name) =>
      plain(name, isPublic),
    ),
    ...['usageSessions', 'usageMonths', 'usageItems', 'usageState'].map((name) => plain(name)),
    ...['publishedPassages', 'crawlers'].map((name) => plain(name)),
    ...['usage', 'usage/x/days', 'listMoves', 'searchQueue', 'searchState', 'nowhere'].map((name) =>
      plain(name),
    ),
    ...[
      'accountLinks',
      'accountMerges',
      'secondFactors',
      'orcidConnections',
      'orcidStates',
      'orcidItems',
      'setup',
      'throttles',
      'mailBodies',
      'submissionCounters',
      'pendingDecisions',
    ].map((name) => plain(name)),
    plain('sessionLimits'),
    ...['dois', 'articleKeys', 'reviewLinks', 'reviewClocks', 'certificates'].map((name) =>
      plain(name),
    ),
    ...['counters', 'cardEvents'].map((name) => plain(name)),
    ...['mailDigests', 'mailDigests/x/items'].map((name) => plain(name)),
  ]),
};

const uidOf = ({ uid }: Persona) => uid ?? 'nobody';

beforeAll(async () => {
  at = await openRulesPress('rules-collections');
  for (const persona of Object.values(PEOPLE)) {
    const uid = uidOf(persona);
    const records = Object.values(COLLECTIONS).map(({ path, record }) => [
      path(uid),
      record(uid, uid),
    ]);
    await at.given({ ...Object.fromEntries(records), 'issues/CES~1-1': issue() });
  }
});
afterAll(() => at.close());

function attempt(
  db: Firestore,
  uid: string,
  operation: Operation,
  of: Collection,
): Promise<unknown> {
  const { path, record, change = () => ({ x: 2 }), list = (all: Query) => all } = of;
  const one = doc(db, path(uid));
  if (operation === 'get') return getDoc(one);
  if (operation === 'list') return getDocs(list(collection(db, one.parent.path)));
  if (operation === 'update') return of.save?.(db, uid) ?? updateDoc(one, change(uid));
  if (operation === 'delete') return deleteDoc(one);
  const key = `new-${uid}`;
  const made = doc(db, path(key));
  if (made.parent.path !== 'articles') return setDoc(made, record(uid, key));
  const batch = writeBatch(db);
  batch.set(made, record(uid, key));
  batch.set(doc(made, 'versions/r000001'), version(uid));
  return batch.commit();
}

it.each(Object.keys(COLLECTIONS))('%s: for whom the matrix names', async (name) => {
  const of = COLLECTIONS[name];
  if (!of) throw new Error(`no collection named ${name}`);
  const rows: Record<string, Row> = {};
  for (const operation of OPERATIONS) {
    const cells = Object.entries(PEOPLE).map(async ([who, persona]) => {
      const uid = uidOf(persona);
      const actual = await isAllowed(attempt(at.asPerson(persona), uid, operation, of));
      return [who, { expected: (of.may[operation] ?? NOBODY)(persona, uid), actual }] as const;
    });
    rows[operation] = Object.fromEntries(await Promise.all(cells));
  }
  expectTable(rows);
});
