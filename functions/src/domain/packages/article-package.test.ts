import { readTranslation } from '@quire/content/messages/read-translation';
import { hasJatsDtd, jatsDtdFaults } from '@quire/content/testing/jats-dtd';
import type { ArticleContent, ArticleFile } from '@quire/model/entities/article';
import type { PackageKind } from '@quire/model/entities/package-kinds';
import { bindTranslations } from '@quire/model/messages/translations';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pubmedFaults } from '../../testing/pubmed/pubmed-faults.ts';
import {
  content,
  putJournal,
  saveRevision,
  startTestJournal,
  type TestPress,
} from '../../testing/test-press.ts';
import { figureMaster } from '../figures/figure-master.ts';
import { reconcileArticle } from '../publishing/reconcile-article.ts';
import { articlePackage } from './article-package.ts';

if (!hasJatsDtd) console.warn('The DTD of JATS 1.3 is not here: packages are not validated.');

const EDITOR = { uid: 'edda', claims: { roles: ['editor' as const], grants: { editor: ['CES'] } } };
const OTHER = { uid: 'otto', claims: { roles: ['editor' as const], grants: { editor: ['QPH'] } } };
const AUTHOR = { uid: 'ana', claims: { roles: [], grants: {} } };
const CREEKS = 'CES~creeks';

let press: TestPress;

async function stored(akey: string, file: ArticleFile, bytes: Uint8Array): Promise<ArticleFile> {
  const path = `articles/CES~${akey}/files/${file.path}`;
  await press.bucket.write(path, bytes, { contentType: '', cacheControl: 'private' });
  return { ...file, path };
}

async function creeks(): Promise<ArticleContent> {
  const create = { width: 2_000, height: 800, channels: 3, background: '#b3cde0' } as const;
  const made = await figureMaster('map.png', await sharp({ create }).png().toBuffer());
  if (!made.ok) throw new Error(made.refusal.code);
  const { bytes, contentType, sha256, width, height } = made.master;
  const base = content('Creeks', { doi: '10.5555/ces.1' });
  const figure = { role: 'figure', name: 'maps/La carte 1.TIFF', path: 'map', contentType, sha256 };
  const data = { contentType: 'text/csv', size: 3, sha256: 'ef'.repeat(32), label: 'Widths' };
  const pdf = { contentType: 'application/pdf', size: 8, sha256: 'ab'.repeat(32) };
  const other = { ...data, sha256: 'cd'.repeat(32) };
  const elsewhere = { ...other, role: 'supplement', name: 'x.csv', path: 'articles/QPH~a/files/x' };
  return {
    ...base,
    markdown: 'See @fig:a and $x^2$.\n\n![A map.](<maps/La carte 1.TIFF>){#fig:a}',
    files: [
      await stored(
        'creeks',
        { ...figure, role: 'figure', size: bytes.length, width, height },
        bytes,
      ),
      await stored(
        'creeks',
        { role: 'supplement', name: 'Widths of creeks.CSV', path: 'data', ...data },
        Buffer.from('a,b'),
      ),
      await stored(
        'creeks',
        { role: 'pdf', name: 'a.pdf', path: 'pdf', ...pdf },
        Buffer.from('%PDF-1.7'),
      ),
      { ...elsewhere, role: 'supplement' },
    ],
  };
}

beforeAll(async () => {
  bindTranslations(readTranslation);
  press = await startTestJournal('1-1');
  await putJournal(press, 'CES', { key_title: 'Coast. Earth Syst.', issn_print: '2049-3622' });
  const key = { journal: 'CES', issue: '1-1' };
  await saveRevision(press, { ...key, akey: 'creeks' }, 1, await creeks());
  await reconcileArticle(press, 'CES', 'creeks');
});
afterAll(() => press.close());

const packed = (kind: PackageKind, article = CREEKS) =>
  articlePackage(press, EDITOR, { article, kind });

describe('the package of an article', () => {
  it('has the text in JATS, the PDF, figures in their original size and supplements, named for PMC', async () => {
    const { name, files } = await packed('pmc');
    expect(name).toBe('coastearthsyst-1-1-creeks');
    expect(files.map((file) => file.name)).toEqual([
      ...[`${name}.xml`, `${name}.pdf`, `${name}-g001.png`, `${name}-s001.csv`],
    ]);
    expect(files[1]).toMatchObject({ address: expect.stringMatching(/^\/media\/CES\/creeks\//) });
    expect(files[2]).toMatchObject({ path: 'articles/CES~creeks/files/map' });
  });

  it.each(['pmc', 'portico'] as const)('names in its text just what it holds: %s', async (kind) => {
    const { name, files } = await packed(kind);
    const [text, ...others] = files;
    if (!text || !('text' in text)) throw new Error('no text');
    if (hasJatsDtd) expect(jatsDtdFaults(text.text)).toEqual([]);
    const hrefs = [...text.text.matchAll(/xlink:href="([^"/]+)"/g)].map(([, href]) => href);
    const named = hrefs.filter((href) => href?.startsWith(name));
    expect(named.toSorted()).toEqual(others.map((file) => file.name).toSorted());
    expect(text.text).not.toMatch(/\/media\/|[.]webp/);
    for (const file of files) expect(file.name).toMatch(/^[a-z0-9-]+[.][a-z0-9]+$/);
  });

  it('goes by the ISSN for Portico', async () => {
    expect((await packed('portico')).name).toBe('20493630-1-1-creeks');
  });

  it('has its formulas as each archive takes them', async () => {
    const textOf = async (kind: PackageKind) => JSON.stringify((await packed(kind)).files[0]);
    expect(await textOf('portico')).toContain('<tex-math>');
    expect(await textOf('pmc')).not.toContain('<tex-math');
    expect(await textOf('pmc')).toContain('<mml:math');
  });

  it('is a citation for PubMed', async () => {
    const { files } = await packed('pubmed');
    const [text, ...others] = files;
    if (!text || !('text' in text)) throw new Error('no text');
    expect(others).toEqual([]);
    expect(pubmedFaults(text.text)).toEqual([]);
    expect(text.text).toContain('<JournalTitle>Coast. Earth Syst.</JournalTitle>');
    expect(text.text).toContain('<ArticleId IdType="pii">creeks</ArticleId>');
  });

  it('is the metadata of the article for DOAJ, named by the ISSN', async () => {
    const { name, files } = await packed('doaj');
    expect(name).toBe('20493630-1-1-creeks');
    expect(files).toEqual([
      { name: `${name}.xml`, text: expect.stringContaining('<eissn>2049-3630</eissn>') },
    ]);
  });

  it('is empty for PubMed and DOAJ while the journal has no ISSN', async () => {
    await putJournal(press, 'CES', { issn: '' });
    expect((await packed('pubmed')).files).toEqual([]);
    expect((await packed('doaj')).files).toEqual([]);
    await putJournal(press, 'CES', { key_title: 'Coast. Earth Syst.' });
  });

  it.each([OTHER, AUTHOR])('is for staff who may read the journal’s articles', async (person) => {
    await expect(
      articlePackage(press, person, { article: CREEKS, kind: 'pmc' }),
    ).rejects.toMatchObject({ code: 'access/denied' });
  });

  it('is not made of what is not published', async () => {
    await expect(packed('pmc', 'CES~none')).rejects.toMatchObject({ code: 'article/not-found' });
  });
});
