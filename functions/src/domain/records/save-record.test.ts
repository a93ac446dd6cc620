import { AUDIT } from '@quire/model/collections';
import type { RecordKindName } from '@quire/model/records/record-kind-names';
import type { Asker } from '@quire/model/roles';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { putJournal, startTestPress, type TestPress } from '../../testing/test-press.ts';
import {
  asker,
  BOSS,
  codeOf,
  EDDA,
  EMIL,
  news,
  refusal,
  reviewer,
} from '../../testing/test-records.ts';
import { restoreVersion } from './restore-version.ts';
import { saveRecord } from './save-record.ts';

let press: TestPress;
beforeAll(async () => {
  press = await startTestPress();
});
afterAll(() => press.close());
beforeEach(async () => {
  const { db } = press;
  for (const name of [
    'posts',
    'reviewers',
    'categories',
    'issues',
    'journals',
    'journalPermissions',
    AUDIT,
  ])
    await db.recursiveDelete(db.collection(name));
  await putJournal(press, 'CES');
  await putJournal(press, 'JAM');
  await db.collection('users').doc('emil').set({ displayName: 'Emil Aalto', email: 'emil@x.org' });
});

interface Asked {
  readonly id?: string;
  readonly base?: number;
  readonly key?: string;
}
const save = (
  person: Asker,
  kind: RecordKindName,
  data: object,
  { id, base = 0, key }: Asked = {},
) =>
  saveRecord(press, person, {
    kind,
    id: id ?? null,
    base,
    data: { ...data },
    ...(key ? { key } : {}),
  });
const read = async (path: string) => (await press.db.doc(path).get()).data();
const history = async (path: string) =>
  (await press.db.collection(`${path}/history`).get()).docs.map((each) => each.data());

describe('a new record', () => {
  it('gets its id and its search terms from its data', async () => {
    expect(await save(EDDA, 'posts', news())).toEqual({ id: 'news~tides', revision: 1 });
    expect(await read('posts/news~tides')).toMatchObject({
      ...{ title: 'Tides', pinned: false, revision: 1, updatedBy: 'edda', sortKey: 'tides' },
      words: expect.arrayContaining(['tid', 'tide', 'tides']),
    });
    expect(await history('posts/news~tides')).toMatchObject([
      { revision: 1, by: 'edda', change: 'created', data: { title: 'Tides' } },
    ]);
    const audit = await press.db.collection(AUDIT).get();
    expect(audit.docs.map((each) => each.data())).toMatchObject([
      { action: 'record.created', by: 'edda', record: 'posts/news~tides', revision: 1 },
    ]);
  });

  it('is written once, however often it is sent', async () => {
    await save(EDDA, 'posts', news());
    expect(await save(EDDA, 'posts', news())).toEqual({ id: 'news~tides', revision: 1 });
    const first = await save(EDDA, 'reviewers', reviewer(), { key: 'sentbyedda1' });
    expect(await save(EDDA, 'reviewers', reviewer(), { key: 'sentbyedda1' })).toEqual(first);
    expect(await history('posts/news~tides')).toHaveLength(1);
    expect((await press.db.collection('reviewers').get()).size).toBe(1);
  });

  it('cannot use an address that is in use', async () => {
    await save(EDDA, 'posts', news());
    expect(await codeOf(save(EDDA, 'posts', news({ title: 'Other' })))).toBe('record/taken');
    expect(await codeOf(save(EMIL, 'posts', news()))).toBe('record/taken');
    await save(EDDA, 'reviewers', reviewer());
    const twin = await refusal(save(EDDA, 'reviewers', reviewer({ email: 'ADA@example.org' })));
    expect(twin).toMatchObject({ code: 'record/not-unique', details: { field: 'email' } });
  });

  it('belongs to an existing record, and starts with an initial status', async () => {
    const issue = { journal: 'NEW', issueid: '1-1', year: 2026, status: 'draft' };
    expect(await codeOf(save(BOSS, 'issues', issue))).toBe('record/needs');
    expect(await codeOf(save(BOSS, 'posts', news({ journal: 'NEW' })))).toBe('record/needs');
    expect(await codeOf(save(EDDA, 'posts', news({ status: 'archived' })))).toBe(
      'record/wrong-start',
    );
    await save(EDDA, 'posts', news({ status: 'published' }));
  });

  it('is refused field by field', async () => {
    const bad = await refusal(save(EDDA, 'posts', news({ title: '', publishAt: 'soon' })));
    expect(bad).toMatchObject({ code: 'input/invalid', details: { field: 'title' } });
    expect(bad.details.problems?.map(({ field }) => field)).toEqual(['title', 'publishAt']);
  });

  it('cannot name another record’s file', async () => {
    const sha256 = 'a'.repeat(64);
    const file = (path: string) =>
      news({
        files: [{ role: 'figure', name: 'f.png', contentType: 'image/png', size: 1, sha256, path }],
      });
    for (const path of [
      'submissions/s1/files/f.pdf',
      'content/posts/news~ebb/files/f.png',
      'content/posts/news~tides/files/../../../submissions/s1/files/f.pdf',
      'media/../submissions/f.pdf',
    ])
      expect(await refusal(save(EDDA, 'posts', file(path))), path).toMatchObject({
        code: 'input/invalid',
        details: { field: 'files.0' },
      });
    await save(EDDA, 'posts', file(`media/${sha256}.png`));
  });
});

