/** A text's Markdown to the HTML that readers get: the same in Node and in the browser. */
import type { ImportProblem } from '@quire/model/calls';
import type { OutlineEntry } from '@quire/model/entities/published';
import { toHtml } from 'hast-util-to-html';
import { openLibrary } from './citations/library.ts';
import { plainTextOf } from './html/plain-text.ts';
import { newRun } from './new-run.ts';
import { lay, number, read, show } from './plugins.ts';
import { Slugger } from './slugger.ts';

/** A figure as the caller prepared it: an address on our host and its size in pixels. */
export interface FigureSource {
  src: string;
  srcset?: string;
  width: number;
  height: number;
}

export interface RenderInput {
  markdown: string;
  bibtex: string;
  macros: Readonly<Record<string, string>>;
  /** By the name that the text uses. */
  figures: ReadonlyMap<string, FigureSource>;
}

export interface RenderedDocument {
  html: string;
  outline: OutlineEntry[];
  hasMath: boolean;
  referenceCount: number;
  figureCount: number;
  /** For search: the text without markup, formulas as TeX. */
  plainText: string;
  problems: ImportProblem[];
}

/**
 * Renders a text. Never throws and never waits: what cannot be shown is shown as its source, with a
 * mark and a line in `problems` (lines count from the start of `markdown`).
 */
export function renderDocument(input: RenderInput): RenderedDocument {
  const markdown = input.markdown.replace(/\r\n?/g, '\n');
  const library = openLibrary(input.bibtex);
  const run = newRun(markdown, input.macros, input.figures, library);
  const slugger = new Slugger();
  const tree = read(markdown, run);
  const cited = number(tree, run, slugger);
  const shown = show(tree, run, cited, slugger);
  const referenceCount = cited.works.entries.length;
  if (referenceCount > 0) run.outline.push({ id: 's-references', text: 'References', level: 2 });
  const plainText = plainTextOf(shown, run);
  return {
    html: toHtml(lay(shown, run), { allowDangerousHtml: true }),
    outline: run.outline,
    hasMath: run.formulas.length > 0,
    referenceCount,
    figureCount: run.figureCount,
    plainText,
    problems: run.problems,
  };
}
