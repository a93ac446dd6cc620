/** Titles, abstracts and other short texts: markup and formulas, no figures and no citations. */

import { RENDER_SHORT_MAX_CHARACTERS } from '@quire/model/constants';
import type { Root as HtmlRoot } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { PhrasingContent, Root } from 'mdast';
import { finish } from './html/finish.ts';
import { plainTextOf } from './html/plain-text.ts';
import { eachPhrasing } from './markdown/each-phrasing.ts';
import { plainHeadings } from './markdown/remark-headings.ts';
import { read, show } from './plugins.ts';
import { newRun } from './run/new-run.ts';
import type { Run } from './run/run.ts';
import { unrenderedTitle } from './unrendered.ts';

export interface RenderedText {
  html: string;
  /** The same without markup; formulas in characters. */
  text: string;
  hasMath: boolean;
}

/** Where there is no list of references, a citation in brackets goes and a named one is a name. */
function withoutCitations(tree: Root): void {
  eachPhrasing(tree, (children) => {
    const kept: PhrasingContent[] = [];
    for (const node of children) {
      const before = kept.at(-1);
      if (node.type !== 'citation') kept.push(node);
      else if (node.narrative) kept.push({ type: 'text', value: node.items[0]?.key ?? '' });
      else if (before?.type === 'text') before.value = before.value.trimEnd();
    }
    return kept;
  });
}

/** A title is the text of links to its page, and a link cannot stand in a link: its words stay. */
function withoutLinks(tree: Root): void {
  eachPhrasing(tree, (children) =>
    children.flatMap((node) =>
      node.type === 'link' || node.type === 'linkReference' ? node.children : [node],
    ),
  );
}

const NOTHING_CITED = { works: { names: new Map(), entries: [] }, ids: new Map() };

function done(tree: Root, run: Run): RenderedText {
  const shown: HtmlRoot = show(tree, run, NOTHING_CITED);
  const text = plainTextOf(shown, run);
  finish(shown, run);
  return {
    html: toHtml(shown, { allowDangerousHtml: true }),
    text,
    hasMath: run.formulas.length > 0,
  };
}

/** What was written, where it is too long for a short text or nested deeper than a program can follow. */
function orSource(source: string, render: () => RenderedText): RenderedText {
  if (source.length > RENDER_SHORT_MAX_CHARACTERS) return unrenderedTitle(source);
  try {
    return render();
  } catch {
    return unrenderedTitle(source);
  }
}

/**
 * A title: emphasis, code, scripts and formulas; the blocks of a longer text run together. What would
 * show nothing is shown as it was written. Never throws.
 */
export function renderInline(
  markdown: string,
  macros: Readonly<Record<string, string>> = {},
): RenderedText {
  return orSource(markdown, () => {
    const title = inline(markdown, macros);
    if (title.text.trim() === '' && markdown.trim() !== '') throw new Error('Nothing is shown.');
    return title;
  });
}

function inline(markdown: string, macros: Readonly<Record<string, string>>): RenderedText {
  // A title that begins like a list or a heading is none.
  const source = markdown
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/^(\d*)([#>+*.)-]+)(?=\s)/, '$1\\$2');
  const run = newRun(source, macros);
  const tree = read(source, run);
  withoutCitations(tree);
  withoutLinks(tree);
  const children = tree.children.flatMap((node): PhrasingContent[] => {
    if (node.type === 'paragraph' || node.type === 'heading') return node.children;
    return node.type === 'displayMath' ? [{ type: 'inlineFormula', value: node.value }] : [];
  });
  const { html, ...rest } = done(
    { type: 'root', children: [{ type: 'paragraph', children }] },
    run,
  );
  return { html: html.replace(/^<p>|<\/p>$/g, ''), ...rest };
}

/** An abstract: paragraphs and lists of the same. Never throws. */
export function renderParagraphs(
  markdown: string,
  macros: Readonly<Record<string, string>> = {},
): RenderedText {
  return orSource(markdown, () => {
    const run = newRun(markdown, macros);
    const tree = read(markdown.replace(/\r\n?/g, '\n'), run);
    plainHeadings(tree);
    withoutCitations(tree);
    return done(tree, run);
  });
}
