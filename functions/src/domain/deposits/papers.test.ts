/** Real papers as deposits: those of the demo, and those of the corpus where it is. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { depositTexts } from '@quire/content/export/deposit-texts';
import { type PaperFolder, readPaper } from '@quire/content/paper/read-paper';
import { PAPERS } from '@quire/content/testing/corpus';
import { describe, expect, it } from 'vitest';
import { doajFaults, hasDoajSchema } from '../../testing/doaj-schema.ts';
import { BATCH } from '../../testing/example-deposit.ts';
import { hasSchemas, refusedXml } from '../../testing/validate-xml.ts';
import { articleDeposit } from './article-deposit.ts';
import { crossrefProblems } from './crossref/crossref-problems.ts';
import { crossrefXml } from './crossref/crossref-xml.ts';
import { dataciteRecords } from './datacite/datacite-records.ts';
import { dataciteXml } from './datacite/datacite-xml.ts';
import type { ArticleDeposit } from './deposit.ts';
import { doajArticle } from './doaj/doaj-json.ts';
import { doajXml } from './doaj/doaj-xml.ts';

const DEMO = new URL('../../../../demo/press', import.meta.url).pathname;

const demo = readdirSync(DEMO, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name === 'paper.md')
  .map(({ parentPath }): [string, PaperFolder] => {
    const files = readdirSync(parentPath, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }): [string, Uint8Array] => [name, readFileSync(join(parentPath, name))]);
    return [basename(parentPath), { files: new Map(files), name: basename(parentPath) }];
  });

/** Reading all takes half a minute; `QUIRE_THOROUGH=1` does. */
const corpus = PAPERS.filter(
  ([name]) => process.env.QUIRE_THOROUGH === '1' || /^(3d-pli|Leo-Simpson|pone)/.test(name),
);

function depositOf(name: string, folder: PaperFolder): ArticleDeposit | null {
  const paper = readPaper(folder);
  if (!paper.ok) return null;
  const { metadata, markdown, bibtex, macros } = paper.content;
  return articleDeposit({
    article: {
      ...{ journal: 'CES', issue: '2-1', akey: name.slice(0, 80), status: 'published' as const },
      ...{ published: '2026-06-01', metadata: { ...metadata, doi: metadata.doi ?? '10.5555/x' } },
      ...{ pdf: 'x.pdf', body: { name: 'x.html', bytes: 1, hasMath: true } },
    },
    texts: depositTexts({ metadata, markdown, bibtex, macros, figures: new Map() }),
    journal: { fullname: 'Coastal Earth Systems', issn: '2049-3630', preservation: [] },
    issue: { volume: '2', number: '1', year: 2026 },
    publisher: 'Saltmarsh Press',
    origin: 'https://press.example',
  });
}

describe('papers as deposits', () => {
  const papers = [...demo, ...corpus].flatMap(([name, folder]) => {
    const deposit = depositOf(name, folder);
    return deposit ? [{ name, deposit }] : [];
  });

  it('lose no reference, no author and no abstract', () => {
    expect(papers.length).toBeGreaterThan(50);
    for (const { name, deposit } of papers) {
      const { references, abstracts, contributors, title } = deposit;
      expect([name, title.faces === '']).toEqual([name, false]);
      expect([name, contributors.length > 0]).toEqual([name, true]);
      expect([name, new Set(references.map(({ key }) => key)).size]).toEqual([
        name,
        references.length,
      ]);
      for (const { jats, plain } of abstracts) {
        expect([name, jats === '', plain === '']).toEqual([name, false, false]);
      }
    }
  });

  it.skipIf(!hasSchemas).each(['5.5.0', '5.3.1'] as const)(
    'are taken by Crossref’s schema %s, or refused for a reason that we name',
    async (version) => {
      const theirs = await refusedXml(
        papers.map(({ deposit }) => crossrefXml(BATCH, deposit, version)),
        `crossref ${version}`,
      );
      const unexpected = papers.flatMap(({ name, deposit }, place) => {
        const ours = crossrefProblems(BATCH, deposit, version);
        const reason = theirs.get(place);
        return (reason === undefined) === (ours.length === 0) ? [] : [{ name, reason, ours }];
      });
      expect(unexpected).toEqual([]);
    },
    300_000,
  );

  it.skipIf(!hasSchemas)(
    'are taken by DataCite’s schema',
    async () => {
      const texts = papers.flatMap(({ deposit }) => dataciteRecords(deposit).map(dataciteXml));
      const refused = await refusedXml(texts, 'datacite 4.7');
      expect([...refused].map(([at, reason]) => [papers[at]?.name, reason])).toEqual([]);
    },
    120_000,
  );

  it.skipIf(!hasSchemas)(
    'are taken by DOAJ as a file',
    async () => {
      const texts = papers.map(({ deposit }) => doajXml([deposit]));
      const refused = await refusedXml(texts, 'doaj');
      expect([...refused].map(([at, reason]) => [papers[at]?.name, reason])).toEqual([]);
    },
    120_000,
  );

  it.skipIf(!hasDoajSchema)('are taken by DOAJ’s API', () => {
    const refused = papers.flatMap(({ name, deposit }) => {
      const faults = doajFaults(doajArticle(deposit));
      return faults.length > 0 ? [[name, ...faults]] : [];
    });
    expect(refused).toEqual([]);
  });
});
