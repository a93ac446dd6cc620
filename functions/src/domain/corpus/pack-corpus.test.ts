/** The archives of all texts: complete, bounded, made again only where something has changed. */
import { readTranslation } from '@quire/content/messages/read-translation';
import { CORPUS_FILE, readCorpus } from '@quire/model/entities/corpus';
import { bindTranslations } from '@quire/model/messages/translations';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  content,
  NOW,
  saveRevision,
  startTestJournal,
  type TestPress,
} from '../../testing/test-press.ts';
import { apiAnswer } from '../api/answer-api.ts';
import { reconcileArticle } from '../publishing/reconcile-article.ts';
import { sha256Of } from './corpus-part.ts';
import { packCorpus } from './pack-corpus.ts';

let press: TestPress;
let time = NOW.getTime();

beforeAll(async () => {
  bindTranslations(readTranslation);
  press = await startTestJournal('1-1', '2-1');
  await publish('mud', '1-1', 'Mud');
  await publish('silt', '1-1', 'Silt', { licence: 'CC-BY-NC-4.0' });
  await publish('sand', '2-1', 'Sand');
});
afterAll(() => press.close());

async function publish(akey: string, issue: string, title: string, metadata: object = {}) {
  const key = { journal: 'CES', issue, akey };
  await saveRevision(press, key, 1, content(title, metadata));
  await reconcileArticle(press, 'CES', akey);
}

const pack = (forMs = 60_000, stepMs = 0) =>
  packCorpus(
    {
      ...press,
      now: () => {
        time += stepMs;
        return new Date(time);
      },
    },
    forMs,
  );
const state = async () => readCorpus(await press.bucket.read(CORPUS_FILE));

/** What the API lists, with the files of each archive. */
async function archives() {
  const ports = {
    read: async () => null,
    readFile: (path: string) => press.bucket.read(path),
    origin: press.origin,
  };
  const { body } = await apiAnswer(ports, '/corpus', new URLSearchParams());
  const listed = (body as { archives: { url: string; sha256: string; bytes: number }[] }).archives;
  return Promise.all(
    listed.map(async (each) => {
      const path = each.url.replace(`${press.origin}/media/`, 'published/');
      const zip = (await press.bucket.read(path)) ?? new Uint8Array();
      expect([sha256Of(zip), zip.length]).toEqual([each.sha256, each.bytes]);
      return { ...each, files: unzipSync(zip) };
    }),
  );
}

describe('the archives of all texts', () => {
  it('have the JATS of what may be mined, and nothing else', async () => {
    expect(await pack()).toBeGreaterThan(0);
    const made = await archives();
    const names = made.flatMap(({ files }) => Object.keys(files));
    expect(names.filter((name) => name !== 'manifest.json').toSorted()).toEqual([
      'CES-1-1-mud.xml',
      'CES-2-1-sand.xml',
    ]);
    const [first] = made;
    expect(first).toMatchObject({ journal: 'CES', licences: { 'CC-BY-4.0': expect.any(Number) } });
    const mud = made.flatMap(({ files }) => files['CES-1-1-mud.xml'] ?? []);
    expect(strFromU8(mud[0] ?? new Uint8Array())).toContain('<article-title>Mud</article-title>');
    const list: unknown = JSON.parse(strFromU8(first?.files['manifest.json'] ?? new Uint8Array()));
    expect(list).toMatchObject({
      articles: expect.arrayContaining([
        expect.objectContaining({
          ...{ file: 'CES-1-1-mud.xml', title: 'Mud', licence: 'CC-BY-4.0' },
          licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
        }),
      ]),
    });
  });

  it('are not looked at again in the same month', async () => {
    const { writes } = press.bucket;
    expect(await pack()).toBe(0);
    expect(press.bucket.writes).toBe(writes);
  });

  it('are made again in the next month where something has changed, under another name', async () => {
    const before = await state();
    time += 31 * 86_400_000;
    expect(await pack()).toBe(0);
    expect((await state())?.parts.map(({ file }) => file)).toEqual(
      before?.parts.map(({ file }) => file),
    );
    time += 31 * 86_400_000;
    await publish('clay', '2-1', 'Clay');
    expect(await pack()).toBe(1);
    const after = await state();
    const olds = before?.parts.filter(({ id, file }) =>
      after?.parts.some((part) => part.id === id && part.file !== file),
    );
    expect(olds).toHaveLength(1);
    for (const { id, file } of olds ?? [])
      expect(await press.bucket.has(`published/corpus/${id}/${file}`)).toBe(false);
    expect((await archives()).flatMap(({ files }) => Object.keys(files))).toContain(
      'CES-2-1-clay.xml',
    );
  });

  it('lose a removed text with the next run, and those that are lost are made again', async () => {
    await press.db.doc('articles/CES~clay').update({ status: 'removed', title: 'Clay' });
    await reconcileArticle(press, 'CES', 'clay', ['2-1']);
    expect(await pack()).toBe(0);
    const changedAt = `${new Date(time).toISOString().slice(0, 19)}Z`;
    await press.db.doc('tombstones/publishedArticles~CES~clay').set({ changedAt }, { merge: true });
    expect(await pack()).toBe(1);
    expect((await archives()).flatMap(({ files }) => Object.keys(files))).not.toContain(
      'CES-2-1-clay.xml',
    );
    time += 31 * 86_400_000;
    await press.bucket.removeAll('published/corpus/');
    expect(await pack()).toBe((await state())?.parts.length);
  });

  it('are made a few at a time, going on where the run before ended', async () => {
    await press.bucket.removeAll('published/corpus/');
    await press.bucket.removeAll(CORPUS_FILE);
    const counts: number[] = [];
    for (let run = 0; run < 5 && (await state())?.after !== null; run += 1)
      counts.push(await pack(1, 2));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe((await state())?.parts.length);
    expect(Math.max(...counts)).toBe(1);
    expect((await state())?.after).toBeNull();
  });
});
