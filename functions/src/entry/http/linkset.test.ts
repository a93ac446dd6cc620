import { existsSync, readFileSync } from 'node:fs';
import { ArticleMetadataSchema } from '@quire/model/entities/article';
import {
  citationSignposts,
  fileSignposts,
  linkHeader,
  linksetOf,
  type Signposted,
  signposts,
  textSignposts,
} from '@quire/model/entities/signposts';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { default as addFormats } from 'ajv-formats';
import { describe, expect, test } from 'vitest';

/** The schema of link sets, which is not part of the project: the test that needs it is skipped without. */
const SCHEMA = new URL(
  'signposting/linkset.schema.json',
  process.env.QUIRE_STANDARDS
    ? `file://${process.env.QUIRE_STANDARDS}/`
    : new URL('../../../../../shared/standards/', import.meta.url),
);

const origin = 'https://press.example';
const page = `${origin}/article/CES/1-1/mud`;
const author = { given: 'A', family: 'B', affiliations: [], corresponding: false, equal: false };
const article: Signposted = {
  journal: 'CES',
  issue: '1-1',
  akey: 'mud',
  doi: '10.5555/ces.1',
  pdf: 'a.pdf',
  cite: {
    ...{ apa: '', vancouver: '', ieee: '' },
    ...{ bibtex: 'cite-1.bib', ris: 'cite-1.ris', csl: 'cite-1.json' },
  },
  supplements: [
    { name: 'supplement-1.csv', label: 'Data', fileName: 'data.csv', size: 1 },
    { name: 'supplement-2.bin', label: 'Model', fileName: 'model', size: 1 },
  ],
  annotations: 'comments',
  metadata: ArticleMetadataSchema.parse({
    title: 'Mud',
    authors: Array.from({ length: 25 }, () => ({ ...author, orcid: '0000-0002-1825-0097' })),
  }),
};

test('the header has the first twenty authors, the page and the link set have all', () => {
  const count = (text: string) => text.split('https://orcid.org/').length - 1;
  expect(count(linkHeader(signposts(article, origin)))).toBe(20);
  expect(count(JSON.stringify(signposts(article, origin)))).toBe(25);
  expect(count(JSON.stringify(linksetOf(article, origin)))).toBe(25);
});

describe('the way back', () => {
  test('leads from the PDF and other files to the page', () => {
    const licence = 'https://creativecommons.org/licenses/by/4.0/';
    const back = (type: string) =>
      `<${page}>; rel="collection"; type="text/html", <https://schema.org/${type}>; rel="type", <${licence}>; rel="license", <${page}/linkset.json>; rel="linkset"; type="application/linkset+json"`;
    expect(linkHeader(textSignposts(article, origin))).toBe(back('ScholarlyArticle'));
    expect(linkHeader(fileSignposts(article, origin))).toBe(back('MediaObject'));
  });

  test('leads from a citation file to what it describes', () => {
    expect(linkHeader(citationSignposts(article, origin))).toBe(
      `<${page}>; rel="describes"; type="text/html", <${page}/linkset.json>; rel="linkset"; type="application/linkset+json"`,
    );
  });
});

describe('the link set', () => {
  test('has a context for the page and for each of its files', () => {
    const { linkset } = linksetOf(article, origin);
    const anchors = linkset.map(({ anchor }) => anchor);
    const media = `${origin}/media/CES/mud`;
    expect(anchors).toEqual([
      page,
      `${origin}/article/CES/1-1/10.5555/ces.1.pdf`,
      `${page}/jats.xml`,
      ...['supplement-1.csv', 'supplement-2.bin', 'cite-1.bib', 'cite-1.ris', 'cite-1.json'].map(
        (name) => `${media}/${name}`,
      ),
    ]);
    expect(linkset[0]).toMatchObject({
      'cite-as': [{ href: 'https://doi.org/10.5555/ces.1' }],
      item: [
        { href: page, type: 'text/html' },
        { type: 'application/pdf' },
        { href: `${page}/jats.xml`, type: 'application/xml' },
        { type: 'text/csv' },
        { type: 'application/octet-stream' },
      ],
    });
    expect(linkset[0]).toMatchObject({ alternate: [{ type: 'application/xml' }] });
    for (const file of [linkset[2], linkset[3]])
      expect(file).toMatchObject({ collection: [{ href: page, type: 'text/html' }] });
    expect(linkset[5]).toMatchObject({ describes: [{ href: page, type: 'text/html' }] });
  });

  test.skipIf(!existsSync(SCHEMA))('is valid (needs the standards: set QUIRE_STANDARDS)', () => {
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    addFormats.default(ajv);
    const validate = ajv.compile(JSON.parse(readFileSync(SCHEMA, 'utf8')));
    expect(validate(linksetOf(article, origin)), JSON.stringify(validate.errors)).toBe(true);
    expect(validate({ linkset: [{ anchor: page, item: [] }] })).toBe(false);
  });
});
