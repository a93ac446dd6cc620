import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readMeca } from './read-meca.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const archive = (files: Readonly<Record<string, string>>) =>
  new Map(Object.entries(files).map(([path, text]) => [path, bytes(text)]));
const manifest = (...items: readonly string[]) =>
  `<manifest xmlns="https://manuscriptexchange.org/schema/manifest" xmlns:xlink="http://www.w3.org/1999/xlink" manifest-version="1">${items.join('')}</manifest>`;
const item = (type: string, href: string, title = '') =>
  `<item item-type="${type}">${title && `<item-title>${title}</item-title>`}<instance xlink:href="${href}"/></item>`;

const ARTICLE = `<?xml version="1.0"?><!DOCTYPE article [<!ENTITY a "aaaa">]>
<article><front><article-meta>
<title-group><article-title>How <italic>creeks</italic> drain</article-title></title-group>
<contrib-group><contrib contrib-type="author" corresp="yes">
<contrib-id contrib-id-type="orcid">https://orcid.org/0000-0002-1825-0097</contrib-id>
<name><surname>Okoro</surname><given-names>Anselm</given-names></name><email>a@example.org</email>
<xref ref-type="aff" rid="aff1"/></contrib>
<aff id="aff1"><institution>University of Ravnfjord</institution>, <country>Norway</country></aff></contrib-group>
<abstract><p>Slowly.</p></abstract><kwd-group><kwd>tides</kwd></kwd-group>
</article-meta></front></article>`;

describe('a package from another publisher', () => {
  it('gives the metadata of its manuscript, and its files as what they are', () => {
    const read = readMeca(
      archive({
        'manifest.xml': manifest(
          item('article-metadata', 'meta/article.xml'),
          item('manuscript', 'content/a%20paper.docx', 'Paper of creeks.docx'),
          item('figure', './content/f1.tif', 'Figure 1'),
          item('Cover Letter', 'letter.pdf'),
          item('supplementary-material', 'levels.csv'),
        ),
        'meta/article.xml': ARTICLE,
        'content/a paper.docx': 'x',
        'content/f1.tif': 'x',
        'letter.pdf': 'x',
        'levels.csv': 'x',
      }),
    );
    expect(read?.offered).toMatchObject({
      title: 'How *creeks* drain',
      abstract: 'Slowly.',
      keywords: ['tides'],
      authors: [
        {
          given: 'Anselm',
          family: 'Okoro',
          email: 'a@example.org',
          orcid: '0000-0002-1825-0097',
          corresponding: true,
          affiliations: [0],
        },
      ],
      affiliations: [{ name: 'University of Ravnfjord', country: 'Norway' }],
    });
    expect(read?.files.map(({ kind, name, label }) => [kind, name, label])).toEqual([
      ['manuscript', 'Paper of creeks.docx', ''],
      ['figure', 'f1.tif', 'Figure 1'],
      ['cover_letter', 'letter.pdf', ''],
      ['supplement', 'levels.csv', ''],
    ]);
    expect(read?.omitted).toEqual([]);
  });

  it('names all that is not taken, and why', () => {
    const read = readMeca(
      archive({
        'sent/manifest.xml': manifest(
          item('manuscript', 'paper.pdf'),
          item('manuscript', 'paper.pdf'),
          item('figure', 'gone.png'),
          item('figure', '../../outside.png'),
          item('figure', 'https://elsewhere.example/f.png'),
          item('review-metadata', 'reviews.xml'),
          item('response-to-reviewers', 'answer.docx'),
          item('transfer-metadata', 'transfer.xml'),
          item('x-disclosure', 'disclosure.pdf'),
        ),
        'sent/paper.pdf': 'x',
        'sent/reviews.xml': 'x',
        'sent/answer.docx': 'x',
        'sent/transfer.xml': 'x',
        'sent/disclosure.pdf': 'x',
        'sent/notes.txt': 'x',
        'outside.png': 'x',
      }),
    );
    expect(read?.files.map(({ name }) => name)).toEqual(['paper.pdf']);
    expect(read?.offered).toBeNull();
    expect(read?.omitted.map(({ name, why }) => `${why}: ${name}`)).toEqual([
      'missing: gone.png',
      'missing: ../../outside.png',
      'missing: https://elsewhere.example/f.png',
      'review: sent/reviews.xml',
      'review: sent/answer.docx',
      'transfer: sent/transfer.xml',
      'unknown: sent/disclosure.pdf',
      'unlisted: sent/notes.txt',
      'unlisted: outside.png',
    ]);
  });

  it('may have the attributes of the first drafts of the standard', () => {
    const read = readMeca(
      archive({
        'manifest.xml':
          '<manifest version="1"><item type="coverletter"><instance href="c.pdf"/></item></manifest>',
        'c.pdf': 'x',
      }),
    );
    expect(read?.files).toMatchObject([{ kind: 'cover_letter', name: 'c.pdf' }]);
  });

  it.each([
    ['no list', { 'paper.docx': 'x' }],
    ['a list of OpenDocument', { 'META-INF/manifest.xml': '<manifest><file-entry/></manifest>' }],
    ['a list without items', { 'manifest.xml': '<manifest><file-entry/></manifest>' }],
    ['a list that is no XML', { 'manifest.xml': '<manifest><item' }],
  ])('is none with %s', (_, files) => {
    expect(readMeca(archive(files))).toBeNull();
  });
});

const STANDARDS =
  process.env.QUIRE_STANDARDS ?? new URL('../../../../shared/standards', import.meta.url).pathname;
const EXAMPLE = join(STANDARDS, 'meca', 'example.zip');
const hasExample = existsSync(EXAMPLE);
if (!hasExample) console.warn('The example of MECA is not here: it is not read.');

it.skipIf(!hasExample)('reads the example of the standard’s tools', { timeout: 20_000 }, () => {
  const files = Object.entries(unzipSync(readFileSync(EXAMPLE)));
  const read = readMeca(new Map(files.map(([path, each]) => [path, Uint8Array.from(each)])));
  expect(read?.offered?.title).toBeTruthy();
  expect(read?.offered?.authors?.length).toBeGreaterThan(1);
  expect(read?.offered?.authors?.some(({ orcid }) => orcid !== '')).toBe(true);
  expect(read?.offered?.affiliations?.length).toBeGreaterThan(0);
  expect(read?.files).toMatchObject([{ kind: 'manuscript', name: 'blank.pdf' }]);
  expect(read?.omitted).toEqual([]);
});
