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
import { deleteRecord, undeleteRecord } from './delete-record.ts';
import { publishDuePosts } from './publish-due-posts.ts';
import { purgeBin } from './purge-bin.ts';
import { restoreVersion } from './restore-version.ts';
import { saveRecord } from './save-record.ts';

let press: TestPress;
beforeAll(async () => {
  press = await startTestPress();
});
afterAll(() => press.close());

const POST = { kind: 'posts', id: 'news~tides' } as const;
const save = (change: object = {}, base = 0, person = EDDA) =>
  saveRecord(press, person, {
    ...{ kind: 'posts', id: base ? POST.id : null, base },
    data: { ...news(change) },
  });
const read = async (path = 'posts/news~tides') => (await press.db.doc(path).get()).data();
const changes = async () =>
  (await press.db.collection('posts/news~tides/history').get()).docs.map((each) =>
    each.get('change'),
  );
const later = (days: number) => ({
  ...press,
  now: () => new Date(press.now().getTime() + days * 86_400_000),
});

beforeEach(async () => {
  const { db } = press;
  for (const name of ['posts', 'issues', 'articles', 'categories', 'reviewers'])
    await db.recursiveDelete(db.collection(name));
  await putJournal(press, 'CES');
});

describe('a deleted record', () => {
  beforeEach(() => save());

  it('is in the bin, and is restored unchanged', async () => {
    expect(await deleteRecord(press, EDDA, { ...POST, base: 1 })).toEqual({
      id: POST.id,
      revision: 2,
    });
    expect(await read()).toMatchObject({ deletedBy: 'edda', title: 'Tides', revision: 2 });
    expect(await codeOf(save({ title: 'New' }, 2))).toBe('record/deleted');
    await undeleteRecord(press, EMIL, { ...POST, base: 2 });
    expect(await read()).not.toHaveProperty('deletedAt');
    expect(await read()).toMatchObject({ title: 'Tides', revision: 3 });
    expect(await changes()).toEqual(['created', 'deleted', 'undeleted']);
  });

  it('is deleted once, however often that is requested', async () => {
    const once = await deleteRecord(press, EDDA, { ...POST, base: 1 });
    expect(await deleteRecord(press, EDDA, { ...POST, base: 1 })).toEqual(once);
    expect(await codeOf(deleteRecord(press, EMIL, { ...POST, base: 1 }))).toBe('record/deleted');
    expect(await codeOf(undeleteRecord(press, EDDA, { ...POST, base: 1 }))).toBe('record/stale');
    const back = await undeleteRecord(press, EDDA, { ...POST, base: 2 });
    expect(await undeleteRecord(press, EDDA, { ...POST, base: 2 })).toEqual(back);
    expect(await codeOf(undeleteRecord(press, EMIL, { ...POST, base: 3 }))).toBe(
      'record/not-deleted',
    );
  });

  it('is not deleted while it is being edited, nor by those without the right', async () => {
    await save({ title: 'New' }, 1, EMIL);
    expect(await codeOf(deleteRecord(press, EDDA, { ...POST, base: 1 }))).toBe('record/stale');
    for (const person of [
      asker('p', ['author']),
      asker('p', ['editor'], 'JAM'),
      asker('p', ['production'], 'CES'),
    ])
      expect(await codeOf(deleteRecord(press, person, { ...POST, base: 2 }))).toBe('access/denied');
    const nothing = { kind: 'posts', id: 'news~nothing', base: 1 } as const;
    expect(await codeOf(deleteRecord(press, EDDA, nothing))).toBe('record/not-found');
  });

  it('is purged after thirty days, with its history and files', async () => {
    await press.bucket.write('content/posts/news~tides/files/a.png', new Uint8Array(1), {
      contentType: 'image/png',
      cacheControl: '',
    });
    await deleteRecord(press, EDDA, { ...POST, base: 1 });
    expect(await purgeBin(later(29))).toBe(0);
    expect(await purgeBin(later(30))).toBe(1);
    expect(await purgeBin(later(30))).toBe(0);
    expect(await read()).toBeUndefined();
    expect(await changes()).toEqual([]);
    expect([...press.bucket.files.keys()]).toEqual([]);
    expect(await save()).toEqual({ id: POST.id, revision: 1 });
  });
});

