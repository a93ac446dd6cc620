/** A text's Markdown to the HTML that readers get: the same in Node and in the browser. */
import { RENDER_MAX_CHARACTERS } from '@quire/model/constants';
import type { ImportProblem } from '@quire/model/entities/import-problem';
import type { Passage } from '@quire/model/entities/passages';
import type { OutlineEntry } from '@quire/model/entities/published';
import type { FoundDoi } from '@quire/model/entities/reference-search';
import { toHtml } from 'hast-util-to-html';
import type { Root } from 'mdast';
import { openLibrary } from './citations/library.ts';
import { finish } from './html/finish.ts';
import { markLines } from './html/mark-lines.ts';
import { passagesOf } from './html/passages-of.ts';
import { plainTextOf } from './html/plain-text.ts';
import { referenceList } from './html/reference-list.ts';
import { settle, shift } from './markdown/parse.ts';
import { lay, number, read, show } from './plugins.ts';
import { withFoundDoi } from './references/found-dois.ts';
import { type ReferenceFiles, referenceFiles } from './references/reference-files.ts';
import type { BodyWords } from './run/body-words.ts';
import type { FigureSource } from './run/figure-source.ts';
import { newRun } from './run/new-run.ts';
import type { Run } from './run/run.ts';
import { Slugger } from './run/slugger.ts';
import { unrendered } from './unrendered.ts';

export interface RenderInput {
  markdown: string;
  /** Rendered with the text, so that its citations lead to the same list of references. */
  abstract?: string;
  /** The line of `markdown` on which the abstract begins; without it its problems have no line. */
  abstractLine?: number;
  /** The bibliography: BibTeX, or CSL-JSON. */
  bibtex: string;
  /** DOIs of works that have none in the bibliography. */
  foundDois?: readonly FoundDoi[];
  macros: Readonly<Record<string, string>>;
  /** By the name that the text uses. */
  figures: ReadonlyMap<string, FigureSource>;
  /** Labels and headings in the language of the text; English without them. */
  words?: BodyWords;
  /** For an editor: marks the blocks of the text with `data-line`. Published HTML has no marks. */
  marksLines?: boolean;
  /** Makes `referenceFiles` and `passages`. */
  isForPublishing?: boolean;
}

export interface RenderedDocument {
  html: string;
  /** The abstract's paragraphs, and their words; empty where none was given. */
  abstractHtml: string;
  abstractText: string;
  outline: OutlineEntry[];
  hasMath: boolean;
  referenceCount: number;
  /** Where they were asked for, and something is cited. */
  referenceFiles?: ReferenceFiles | undefined;
  figureCount: number;
  /** The text without markup, formulas in characters. */
  plainText: string;
  /** Where they were asked for: the same for the search. */
  passages?: Passage[] | undefined;
  problems: ImportProblem[];
  /** Where blocks are marked: the source line of each, in their order. */
  lines: number[];
}

/**
 * Renders a text. Never throws and never waits: what cannot be shown is shown as its source, with a
 * mark and a line in `problems` (lines count from the start of `markdown`).
 */
export function renderDocument(input: RenderInput): RenderedDocument {
  const tooLong = whyTooLong(input);
  if (tooLong) return unrendered(input, tooLong);
  try {
    return render(input);
  } catch (error) {
    // A text nested thousands of times exceeds what a program can follow.
    return unrendered(input, { reason: error instanceof Error ? error.message : String(error) });
  }
}

/** What is longer than any text that the press keeps is not rendered. Null where it is short enough. */
function whyTooLong({ markdown, abstract = '', bibtex }: RenderInput) {
  const parts = { text: markdown, abstract, bibliography: bibtex };
  for (const kind of ['text', 'abstract', 'bibliography'] as const) {
    const { length: count } = parts[kind];
    if (count > RENDER_MAX_CHARACTERS) return { kind, count, most: RENDER_MAX_CHARACTERS };
  }
  return null;
}

/** Lines of an abstract become lines of the text that it was taken from; elsewhere they say nothing. */
function placeAbstract(tree: Root, run: Run, line: number | undefined): void {
  if (line === undefined) settle(tree, undefined);
  else shift(tree, line);
  run.problems = run.problems.map(({ line: own, ...problem }) =>
    own === undefined || line === undefined ? problem : { ...problem, line: own + line - 1 },
  );
}

function render(input: RenderInput): RenderedDocument {
  const markdown = input.markdown.replace(/\r\n?/g, '\n');
  const library = openLibrary(input.bibtex, input.words?.tag, (work) =>
    withFoundDoi(work, input.foundDois),
  );
  const run = newRun(markdown, input.macros, input.figures, library, input.words);
  const slugger = new Slugger();
  const abstract = read((input.abstract ?? '').replace(/\r\n?/g, '\n'), run);
  placeAbstract(abstract, run, input.abstractLine);
  // From here on lines and the first image are the text's.
  const tree = read(markdown, run);
  const cited = number(tree, abstract, run, slugger);
  const shownAbstract = show(abstract, run, cited, 'abstract-');
  const shown = show(tree, run, cited);
  const list = referenceList(cited, run, slugger);
  if (list) shown.children.push(list);
  const [plainText, abstractText] = [plainTextOf(shown, run), plainTextOf(shownAbstract, run)];
  const passages = input.isForPublishing ? passagesOf(shown, run) : undefined;
  finish(shownAbstract, run);
  const lines = input.marksLines ? markLines(shown) : [];
  return {
    html: toHtml(lay(shown, run), { allowDangerousHtml: true }),
    abstractHtml: toHtml(shownAbstract, { allowDangerousHtml: true }),
    abstractText,
    outline: run.outline,
    hasMath: run.formulas.length > 0,
    referenceCount: cited.works.entries.length,
    ...(input.isForPublishing
      ? { referenceFiles: referenceFiles(cited.works.entries.map(({ reference }) => reference)) }
      : {}),
    figureCount: run.figureCount,
    plainText,
    passages,
    problems: run.problems,
    lines,
  };
}
