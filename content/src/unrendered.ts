import type { ManuscriptProblemValues } from '@quire/model/entities/manuscript-problems';
import { toHtml } from 'hast-util-to-html';
import type { RenderedDocument, RenderInput } from './render-document.ts';
import type { RenderedText } from './render-inline.ts';
import { problem } from './report/problems.ts';
import { hastElement, text } from './tree/build.ts';

const sourceOf = (value: string) =>
  value === ''
    ? ''
    : toHtml(hastElement('pre', { className: ['source-unreadable'], tabIndex: 0 }, [text(value)]));

/** A text that cannot be rendered is shown as its source, with the reason among its problems. */
export function unrendered(
  { markdown, abstract = '' }: Pick<RenderInput, 'markdown' | 'abstract'>,
  why: Partial<ManuscriptProblemValues<'text/unrendered'>>,
): RenderedDocument {
  const values = { kind: 'failed', count: 0, most: 0, reason: '', ...why } as const;
  return {
    html: sourceOf(markdown),
    abstractHtml: sourceOf(abstract),
    abstractText: abstract,
    outline: [],
    hasMath: false,
    referenceCount: 0,
    figureCount: 0,
    plainText: markdown,
    problems: [problem('error', 'text/unrendered', values)],
    lines: [],
  };
}

/** The same of a title or another short text. */
export const unrenderedTitle = (source: string): RenderedText => ({
  html: toHtml({ type: 'text', value: source }),
  text: source,
  hasMath: false,
});
