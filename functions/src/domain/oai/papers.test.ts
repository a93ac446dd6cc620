/** Real papers as records: those of the demo, and those of the corpus where it is. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { xmlOf } from '@quire/content/export/xml-element';
import { type PaperFolder, readPaper } from '@quire/content/paper/read-paper';
import { PAPERS } from '@quire/content/testing/corpus';
import { hasJatsDtd, jatsDtdFaults } from '@quire/content/testing/jats-dtd';
import { HarvestFactsSchema } from '@quire/model/entities/harvest';
import { describe, expect, it } from 'vitest';
import { hasSchemas, refusedXml } from '../../testing/validate-xml.ts';
import { FORMATS, type FormatPrefix } from './formats/formats.ts';
import { harvestedArticle } from './formats/harvested-article.ts';

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

const html = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function articlesOf(papers: readonly (readonly [string, PaperFolder])[]) {
  return papers.flatMap(([name, folder]) => {
    const paper = readPaper(folder);
    if (!paper.ok) return [];
    const { metadata } = paper.content;
    const facts = HarvestFactsSchema.parse({
      ...{ journal: 'CES', issue: '2-1', akey: name, revision: 1, type: metadata.type, metadata },
      ...{ status: 'corrected', published: '2026-06-01', doi: metadata.doi, pdf: 'x.pdf' },
      titleHtml: html(metadata.title),
      abstractHtml: html(metadata.abstract),
      affiliations: metadata.affiliations,
      ...{ journalTitle: 'Coastal Earth Systems', journalIssn: '2049-3630' },
      ...{ volume: '2', number: '1', year: 2026 },
      versions: [{ revision: 1, date: '2026-06-01', kind: 'corrected', note: 'A word.' }],
    });
    return [harvestedArticle(facts, { origin: 'https://press.example', publisher: 'Saltmarsh' })];
  });
}

const XSI = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';

/** An answer with one record. */
const answerWith = (metadata: string) => `<?xml version="1.0" encoding="UTF-8"?>
<OAI-PMH xmlns="http://www.openarchives.org/OAI/2.0/" ${XSI}><responseDate>2026-06-01T00:00:00Z</responseDate>
<request>https://press.example/oai</request><GetRecord><record><header><identifier>oai:x</identifier>
<datestamp>2026-06-01T00:00:00Z</datestamp></header><metadata>${metadata}</metadata></record></GetRecord></OAI-PMH>`;

const SCHEMAS = {
  oai_dc: 'oai-pmh',
  marcxml: 'oai-pmh',
  oai_openaire: 'oai-pmh+openaire',
  jats: 'oai-pmh-lax',
} as const satisfies Readonly<Record<FormatPrefix, string>>;

// Skipped, visibly, where the schemas or the corpus are not beside the project.
describe.skipIf(!hasSchemas)('records of papers', () => {
  it.each([
    ['the demo', demo],
    ['the corpus', corpus],
  ] as const)('of %s are valid in each format', { timeout: 120_000 }, async (_name, papers) => {
    if (papers.length === 0) return;
    const articles = articlesOf(papers);
    expect(articles.length).toBeGreaterThan(papers.length / 2);
    for (const prefix of Object.keys(SCHEMAS) as FormatPrefix[]) {
      const texts = articles.map((article) => xmlOf(FORMATS[prefix].write(article)));
      const refused = await refusedXml(texts.map(answerWith), SCHEMAS[prefix]);
      expect([...refused.values()], prefix).toEqual([]);
      if (prefix !== 'jats' || !hasJatsDtd) continue;
      for (const text of texts) {
        const bare = text.replace(/ (xmlns|xsi:schemaLocation)="[^"]*"/g, '');
        expect(jatsDtdFaults(bare)).toEqual([]);
      }
    }
  });
});