describe('a record that two people have open', () => {
  beforeEach(() => save(EDDA, 'posts', news()));
  const next = (title: string, base: number) => ({ data: news({ title }), base });

  it('is saved by one, and the other is told by whom', async () => {
    const of = { id: 'news~tides', base: 1 };
    await save(EMIL, 'posts', next('Emil’s', 1).data, of);
    const late = await refusal(save(EDDA, 'posts', next('Edda’s', 1).data, of));
    expect(late).toMatchObject({
      code: 'record/stale',
      details: { current: { revision: 2, by: 'Emil Aalto' } },
    });
    expect(await read('posts/news~tides')).toMatchObject({ title: 'Emil’s', revision: 2 });
    await save(EDDA, 'posts', next('Both', 2).data, { id: 'news~tides', base: 2 });
  });

  it('is saved by only one of many at the same moment', async () => {
    const titles = Array.from({ length: 6 }, (_, i) => `Version ${i}`);
    const outcomes = await Promise.allSettled(
      titles.map((title) => save(EDDA, 'posts', news({ title }), { id: 'news~tides', base: 1 })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await history('posts/news~tides')).toHaveLength(2);
  });

  it('treats the same save sent twice as one', async () => {
    const of = { id: 'news~tides', base: 1 };
    const once = await save(EDDA, 'posts', news({ title: 'New' }), of);
    expect(await save(EDDA, 'posts', news({ title: 'New' }), of)).toEqual(once);
    expect(await codeOf(save(EMIL, 'posts', news({ title: 'New' }), of))).toBe('record/stale');
  });

  it('keeps its address, and the counters that functions store in it', async () => {
    const of = { id: 'news~tides', base: 1 };
    expect(await codeOf(save(EDDA, 'posts', news({ skey: 'ebb' }), of))).toBe('record/key-fixed');
    await press.db.doc('posts/news~tides').update({ shown: 7 });
    await save(EDDA, 'posts', news({ author: 'Edda' }), of);
    await save(EDDA, 'posts', news(), { ...of, base: 2 });
    expect(await read('posts/news~tides')).toMatchObject({ shown: 7, author: '' });
  });

  it('is archived once it was published, never a draft again', async () => {
    const to = (status: string, base: number) =>
      save(EDDA, 'posts', news({ status }), { id: 'news~tides', base });
    await to('published', 1);
    expect(await codeOf(to('draft', 2))).toBe('record/wrong-move');
    await to('archived', 2);
    await to('published', 3);
  });

  it('keeps what it was before it had a history', async () => {
    const before = await read('posts/news~tides');
    await press.db.recursiveDelete(press.db.collection('posts'));
    const { revision: _, words: __, sortKey: ___, ...old } = before ?? {};
    await press.db.doc('posts/news~tides').set({ ...old, title: 'Old' });
    await save(EDDA, 'posts', news({ title: 'New' }), { id: 'news~tides', base: 1 });
    expect(await history('posts/news~tides')).toMatchObject([
      { revision: 1, data: { title: 'Old' } },
      { revision: 2, data: { title: 'New' } },
    ]);
  });
});

it('stores every text as text', async () => {
  const evil = '<img src=x onerror=alert(1)>"><script>{{7*7}}</script>';
  await save(EDDA, 'posts', news({ title: evil, tags: [evil.slice(0, 60)], markdown: evil }));
  expect(await read('posts/news~tides')).toMatchObject({ title: evil, markdown: evil });
  const words: unknown = (await read('posts/news~tides'))?.words;
  expect(JSON.stringify(words)).not.toMatch(/[<>{}$]/);
});

it('allows no cycle of categories', async () => {
  const category = (slug: string, parent = '') => ({ kind: 'subject', slug, name: slug, parent });
  const put = (slug: string, parent: string, base = 0) =>
    save(BOSS, 'categories', category(slug, parent), base ? { id: `subject~${slug}`, base } : {});
  await put('sea', '');
  await put('coast', 'sea');
  await put('marsh', 'coast');
  expect(await codeOf(put('sea', 'marsh', 1))).toBe('record/circle');
  expect(await codeOf(put('dune', 'nowhere'))).toBe('record/needs');
  await put('marsh', 'sea', 1);
});

describe('who may save', () => {
  const issue = { journal: 'CES', issueid: '1-1', year: 2026, status: 'draft' };
  const journal = {
    ...{ fullname: 'New', name: 'NEW', issn: '2049-3630', description: '', aimsScope: '' },
    ...{ subjects: ['Tides'], hue: 1, peerReviewModel: 'double', doiPrefix: '10.5555' },
    contactEmail: 'new@example.org',
  };
  const book = { bkey: 'b', title: 'B', published: '2026-01-01', hue: 1, summary: 'S' };
  const RECORDS: Record<string, readonly [RecordKindName, object]> = {
    'news of CES': ['posts', news()],
    'news of CES, pinned': ['posts', news({ pinned: true })],
    'a blog post of CES': ['posts', news({ kind: 'blogs' })],
    'news of the press': ['posts', news({ journal: undefined })],
    'an issue of CES': ['issues', issue],
    'a journal': ['journals', journal],
    'a book': ['books', { ...book, description: '', status: 'draft' }],
    'a category': ['categories', { kind: 'news', slug: 'x', name: 'X' }],
    'a reviewer of CES': ['reviewers', reviewer()],
    'a reviewer of CES and JAM': ['reviewers', reviewer({ journals: ['CES', 'JAM'] })],
    'a file of the library': ['media', {}],
    'the press': ['press', {}],
  };
  const PEOPLE: Record<string, Asker> = {
    author: asker('p', ['author']),
    reviewer: asker('p', ['reviewer'], 'CES'),
    production: asker('p', ['production'], 'CES'),
    finance: asker('p', ['finance'], 'CES'),
    editor: asker('p', ['editor'], 'CES'),
    elsewhere: asker('p', ['editor'], 'JAM'),
    content: asker('p', ['content']),
    admin: BOSS,
  };

  it('matches this table', async () => {
    const rows: string[] = [];
    for (const [what, [kind, data]] of Object.entries(RECORDS)) {
      const may: string[] = [];
      for (const [who, person] of Object.entries(PEOPLE)) {
        const code = await save(person, kind, data).then(
          ({ id }) =>
            press.db
              .collection(kind)
              .doc(id)
              .delete()
              .then(() => 'saved'),
          (thrown: { code?: string }) => thrown.code,
        );
        if (code !== 'access/denied') may.push(code === 'saved' ? who : `${who} (${code})`);
      }
      rows.push(`${what}: ${may.join(', ')}`);
    }
    expect(rows).toMatchInlineSnapshot(`
      [
        "news of CES: editor, content, admin",
        "news of CES, pinned: content, admin",
        "a blog post of CES: content, admin",
        "news of the press: content, admin",
        "an issue of CES: editor, content, admin",
        "a journal: admin",
        "a book: content, admin",
        "a category: content, admin",
        "a reviewer of CES: editor, admin",
        "a reviewer of CES and JAM: admin",
        "a file of the library: editor (input/invalid), elsewhere (input/invalid), content (input/invalid), admin (input/invalid)",
        "the press: admin (input/invalid)",
      ]
    `);
  });

  it('gives nothing to a journal, or takes it from one, outside the person’s scope', async () => {
    await save(EMIL, 'posts', news());
    await save(EMIL, 'reviewers', reviewer({ journals: ['CES', 'JAM'] }), { key: 'reviewer1' });
    const move = (person: Asker, journal: string | undefined, base: number) =>
      save(person, 'posts', news({ journal }), { id: 'news~tides', base });
    expect(await codeOf(move(EDDA, 'JAM', 1))).toBe('access/denied');
    expect(await codeOf(move(EDDA, undefined, 1))).toBe('access/denied');
    await move(EMIL, 'JAM', 1);
    expect(await codeOf(move(EDDA, 'CES', 2))).toBe('access/denied');
    const share = (person: Asker, journals: string[], base: number) =>
      save(person, 'reviewers', reviewer({ journals }), { id: 'reviewer1', base });
    expect(await codeOf(share(EDDA, ['CES'], 1))).toBe('access/denied');
    expect(await codeOf(share(EDDA, ['CES', 'JAM', 'QPH'], 1))).toBe('access/denied');
    const renamed = reviewer({ journals: ['CES', 'JAM'], given: 'Ida' });
    const rename = (person: Asker) =>
      save(person, 'reviewers', renamed, { id: 'reviewer1', base: 1 });
    // Several journals rely on who the person is; each keeps its own notes about their work.
    expect(await codeOf(rename(EDDA))).toBe('record/shared');
    await rename(EMIL);
    const known = { ...renamed, expertise: ['tides'] };
    await save(EDDA, 'reviewers', known, { id: 'reviewer1', base: 2 });
    // A journal can remove itself, and no other.
    expect(await codeOf(share(EDDA, ['CES'], 3))).toBe('access/denied');
    await save(EDDA, 'reviewers', { ...known, journals: ['JAM'] }, { id: 'reviewer1', base: 3 });
    expect(await codeOf(share(EDDA, ['CES', 'JAM'], 4))).toBe('access/denied');
  });

  it('is limited by the journal’s permissions', async () => {
    const permit = (reach: string) =>
      press.db.doc('journalPermissions/CES').set({
        reaches: { editor: { 'content.edit': reach }, production: {} },
        ...{ revision: 1, updatedAt: '2026-06-01T09:00:00.000Z', updatedBy: 'boss' },
      });
    await permit('none');
    expect(await codeOf(save(EDDA, 'posts', news()))).toBe('access/denied');
    expect(await codeOf(save(EMIL, 'posts', news()))).toBe('access/denied');
    await save(EMIL, 'posts', news({ journal: 'JAM' }));
    await save(BOSS, 'posts', news({ skey: 'ebb' }));
    await permit('journals');
    await save(EDDA, 'posts', news({ skey: 'flood' }));
  });

  it('is limited for issues by the journal’s own permissions', async () => {
    const permit = (reach: string) =>
      press.db.doc('journalPermissions/CES').set({
        reaches: { editor: { 'journal.edit': reach }, production: {} },
        ...{ revision: 1, updatedAt: '2026-06-01T09:00:00.000Z', updatedBy: 'boss' },
      });
    await permit('none');
    expect(await codeOf(save(EDDA, 'issues', issue))).toBe('access/denied');
    await permit('journals');
    await save(EDDA, 'issues', issue);
  });

  it('requires the right to read articles where it changes their order in an issue', async () => {
    const cora = asker('cora', ['content']);
    const id = 'CES~1-1';
    const put = (person: Asker, base: number, articleOrder: readonly string[], title = '') =>
      save(person, 'issues', { ...issue, articleOrder, title }, base ? { id, base } : {});
    expect(await codeOf(put(cora, 0, ['ebb']))).toBe('access/denied');
    await put(cora, 0, []);
    await put(EDDA, 1, ['creek', 'ebb']);
    expect(await refusal(put(cora, 2, ['ebb', 'creek']))).toMatchObject({
      ...{ code: 'access/denied', details: { field: 'articleOrder' } },
    });
    await put(cora, 2, ['creek', 'ebb'], 'Storms');
    const restored = restoreVersion(press, cora, { kind: 'issues', id, base: 3, revision: 1 });
    expect(await codeOf(restored)).toBe('access/denied');
    expect(await read(`issues/${id}`)).toMatchObject({
      ...{ articleOrder: ['creek', 'ebb'], title: 'Storms', revision: 3 },
    });
  });

  it('does not reveal to strangers what exists', async () => {
    const stranger = asker('p', ['author']);
    const of = (id: string) => codeOf(save(stranger, 'posts', news(), { id, base: 1 }));
    expect([await of('news~tides'), await of('news~nothing')]).toEqual([
      'access/denied',
      'access/denied',
    ]);
  });
});