describe('what cannot be deleted', () => {
  it.each(['published', 'archived'])('is what readers have seen: %s', async (status) => {
    await save({ status: 'published' });
    if (status === 'archived') await save({ status }, 1);
    const base = status === 'archived' ? 2 : 1;
    expect(await codeOf(deleteRecord(press, BOSS, { ...POST, base }))).toBe('record/kept');
  });

  it('is a journal, and an issue with an article in it', async () => {
    const journal = { kind: 'journals', id: 'CES', base: 1 } as const;
    expect(await codeOf(deleteRecord(press, BOSS, journal))).toBe('record/kept');
    const data = { journal: 'CES', issueid: '1-1', year: 2026, status: 'draft' };
    await saveRecord(press, EDDA, { kind: 'issues', id: null, base: 0, data });
    const issue = { kind: 'issues', id: 'CES~1-1', base: 1 } as const;
    await press.db.doc('articles/CES~x').set({ journal: 'CES', issue: '1-1' });
    expect(await codeOf(deleteRecord(press, EDDA, issue))).toBe('record/in-use');
    await press.db.doc('articles/CES~x').delete();
    await deleteRecord(press, EDDA, issue);
    const cora = asker('cora', ['content']);
    await undeleteRecord(press, cora, { ...issue, base: 2 });
    await deleteRecord(press, cora, { ...issue, base: 3 });
  });

  it('is a category with subcategories, and a reviewer who was invited', async () => {
    const put = (slug: string, parent: string) =>
      saveRecord(press, BOSS, {
        ...{ kind: 'categories', id: null, base: 0 },
        data: { kind: 'subject', slug, name: slug, parent },
      });
    await put('sea', '');
    await put('coast', 'sea');
    const sea = { kind: 'categories', id: 'subject~sea', base: 1 } as const;
    expect(await codeOf(deleteRecord(press, BOSS, sea))).toBe('record/in-use');
    await deleteRecord(press, BOSS, { ...sea, id: 'subject~coast' });
    await deleteRecord(press, BOSS, sea);
    const ada = { kind: 'reviewers', id: null, base: 0, data: reviewer() } as const;
    const { id } = await saveRecord(press, EDDA, ada);
    await press.db
      .collection('reviewers')
      .doc(id)
      .update({ load: { invited: 1 } });
    expect(await codeOf(deleteRecord(press, EDDA, { kind: 'reviewers', id, base: 1 }))).toBe(
      'record/in-use',
    );
  });
});

describe('an older version', () => {
  beforeEach(async () => {
    await save({ title: 'First', markdown: 'One.' });
    await save({ title: 'Second', status: 'published' }, 1);
  });
  const restore = (revision: number, base: number, person = EDDA) =>
    restoreVersion(press, person, { ...POST, base, revision });

  it('is restored as the next one, and neither publishes nor archives', async () => {
    expect(await restore(1, 2)).toEqual({ id: POST.id, revision: 3 });
    expect(await read()).toMatchObject({ title: 'First', markdown: 'One.', status: 'published' });
    expect(await read()).toMatchObject({ sortKey: 'first' });
    expect(await changes()).toEqual(['created', 'saved', 'restored']);
  });

  it('is restored by those with the right, on top of the newest', async () => {
    expect(await codeOf(restore(7, 2))).toBe('record/no-version');
    expect(await refusal(restore(1, 1))).toMatchObject({ details: { current: { revision: 2 } } });
    expect(await codeOf(restore(1, 2, asker('p', ['editor'], 'JAM')))).toBe('access/denied');
  });

  it('does not restore what belongs to another journal', async () => {
    await putJournal(press, 'JAM');
    await save({ title: 'Moved', status: 'published', journal: 'JAM' }, 2, EMIL);
    const jam = asker('p', ['editor'], 'JAM');
    expect(await codeOf(restore(1, 3, jam))).toBe('access/denied');
    await restore(1, 3, EMIL);
  });
});

describe('a scheduled post', () => {
  it('appears on its day', async () => {
    await save({ status: 'scheduled', publishAt: '2026-06-03' });
    expect(await publishDuePosts(later(1))).toBe(0);
    expect(await publishDuePosts(later(2))).toBe(1);
    expect(await publishDuePosts(later(2))).toBe(0);
    expect(await read()).toMatchObject({ status: 'published', updatedBy: 'system', revision: 2 });
  });

  it('stays in the bin', async () => {
    await save({ status: 'scheduled' });
    await deleteRecord(press, EDDA, { ...POST, base: 1 });
    expect(await publishDuePosts(later(9))).toBe(0);
  });
});
