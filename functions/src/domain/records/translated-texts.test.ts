import type { RecordKindName } from '@quire/model/records/record-kind-names';
import type { Asker } from '@quire/model/roles';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { putJournal, startTestPress, type TestPress } from '../../testing/test-press.ts';
import { BOSS, codeOf, EDDA, EMIL, news } from '../../testing/test-records.ts';
import { deleteRecord } from './delete-record.ts';
import { saveRecord } from './save-record.ts';

let press: TestPress;
beforeAll(async () => {
  press = await startTestPress();
});
afterAll(() => press.close());
beforeEach(async () => {
  for (const name of ['posts', 'pages']) await press.db.recursiveDelete(press.db.collection(name));
  await putJournal(press, 'CES');
  await putJournal(press, 'JAM');
});

const save = (person: Asker, kind: RecordKindName, data: object, id: string | null = null) =>
  saveRecord(press, person, { kind, id, base: id ? 1 : 0, data: { ...data } });
const guide = (change: object = {}) => ({
  ...{ path: '/journals/CES/for_authors', journal: 'CES', title: 'Guide', summary: '' },
  ...{ markdown: '', items: [], collections: [], files: [], status: 'draft' },
  ...change,
});

describe('a translation of a text', () => {
  it('is stored under its language and the id of the original', async () => {
    await save(EDDA, 'posts', news());
    await save(EDDA, 'pages', guide());
    const [post, page] = [news({ language: 'es' }), guide({ language: 'pt-BR' })];
    expect(await save(EDDA, 'posts', post)).toEqual({ id: 'es~news~tides', revision: 1 });
    expect(await save(EDDA, 'pages', page)).toMatchObject({
      id: 'pt-br~journals~CES~for_authors',
    });
  });

  it('needs its original, of the same journal', async () => {
    expect(await codeOf(save(BOSS, 'pages', guide({ language: 'es' })))).toBe('record/needs');
    expect(await codeOf(save(EDDA, 'posts', news({ language: 'es' })))).toBe('record/needs');
    await save(BOSS, 'posts', news({ journal: 'JAM' }));
    expect(await codeOf(save(EDDA, 'posts', news({ language: 'es' })))).toBe('record/needs');
    await save(EMIL, 'posts', news({ language: 'es', journal: 'JAM' }));
  });

  it('is written by editors of its journal, also of pinned news', async () => {
    await save(BOSS, 'posts', news({ pinned: true }));
    await save(EDDA, 'posts', news({ pinned: true, language: 'es' }));
    const blog = news({ kind: 'blogs', language: 'es' });
    expect(await codeOf(save(EDDA, 'posts', blog))).toBe('access/denied');
  });

  it('is not written by editors of other journals', async () => {
    await save(BOSS, 'pages', guide({ path: '/journals/JAM/for_authors', journal: 'JAM' }));
    const theirs = guide({ path: '/journals/JAM/for_authors', journal: 'JAM', language: 'es' });
    expect(await codeOf(save(EDDA, 'pages', theirs))).toBe('access/denied');
  });

  it('keeps its language', async () => {
    await save(EDDA, 'posts', news());
    const { id } = await save(EDDA, 'posts', news({ language: 'es' }));
    expect(await codeOf(save(EDDA, 'posts', news({ language: 'fr' }), id))).toBe(
      'record/key-fixed',
    );
  });

  it('is refused in a language that the software does not have', async () => {
    await save(EDDA, 'posts', news());
    for (const language of ['en', 'en-XA', 'xx']) {
      expect(await codeOf(save(EDDA, 'posts', news({ language })))).toBe('input/invalid');
    }
  });

  it('may use the files of its original and no other’s', async () => {
    await save(EDDA, 'pages', guide());
    const file = (id: string) => ({
      ...{ role: 'figure', name: 'flow.png', path: `content/pages/${id}/files/flow.png` },
      ...{ contentType: 'image/png', size: 1, sha256: '0'.repeat(64) },
    });
    const language = 'es';
    const foreign = guide({ language, files: [file('about')] });
    expect(await codeOf(save(EDDA, 'pages', foreign))).toBe('input/invalid');
    await save(EDDA, 'pages', guide({ language, files: [file('journals~CES~for_authors')] }));
  });

  it('keeps its original from being deleted', async () => {
    await save(EDDA, 'posts', news());
    await save(EDDA, 'pages', guide());
    const post = await save(EDDA, 'posts', news({ language: 'ar' }));
    const page = await save(EDDA, 'pages', guide({ language: 'ar' }));
    const remove = (kind: RecordKindName, id: string) =>
      deleteRecord(press, EDDA, { kind, id, base: 1 });
    expect(await codeOf(remove('posts', 'news~tides'))).toBe('record/in-use');
    expect(await codeOf(remove('pages', 'journals~CES~for_authors'))).toBe('record/in-use');
    await remove('posts', post.id);
    await remove('pages', page.id);
    await remove('posts', 'news~tides');
    await remove('pages', 'journals~CES~for_authors');
  });
});
