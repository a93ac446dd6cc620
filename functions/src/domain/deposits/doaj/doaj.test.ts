import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bibliographicLanguage } from '@quire/model/bibliographic-language';
import { describe, expect, it } from 'vitest';
import { doajFaults, hasDoajSchema } from '../../../testing/doaj-schema.ts';
import {
  exampleArticle,
  exampleNotice,
  exampleTranslation,
  METADATA,
} from '../../../testing/example-deposit.ts';
import { hasSchemas, refusedXml, SCHEMA_FOLDER } from '../../../testing/validate-xml.ts';
import { doajArticle } from './doaj-json.ts';
import { doajXml } from './doaj-xml.ts';

const whole = exampleArticle();
const bare = exampleArticle({
  metadata: { authors: [], funders: [], keywords: [], abstract: '', translations: [], dates: {} },
  ...{ markdown: '', bibtex: '' },
});
const ALL = [whole, bare, exampleNotice(), exampleTranslation()];

describe('an article for DOAJ', () => {
  it.skipIf(!hasSchemas)('is taken as a file, alone and with others', async () => {
    const texts = [doajXml(ALL), ...ALL.map((each) => doajXml([each]))];
    expect([...(await refusedXml(texts, 'doaj'))]).toEqual([]);
    const wrong = [
      doajXml([whole]).replace('language="eng"', 'language="en"'),
      doajXml([whole]).replace('2049-3622', '2049-362'),
    ];
    expect([...(await refusedXml(wrong, 'doaj')).keys()].toSorted()).toEqual([0, 1]);
  });

  it.skipIf(!hasDoajSchema)('is taken by the API', () => {
    expect(ALL.map((each) => doajFaults(doajArticle(each)))).toEqual([[], [], [], []]);
    const { bibjson } = doajArticle(whole);
    expect(doajFaults({ bibjson: { ...bibjson, identifier: [] } }).length).toBeGreaterThan(0);
    expect(doajFaults({ bibjson: { ...bibjson, title: 'A <script>' } }).length).toBeGreaterThan(0);
  });

  it('names journal, place, people and text as DOAJ wants them', () => {
    expect(doajArticle(whole).bibjson).toMatchObject({
      identifier: [
        { type: 'doi', id: '10.5555/ces.creeks' },
        { type: 'eissn', id: '2049-3630' },
        { type: 'pissn', id: '2049-3622' },
      ],
      journal: { volume: '2', number: '1', start_page: '1', end_page: '9' },
      ...{ year: '2026', month: '6' },
      link: [{ type: 'fulltext', content_type: 'HTML', url: whole.url }],
      author: [
        {
          name: 'Maren Holt',
          affiliation: 'University of Ravnfjord',
          orcid_id: 'https://orcid.org/0000-0002-1825-0097',
        },
        { name: 'Jun' },
        { name: 'The Creek Survey' },
      ],
      keywords: ['creeks', 'ebb & flow'],
    });
  });

  it('knows a journal by its ISSNs of today, whatever it was called then', () => {
    const renamed = exampleArticle({
      journal: {
        ...{ fullname: 'Coastal Earth Systems', issn: '2049-3630', preservation: [] },
        formerTitles: [{ title: 'Notes on Salt', issn: '2434-561X', from: 2020, to: 2026 }],
      },
    });
    expect(renamed.journal).toMatchObject({ title: 'Notes on Salt', shortTitle: undefined });
    expect(doajArticle(renamed).bibjson.identifier.slice(1)).toEqual([
      { type: 'eissn', id: '2049-3630' },
    ]);
    const xml = doajXml([renamed]);
    expect(xml).toContain('<journalTitle>Coastal Earth Systems</journalTitle><eissn>2049-3630<');
  });

  it('has the languages by their bibliographic codes, and none for what the list has not', () => {
    const xml = doajXml([exampleArticle({ metadata: { language: 'de-AT' } })]);
    expect(xml).toContain('<record><language>ger</language>');
    expect(xml).toContain('<title language="chi">潮沟</title>');
    expect(xml).toContain('<title>Gräben</title>');
    expect(bibliographicLanguage('not a tag')).toBeUndefined();
    expect(bibliographicLanguage('tl')).toBe('tgl');
  });

  it.skipIf(!hasSchemas)('knows only codes that are in DOAJ’s list', () => {
    const list = readFileSync(join(SCHEMA_FOLDER, 'doaj/iso_639-2b.xsd'), 'utf8');
    const letters = [...'abcdefghijklmnopqrstuvwxyz'];
    const codes = letters.flatMap((a) =>
      letters.flatMap((b) => bibliographicLanguage(a + b) ?? []),
    );
    expect(codes.length).toBeGreaterThan(170);
    expect(codes.filter((code) => !list.includes(`value="${code}"`))).toEqual([]);
  });

  it('tells neither e-mail addresses nor more keywords than DOAJ keeps', () => {
    const keywords = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    const article = exampleArticle({
      metadata: {
        keywords,
        authors: METADATA.authors.map((author) => ({ ...author, email: 'ada@example.org' })),
      },
    });
    expect(doajArticle(article).bibjson.keywords).toHaveLength(6);
    expect(JSON.stringify(doajArticle(article)) + doajXml([article])).not.toContain('@');
  });

  it('breaks what DOAJ would take for a script', () => {
    const title = { plain: 'On <script> & <SCRIPTS>', faces: 'x' };
    const { bibjson } = doajArticle({ ...whole, title });
    expect(bibjson.title).toBe('On < script> & < SCRIPTS>');
  });
});
