import { readFileSync } from 'node:fs';
import { compileRules } from '../../../../local/src/rules/compile.ts';
import { evaluate } from '../../../../local/src/rules/evaluate.ts';
import { proveList } from '../../../../local/src/rules/prove-list.ts';
import type { ListQuery, RulesRequest, Verdict } from '../../../../local/src/rules/request.ts';
import type { Ruleset } from '../../../../local/src/rules/ruleset.ts';
import { decodeFields } from '../../../../local/src/values/decode.ts';
import { perSecond } from '../measure.ts';
import { maySaveByHand, type Save } from '../plain/may-save-by-hand.ts';
import { type Row, RowBook } from '../rows.ts';
import { wireFields, wireValue } from '../wire.ts';

const BY_HAND = 'a function by hand';
const DOCUMENTS = ['databases', '(default)', 'documents'];
const SIMPLE = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /posts/{id} { allow read, update: if request.auth.uid == resource.data.owner; }
  }
}`;

const EDITOR = { uid: 'anna', token: { roles: ['editor'], grants: { editor: ['CES'] } } };
const SAVE: Save = {
  uid: EDITOR.uid,
  roles: EDITOR.token.roles,
  edits: EDITOR.token.grants.editor,
  id: 'CES~creeks',
  before: record(1),
  after: record(2),
  existsAfter: new Set(['articles/CES~creeks/versions/r000002']),
};

function record(revision: number) {
  return {
    journal: 'CES',
    issue: '1-1',
    akey: 'creeks',
    title: `Tidal creeks, version ${revision}`,
    authorLine: 'Holt',
    authorUids: ['writer'],
    status: 'draft',
    revision,
    publishedRevision: 0,
    updatedAt: '2026-01-02T03:04:05.678Z',
    updatedBy: EDITOR.uid,
  };
}

/**
 * Evaluations a second: a simple clause, and this project's own rules (the file given) asked what its
 * pages and its editors ask most.
 */
export async function rules(file: string): Promise<Row[]> {
  const book = new RowBook();
  const row = async (what: string, act: (i: number) => Verdict, byHand: (i: number) => boolean) => {
    if (!act(0).allowed) throw new Error(`${what}: denied (${act(0).trace.join('; ')})`);
    const [own = Number.NaN, plain = null] = await perSecond([act, byHand]);
    book.add(what, '/s', BY_HAND, 0, own, plain);
  };
  const simple = compiled(SIMPLE);
  const own = compiled(readFileSync(file, 'utf8'));

  const save = request('update', ['articles', SAVE.id], SAVE.before, SAVE.after);
  const owners = Array.from({ length: 16 }, (_, i) => `person-${i}`);
  const mine = owners.map((owner) => ({
    ...request('get', ['posts', 'p1'], { owner }, null),
    auth: { uid: owner, token: {} },
  }));
  const plainly = owners.map((owner) => ({ post: { owner }, uid: `${owner}` }));
  await row(
    'one clause: request.auth.uid == resource.data.owner',
    (i) => evaluate(simple, mine[i % 16] ?? save),
    (i) => plainly[i % 16]?.post.owner === plainly[i % 16]?.uid,
  );
  const read = { ...request('get', ['publishedArticles', 'a1'], record(1), null), auth: null };
  await row(
    'firestore.rules: a visitor reads an article',
    () => evaluate(own, read),
    (i) => published.has(i % 32),
  );
  await row(
    'firestore.rules: an editor saves one',
    () => evaluate(own, save),
    () => maySaveByHand(SAVE),
  );
  const asked = { ...request('list', ['articles'], null, null) };
  await row(
    'firestore.rules: proof of an editor’s list',
    () => proveList(own, asked, EDITORS_LIST),
    (i) => EDITOR.token.grants.editor.includes(i < 0 ? 'QPH' : 'CES'),
  );
  const paged = { ...request('list', ['publishedArticles'], null, null), auth: null };
  await row(
    'firestore.rules: proof of a visitor’s page',
    () => proveList(own, paged, VISITORS_LIST),
    (i) => (VISITORS_LIST.limit ?? i) <= 100,
  );
  const [compiling = Number.NaN] = await perSecond([() => compiled(readFileSync(file, 'utf8'))]);
  book.add('firestore.rules: compiling the file', 'ms', '', 0, 1_000 / compiling, null);
  return book.rows();
}

/** What a plain press asks before it shows an article: whether it is published. */
const published = new Set(Array.from({ length: 32 }, (_, i) => i));

const listOf = (collectionId: string, rest: Partial<ListQuery>): ListQuery => ({
  parent: DOCUMENTS,
  collectionId,
  allDescendants: false,
  filter: null,
  orderBy: [],
  limit: 20,
  offset: 0,
  startAt: null,
  endAt: null,
  ...rest,
});

const EDITORS_LIST = listOf('articles', {
  filter: { op: '==', field: ['journal'], value: { kind: 'string', value: 'CES' } },
  orderBy: [{ field: ['updatedAt'], direction: 'desc' }],
});
const VISITORS_LIST = listOf('publishedArticles', {
  orderBy: [{ field: ['published'], direction: 'desc' }],
});

function compiled(source: string): Ruleset {
  const result = compileRules(source);
  if (!result.ok) throw new Error(`the rules do not compile: ${result.issues[0]?.message}`);
  return result.ruleset;
}

function request(
  method: RulesRequest['method'],
  segments: readonly string[],
  before: object | null,
  after: object | null,
): RulesRequest {
  const path = [...DOCUMENTS, ...segments];
  const resource = (fields: object | null) =>
    fields && { path, fields: decodeFields(wireFields(fields)) };
  return {
    method,
    path,
    time: { seconds: 1_700_000_000n, nanos: 0 },
    auth: EDITOR,
    resource: resource(before),
    newResource: resource(after),
    service: 'cloud.firestore',
    lookup: (wanted, after) =>
      after && SAVE.existsAfter.has(wanted.slice(3).join('/'))
        ? decodeFields({ at: wireValue(0) })
        : null,
  };
}
