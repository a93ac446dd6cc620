/** A text as its writers in other formats need it: read and numbered as for readers, before it becomes HTML. */
import type { CSL } from '@citation-js/core';
import type { ArticleMetadata } from '@quire/model/entities/article';
import type { FoundDoi } from '@quire/model/entities/reference-search';
import type { ArticleTranslation } from '@quire/model/entities/translation';
import type { PhrasingContent, Root } from 'mdast';
import { openLibrary } from '../citations/library.ts';
import type { Cited } from '../html/citation.ts';
import { plainHeadings } from '../markdown/remark-headings.ts';
import { number, read } from '../plugins.ts';
import { withFoundDoi } from '../references/found-dois.ts';
import { type BodyWords, bodyWordsIn } from '../run/body-words.ts';
import type { FigureSource } from '../run/figure-source.ts';
import { newRun } from '../run/new-run.ts';
import type { Run } from '../run/run.ts';
import { Slugger } from '../run/slugger.ts';
import type { PaperReview } from './paper-review.ts';

/** A paper to be written in another format. */
export interface ExportedPaper {
  readonly metadata: ArticleMetadata;
  /** Without front matter and abstract. */
  readonly markdown: string;
  readonly bibtex: string;
  /** DOIs of works that have none in the bibliography. */
  readonly foundDois?: readonly FoundDoi[] | undefined;
  readonly macros: Readonly<Record<string, string>>;
  /** By the names that the text uses; `src` is the path beside what is written. */
  readonly figures: ReadonlyMap<string, FigureSource>;
  /** iDs whose owners have signed in with them at ORCID; absent: none. */
  readonly provedOrcids?: readonly string[] | undefined;
  /** Its published review, for formats that have a place for it. */
  readonly reviews?: readonly PaperReview[] | undefined;
  /** The renderer's words; absent: those of the paper's language. */
  readonly words?: BodyWords | undefined;
}

/** A translation of a paper's title and abstract. */
export interface TranslationTree extends Omit<ArticleTranslation, 'title' | 'abstract'> {
  readonly title: readonly PhrasingContent[];
  readonly abstract: Root;
}

export interface PaperTree {
  readonly metadata: ArticleMetadata;
  readonly tree: Root;
  readonly abstract: Root;
  /** The title, in which there may be formulas and italics. */
  readonly title: readonly PhrasingContent[];
  readonly translations: readonly TranslationTree[];
  readonly run: Run;
  readonly cited: Cited;
  /** The cited works, in the order of the list of references. */
  readonly works: readonly CSL[];
  /** The author's own macros: `\R` → `\mathbb{R}`. */
  readonly macros: Readonly<Record<string, string>>;
}

/** Reads and numbers a paper. Never throws for what is in the text. */
export function readPaperTree(paper: ExportedPaper): PaperTree {
  const { metadata, bibtex, macros, figures } = paper;
  const plain = (text: string) => text.replace(/\r\n?/g, '\n');
  const markdown = plain(paper.markdown);
  const run = newRun(
    markdown,
    macros,
    figures,
    openLibrary(bibtex, metadata.language, (work) => withFoundDoi(work, paper.foundDois)),
    paper.words ?? bodyWordsIn(metadata.language),
  );
  const slugger = new Slugger();
  const titleOf = (text: string) => {
    const [heading] = read(plain(text), run).children;
    return heading?.type === 'paragraph' ? heading.children : [];
  };
  const title = titleOf(metadata.title);
  const abstract = read(plain(metadata.abstract), run);
  const translations = metadata.translations.map(({ abstract: text = '', ...translation }) => ({
    ...translation,
    title: titleOf(translation.title),
    abstract: read(plain(text), run),
  }));
  const tree = read(markdown, run);
  // `number` takes one tree for all abstracts.
  const abstracts = [abstract, ...translations.map((each) => each.abstract)];
  for (const each of abstracts) plainHeadings(each);
  const before: Root = { type: 'root', children: abstracts.flatMap(({ children }) => children) };
  const cited = number(tree, before, run, slugger);
  const works = cited.works.entries.map(({ reference }) => reference);
  return { metadata, title, tree, abstract, translations, run, cited, works, macros };
}
