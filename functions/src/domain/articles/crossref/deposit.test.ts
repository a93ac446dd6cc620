import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ArticleMetadata, ArticleMetadataSchema } from '@quire/model/entities/article';
import { describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { type DepositInput, depositOf } from './deposit.ts';
import { depositProblems } from './deposit-problems.ts';
import { depositXml } from './deposit-xml.ts';

const STANDARDS =
  process.env.QUIRE_STANDARDS ??
  new URL('../../../../../../shared/standards', import.meta.url).pathname;
const FOLDER = join(STANDARDS, 'crossref');
const MATHML = join(FOLDER, 'standard-modules/mathml3');

const metadata = (change: Partial<ArticleMetadata> = {}): ArticleMetadata =>
  ArticleMetadataSchema.parse({
    title: 'How tidal creeks drain',
    subtitle: 'A second look',
    abstract: 'They fill.',
    authors: [
      {
        given: 'Maren',
        family: 'Holt',
        orcid: '0000-0002-1825-0097',
        corresponding: true,
        affiliations: [0],
      },
      { given: 'Suharto', affiliations: [] },
      { collective: 'The Creek Survey' },
    ],
    affiliations: [{ name: 'University of Ravnfjord', ror: 'https://ror.org/01abcde23' }],
    dates: { received: '2026-01-10', accepted: '2026-03-02' },
    pages: { first: '1', last: '9' },
    doi: '10.5555/CES.creeks',
    ...change,
  });

const input = (change: Partial<DepositInput> = {}): DepositInput => ({
  metadata: metadata(),
  title: 'How H2O & <sand> drain from "creeks"',
  abstract: 'They fill.\n\nThey drain.',
  journal: {
    fullname: 'Coastal Earth Systems',
    key_title: 'Coast. Earth Syst.',
    issn: '2049-3630',
    issn_print: '2049-3622',
  },
  issue: { volume: '2', number: '1' },
  published: '2026-06-01',
  url: 'https://press.example/article/CES/2-1/creeks',
  press: { name: 'Saltmarsh Press', email: 'info@press.example' },
  batch: 'CES.creeks',
  timestamp: 1_780_000_000_000,
  ...change,
});

const read = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.xsd'))
    .map(({ name }) => ({
      fileName: name,
      // Every schema lies in one folder there.
      contents: readFileSync(join(folder, name), 'utf8').replaceAll(
        /schemaLocation="(?:[^"\s]*\/)?([^"/\s]+)"/g,
        'schemaLocation="$1"',
      ),
    }));

/** The deposits that Crossref's own schema refuses, with the reasons. */
async function refused(deposits: readonly string[]): Promise<Map<number, string>> {
  const all = [...read(MATHML), ...read(join(FOLDER, 'standard-modules')), ...read(FOLDER)];
  const files = new Map(all.map((each) => [each.fileName, each]));
  const schema = files.get('crossref5.3.1.xsd');
  if (!schema) throw new Error('there is no crossref5.3.1.xsd');
  files.delete(schema.fileName);
  const { errors } = await validateXML({
    xml: deposits.map((contents, place) => ({ fileName: `${place}.xml`, contents })),
    schema,
    preload: [...files.values()],
    initialMemoryPages: 1_024,
    maxMemoryPages: 8_192,
  });
  // Each ends in a line that repeats the error without a position.
  const named = errors.flatMap(({ loc, message }) =>
    loc ? [[Number.parseInt(loc.fileName, 10), message] as const] : [],
  );
  return new Map(named);
}

/** Each makes a deposit invalid, or does not: our check and the schema must agree. */
const CASES: readonly (readonly [string, DepositInput])[] = [
  ['everything', input()],
  ['an article number', input({ metadata: metadata({ pages: undefined, eLocationId: 'e12' }) })],
  ['neither volume nor number', input({ issue: { volume: '', number: '' } })],
  ['no authors', input({ metadata: metadata({ authors: [] }) })],
  ['no abstract', input({ abstract: '' })],
  ['a long family name', input({ metadata: metadata({ authors: [person('x'.repeat(61))] }) })],
  [
    'a family name that just fits',
    input({ metadata: metadata({ authors: [person('é'.repeat(60))] }) }),
  ],
  [
    'a name that begins with a digit',
    input({ metadata: metadata({ authors: [person('7 of 9')] }) }),
  ],
  ['a name of question marks', input({ metadata: metadata({ authors: [person('??')] }) })],
  ['a long journal', input({ journal: { fullname: 'J'.repeat(256), issn: '2049-3630' } })],
  ['a long page', input({ metadata: metadata({ pages: { first: '1'.repeat(20) } }) })],
  ['a short address of the press', input({ press: { name: 'P', email: 'a@b.c' } })],
  ['an address that is none', input({ url: 'press.example/x' })],
  ['a year long ago', input({ published: '1399-01-01' })],
  ['a DOI with a sign below', input({ metadata: metadata({ doi: '10.5555/a<b>&c;(d)' }) })],
  ['three letters of language', input({ metadata: metadata({ language: 'deu' }) })],
];

function person(family: string): ArticleMetadata['authors'][number] {
  return { given: 'A.', family, affiliations: [], corresponding: true, equal: false, credit: [] };
}

describe('a deposit at Crossref', () => {
  it.skipIf(!existsSync(FOLDER))(
    'is refused by our check if and only if the schema refuses it',
    { timeout: 120_000 },
    async () => {
      const deposits = CASES.map(([, given]) => depositOf(given));
      const theirs = await refused(deposits.map(depositXml));
      CASES.forEach(([name], place) => {
        const deposit = deposits[place];
        const ours = deposit ? depositProblems(deposit) : [];
        const isRefused = theirs.has(place);
        expect(`${name}: ${ours.length > 0}`, theirs.get(place) ?? ours.join(' ')).toBe(
          `${name}: ${isRefused}`,
        );
      });
      expect(theirs.size).toBe(7);
    },
  );

  it('gives the reasons in words', () => {
    const deposit = depositOf(input({ metadata: metadata({ authors: [person('x'.repeat(61))] }) }));
    expect(depositProblems(deposit)).toEqual(['A family name has 61 characters; 60 are taken.']);
  });

  it('contains the registered data, escaped, with a bare DOI', () => {
    const xml = depositXml(depositOf(input()));
    expect(xml).toContain(
      '<title>How H2O &amp; &lt;sand&gt; drain from &quot;creeks&quot;</title>',
    );
    expect(xml).toContain('<doi>10.5555/ces.creeks</doi>');
    expect(xml).toContain('<surname>Suharto</surname>');
    expect(xml).toContain('>https://creativecommons.org/licenses/by/4.0/</ai:license_ref>');
  });
});
