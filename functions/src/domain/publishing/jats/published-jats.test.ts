/** Every published article is there in JATS: made from what publishing has stored, whatever has become of it since. */
import { readTranslation } from '@quire/content/messages/read-translation';
import { hasJatsDtd, jatsDtdFaults } from '@quire/content/testing/jats-dtd';
import type { ArticleContent, ArticleFile } from '@quire/model/entities/article';
import { bindTranslations } from '@quire/model/messages/translations';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  content,
  putJournal,
  saveRevision,
  startTestJournal,
  type TestPress,
} from '../../../testing/test-press.ts';
import { figureMaster } from '../../figures/figure-master.ts';
import { reconcileArticle } from '../reconcile-article.ts';
import { publishedJats } from './published-jats.ts';

if (!hasJatsDtd)
  console.warn('The DTD of JATS 1.3 is not here: what is answered is not validated.');

const KEY = { journal: 'CES', issue: '1-1', akey: 'creeks' };
const DOI = '10.5555/ces.1';
const PRIVATE = 'chidi@private.example';

let press: TestPress;
beforeAll(async () => {
  bindTranslations(readTranslation);
  press = await startTestJournal('1-1', '1-2');
  await putJournal(press, 'CES', {
    ...{ key_title: 'J. CES', issn_print: '2049-3622' },
    ...{ issn_l: '2049-3630', publisherPlace: 'Saltmarsh' },
  });
});
afterAll(() => press.close());

async function asked(akey: string, { jissue = '1-1', version = null as string | null } = {}) {
  const reads: string[] = [];
  const read = async (collection: string, id: string): Promise<unknown> => {
    reads.push(`${collection}/${id}`);
    return (await press.db.collection(collection).doc(id).get()).data() ?? null;
  };
  const answer = await publishedJats(
    { read, readFile: (path) => press.bucket.read(path), origin: press.origin },
    { jkey: 'CES', jissue, akey, version },
  );
  return { answer, reads };
}

/** The XML, which has to be valid. */
async function xmlOf(akey: string, version: string | null = null): Promise<string> {
  const { answer, reads } = await asked(akey, { version });
  expect(reads.length).toBeLessThanOrEqual(5);
  if (answer?.kind !== 'found') throw new Error(`${akey}: ${answer?.kind}`);
  if (hasJatsDtd) expect(jatsDtdFaults(answer.xml)).toEqual([]);
  return answer.xml;
}

async function figure(): Promise<ArticleFile> {
  const create = { width: 1_200, height: 800, channels: 3, background: '#b3cde0' } as const;
  const result = await figureMaster('map.png', await sharp({ create }).png().toBuffer());
  if (!result.ok) throw new Error(result.refusal.code);
  const { bytes, contentType, sha256, width, height } = result.master;
  const path = 'articles/CES~creeks/files/map';
  await press.bucket.write(path, bytes, { contentType, cacheControl: 'private' });
  const size = { size: bytes.length, width, height };
  return { ...{ role: 'figure', name: 'maps/map.png', path, contentType, sha256 }, ...size };
}

async function supplement(): Promise<ArticleFile> {
  const path = 'articles/CES~creeks/files/data';
  await press.bucket.write(path, Buffer.from('a,b'), { contentType: '', cacheControl: 'private' });
  const about = { contentType: 'text/csv', size: 3, sha256: 'ef'.repeat(32), label: 'Widths' };
  return { role: 'supplement', name: 'data.csv', path, ...about };
}

async function creeks(title: string): Promise<ArticleContent> {
  const base: ArticleContent = content(title, { doi: DOI.toUpperCase(), language: 'es' });
  const { authors } = base.metadata;
  const silent = authors.map((author) => ({ ...author, email: PRIVATE, corresponding: false }));
  return {
    ...base,
    metadata: { ...base.metadata, authors: [...authors, ...silent] },
    markdown: `## Mareas\n\nVéase @fig:a y [@holt2020].\n\n![Un mapa.](maps/map.png){#fig:a}`,
    bibtex: '@book{holt2020, author={Holt, Maren}, title={Mud}, year={2020}}',
    files: [await figure(), await supplement()],
  };
}

