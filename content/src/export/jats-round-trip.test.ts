/** JATS → Markdown → JATS: what an import of our own articles, and of other publishers', keeps when it is written again. */
import { type ArticleMetadata, ArticleMetadataSchema } from '@quire/model/entities/article';
import { describe, expect, it } from 'vitest';
import { allNamed, childNamed, readXml, wordsOf } from '../convert/xml.ts';
import { countJats } from '../jats/count-jats.ts';
import { jatsToMarkdown } from '../jats/jats-to-markdown.ts';
import { takeStatements } from '../paper/take-statements.ts';
import { DEMO_PAPERS } from '../testing/demo-papers.ts';
import { EXPORTED } from '../testing/exported-paper.ts';
import { JATS_PAPERS } from '../testing/jats-corpus.ts';
import type { ExportedPaper } from './read-paper-tree.ts';
import { writeJats } from './write-jats.ts';

/** Of the demo's articles every fourth; `QUIRE_THOROUGH=1` takes all. */
const OWN = [['one of everything', EXPORTED] as const, ...DEMO_PAPERS].filter(
  (_each, place) => process.env.QUIRE_THOROUGH === '1' || place % 4 === 0,
);

/** The paper that an import makes of a file, and what it did not understand. */
function imported(xml: string): { paper: ExportedPaper; codes: string[] } {
  const read = jatsToMarkdown(xml);
  if (!read) throw new Error('it is not JATS');
  const { markdown, statements } = takeStatements(read.markdown);
  const metadata = ArticleMetadataSchema.parse({
    ...{ ...statements, ...read.details },
    ...{ title: read.title, abstract: read.abstract },
  });
  const figures = new Map(
    [...markdown.matchAll(/\]\((figures\/[^)]+)\)/g)].map(([, src = '']) => [
      src,
      { src, width: 10, height: 10 },
    ]),
  );
  const bibtex = read.bibliography;
  return {
    paper: { metadata, markdown, bibtex, macros: {}, figures },
    codes: read.problems.map(({ code }) => code),
  };
}

/** Everything in a file that must not be lost, in its order. */
function contentOf(xml: string) {
  const article = readXml(xml);
  if (!article) throw new Error('it is not XML');
  const all = (name: string) => allNamed(article, name);
  return {
    formulas: all('tex-math').map(wordsOf),
    references: all('element-citation').map((work) => String(work).replace(/[\s~]+/g, ' ')),
    sections: all('sec').map((sec) => wordsOf(childNamed(sec, 'title'))),
    captions: all('caption').map((caption) => folded(wordsOf(caption))),
    alternatives: all('alt-text').map(wordsOf),
    cells: [...all('th'), ...all('td')].map((cell) => folded(wordsOf(cell))),
    code: all('code').map(({ textContent }) => textContent?.trimEnd()),
    statements: all('statement').map((each) => folded(wordsOf(each))),
    notes: all('fn').map(wordsOf),
    titles: [...all('article-title'), ...all('trans-title')].map((each) => folded(wordsOf(each))),
    words: folded(wordsOf(childNamed(article, 'body'))),
    counts: { ...countJats(article), words: 0 },
  };
}

/**
 * Letters alone: a text that was read has typographic signs, references to formulas in the form that is usual, and leaves
 * the numbers of sections to the press.
 */
const folded = (text: string) =>
  text
    .replace(/\$[^$]*\$/g, '')
    .replace(/equations?/gi, '')
    .replace(/[^\p{L}]+/gu, '');

/** A country is written by its name, and roles in the order of the taxonomy. */
const comparable = ({ title, abstract, authors, affiliations, ...metadata }: ArticleMetadata) => ({
  ...metadata,
  title: folded(title),
  abstract: folded(abstract),
  authors: authors.map(({ credit, ...author }) => ({ ...author, credit: credit.toSorted() })),
  affiliations: affiliations.map(({ country: _country, ...place }) => place),
});

describe('an article of ours that is imported again', () => {
  it.each(OWN)('has all metadata, formulas, references and words: %s', (_name, paper) => {
    const xml = writeJats(paper, null);
    const { paper: again, codes } = imported(xml);
    expect(comparable(again.metadata)).toEqual(comparable(paper.metadata));
    expect(contentOf(writeJats(again, null))).toEqual(contentOf(xml));
    expect(codes).toEqual([]);
  });
});

describe.skipIf(JATS_PAPERS.length === 0)(
  'an article of another publisher that is imported and written',
  () => {
    it.each(JATS_PAPERS)('keeps what was read of it: %s', (_name, { xml }) => {
      const { paper } = imported(xml);
      const written = writeJats(paper, null);
      const { paper: again } = imported(written);
      expect(again.metadata).toEqual(paper.metadata);
      const [once, twice] = [contentOf(written), contentOf(writeJats(again, null))];
      for (const part of ['formulas', 'references', 'sections'] as const)
        expect(twice[part]).toEqual(once[part]);
      // Labels that the article gave its parts are no part of the text.
      expect(Math.abs(twice.words.length - once.words.length)).toBeLessThan(
        once.words.length * 0.01,
      );
    });
  },
);
