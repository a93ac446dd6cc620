/** A text's Markdown to the HTML that readers get: the same in Node and in the browser. */
import type { ImportProblem } from '@quire/model/calls';
import type { OutlineEntry } from '@quire/model/entities/published';
import { toHtml } from 'hast-util-to-html';
import { openLibrary } from './citations/library.ts';
import { el, text } from './html/build.ts';
import { finish } from './html/finish.ts';
import { plainTextOf } from './html/plain-text.ts';
import { referenceList } from './html/reference-list.ts';
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
  /** Rendered with the text, so that its citations lead to the same list of references. */
  abstract?: string;
  /** The bibliography: BibTeX, or CSL-JSON. */
  bibtex: string;
  macros: Readonly<Record<string, string>>;
  /** By the name that the text uses. */
  figures: ReadonlyMap<string, FigureSource>;
}

export interface RenderedDocument {
  html: string;
  /** The abstract's paragraphs, and their words; empty where none was given. */
  abstractHtml: string;
  abstractText: string;
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
  try {
    return render(input);
  } catch (error) {
    return unrendered(input, error);
  }
}

/** A text nested thousands of times exceeds what a program can follow: it is shown as its source. */
function unrendered({ markdown, abstract = '' }: RenderInput, error: unknown): RenderedDocument {
  const source = (value: string) =>
    value === ''
      ? ''
      : toHtml(el('pre', { className: ['source-unreadable'], tabIndex: 0 }, [text(value)]));
  const reason = error instanceof Error ? error.message : 'unknown';
  const message = `The text cannot be shown and stands as its source: ${reason}.`;
  return {
    html: source(markdown),
    abstractHtml: source(abstract),
    abstractText: abstract,
    outline: [],
    hasMath: false,
    referenceCount: 0,
    figureCount: 0,
    plainText: markdown,
    problems: [{ severity: 'error', code: 'text/unrendered', message }],
  };
}

function render(input: RenderInput): RenderedDocument {
  const markdown = input.markdown.replace(/\r\n?/g, '\n');
  const library = openLibrary(input.bibtex);
  const run = newRun(markdown, input.macros, input.figures, library);
  const slugger = new Slugger();
  const abstract = read((input.abstract ?? '').replace(/\r\n?/g, '\n'), run);
  // From here on lines and the first image are the text's.
  const tree = read(markdown, run);
  const cited = number(tree, abstract, run, slugger);
  const shownAbstract = show(abstract, run, cited, 'abstract-');
  const shown = show(tree, run, cited);
  const list = referenceList(cited, run, slugger);
  if (list) shown.children.push(list);
  const [plainText, abstractText] = [plainTextOf(shown, run), plainTextOf(shownAbstract, run)];
  finish(shownAbstract, run);
  return {
    html: toHtml(lay(shown, run), { allowDangerousHtml: true }),
    abstractHtml: toHtml(shownAbstract, { allowDangerousHtml: true }),
    abstractText,
    outline: run.outline,
    hasMath: run.formulas.length > 0,
    referenceCount: cited.works.entries.length,
    figureCount: run.figureCount,
    plainText,
    problems: run.problems,
  };
}