describe('a published article in JATS', () => {
  beforeAll(async () => {
    await saveRevision(press, KEY, 1, await creeks('Mareas'));
    await reconcileArticle(press, 'CES', 'creeks');
  });

  it('says where it appears, and is made with five reads', async () => {
    const { reads } = await asked('creeks');
    expect(reads).toEqual([
      'publishedArticles/CES~creeks',
      'articles/CES~creeks/versions/r000001',
      'journals/CES',
      'settings/press',
      'referenceSearches/CES~creeks',
    ]);
    const xml = await xmlOf('creeks');
    for (const part of [
      '<journal-title>The CES journal</journal-title><abbrev-journal-title abbrev-type="publisher">J. CES</abbrev-journal-title>',
      '<issn publication-format="print">2049-3622</issn>',
      '<issn-l>2049-3630</issn-l><publisher><publisher-name>Saltmarsh Press</publisher-name><publisher-loc>Saltmarsh</publisher-loc>',
      `<article-id pub-id-type="doi">${DOI}</article-id>`,
      'vocab-term="Version of Record"',
      '<subject>Artículo de investigación</subject>',
      '<volume>1</volume><issue>1</issue>',
      'xlink:href="https://press.example/article/CES/1-1/creeks"',
      '<label>Figura 1</label>',
      '<email>maren@example.org</email>',
    ])
      expect(xml).toContain(part);
    expect(xml).not.toContain(PRIVATE);
    expect(xml).not.toContain('pub-history');
  });

  it('names its journal as it was called in the year of the issue', async () => {
    const own = { key_title: 'J. CES', issn_print: '2049-3622', issn_l: '2049-3630' };
    const formerTitles = [{ title: 'Notes on Salt', issn: '2434-561X', from: 2020, to: 2026 }];
    await putJournal(press, 'CES', { ...own, formerTitles });
    await reconcileArticle(press, 'CES', 'creeks');
    const [head = ''] = (await xmlOf('creeks')).split('<publisher>');
    expect(head).toContain('<journal-title>Notes on Salt</journal-title>');
    expect(head).toContain('<issn publication-format="electronic">2434-561X</issn>');
    expect(head).not.toContain('J. CES');
    expect(head).not.toMatch(/2049-36|issn-l/);
    await putJournal(press, 'CES', own);
    await reconcileArticle(press, 'CES', 'creeks');
  });

  it('leads to its figures and supplements as readers fetch them', async () => {
    const hrefs = [...(await xmlOf('creeks')).matchAll(/xlink:href="([^"]*\/media\/[^"]*)"/g)];
    const paths = hrefs.map(([, href = '']) =>
      href.replace('https://press.example/media/', 'published/'),
    );
    expect(paths).toHaveLength(2);
    expect(paths.join()).toMatch(/supplement-[^,]*\.csv,[^,]*-1200\.webp/);
    for (const path of paths) expect([...press.bucket.files.keys()]).toContain(path);
  });

  it('has one address, which follows it into another issue', async () => {
    expect((await asked('creeks', { jissue: '1-2' })).answer).toEqual({
      ...{ kind: 'moved', path: '/article/CES/1-1/creeks/jats.xml' },
    });
    expect((await asked('creeks', { version: '1' })).answer).toEqual({
      ...{ kind: 'moved', path: '/article/CES/1-1/creeks/jats.xml' },
    });
    for (const version of ['2', 'x', '']) {
      expect((await asked('creeks', { version })).answer).toBeNull();
    }
    const none = await asked('none');
    expect([none.answer, none.reads.length]).toEqual([null, 1]);
    expect((await asked('a~b')).reads).toEqual([]);
  });

  it('says what was corrected, and what its earlier version said', async () => {
    const at = '2026-05-28T09:00:00.000Z';
    await saveRevision(press, KEY, 2, await creeks('Mareas y barro'), {
      ...{ status: 'corrected', updatedAt: at },
      notes: [{ revision: 2, at, note: 'Faltaba el barro.' }],
    });
    await reconcileArticle(press, 'CES', 'creeks');
    const notice = { ...KEY, akey: 'erratum' };
    const erratum = content('Correction: Mareas', {
      ...{ type: 'correction', updates: 'creeks', dates: { published: '2026-05-29' } },
    });
    await saveRevision(press, notice, 1, erratum);
    await reconcileArticle(press, 'CES', 'erratum');
    const xml = await xmlOf('creeks');
    for (const part of [
      '<article-title>Mareas y barro</article-title>',
      'vocab-term="Corrected Version of Record"',
      '<event event-type="corrected"><event-desc>Faltaba el barro.</event-desc><date date-type="corrected" iso-8601-date="2026-05-28">',
      'related-article-type="correction-forward" ext-link-type="uri" xlink:href="https://press.example/article/CES/1-1/erratum" xlink:title="Correction: Mareas"',
    ])
      expect(xml).toContain(part);
    expect(await xmlOf('erratum')).toContain(
      'related-article-type="corrected-article" ext-link-type="uri" xlink:href="https://press.example/article/CES/1-1/creeks"',
    );
    const older = await xmlOf('creeks', '1');
    for (const part of [
      '<article-title>Mareas</article-title>',
      'vocab-term="Version of Record"',
      'xlink:href="https://press.example/article/CES/1-1/creeks?version=1"',
      '-1200.webp"',
      '/media/CES/creeks/supplement-efefefefefefefefefef.csv"',
    ])
      expect(older).toContain(part);
    expect(older).not.toMatch(/pub-history|correction-forward/);
  });

  it('says that it was retracted, in each of its versions', async () => {
    await saveRevision(press, KEY, 2, await creeks('Mareas y barro'), { status: 'retracted' });
    const notice = { ...KEY, akey: 'retraction' };
    const retraction = content('Retraction: Mareas', {
      ...{ type: 'retraction', updates: 'creeks', dates: { published: '2026-05-30' } },
    });
    await saveRevision(press, notice, 1, retraction);
    await reconcileArticle(press, 'CES', 'retraction');
    await reconcileArticle(press, 'CES', 'creeks');
    for (const version of [null, '1']) {
      const xml = await xmlOf('creeks', version);
      expect(xml).toContain('<article-title>RETRACTED: Mareas');
      expect(xml).toContain(
        '<event event-type="retracted"><date date-type="retracted" iso-8601-date="2026-05-30">',
      );
      expect(xml).toContain('related-article-type="retraction-forward"');
    }
  });

  it('is gone with an article that is removed', async () => {
    await saveRevision(press, KEY, 2, await creeks('Mareas y barro'), { status: 'removed' });
    await reconcileArticle(press, 'CES', 'creeks');
    for (const version of [null, '1'])
      expect((await asked('creeks', { version })).answer).toBeNull();
  });
});
