import { formulaInCharacters } from '@quire/model/letters/unicode-text';
import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toHast } from 'mdast-util-to-hast';
import { visit } from 'unist-util-visit';
import { FORMULA_BLOCK, letterTree } from './letter-tree.ts';

/** A mail has no style sheet. */
const STYLES: Readonly<Record<string, string>> = {
  table: 'border-collapse:collapse;margin:0 0 16px',
  th: 'border:1px solid #c9d2cf;padding:4px 10px;text-align:left;vertical-align:top',
  td: 'border:1px solid #c9d2cf;padding:4px 10px;vertical-align:top',
  blockquote: 'margin:0 0 16px;padding-left:12px;border-left:3px solid #c9d2cf',
  pre: 'white-space:pre-wrap;font-size:14px',
  code: 'font-family:monospace;font-size:14px',
};

/**
 * A letter as the HTML of a mail, with formulas in characters; one that has others than there are is shown as its source.
 * Null where it stays as it was typed.
 */
export function letterHtml(markdown: string): string | null {
  const tree = letterTree(markdown);
  if (!tree) return null;
  visit(tree, 'inlineFormula', ({ value }, place, parent) => {
    if (!parent || place === undefined) return;
    const words = formulaInCharacters(value.trim());
    parent.children[place] =
      words === null ? { type: 'inlineCode', value } : { type: 'text', value: words };
  });
  visit(tree, 'code', ({ meta, value }, place, parent) => {
    if (meta !== FORMULA_BLOCK || !parent || place === undefined) return;
    const words = formulaInCharacters(value.trim());
    if (words === null) return;
    parent.children[place] = { type: 'paragraph', children: [{ type: 'text', value: words }] };
  });
  const html = toHast(tree);
  visit(html, 'element', (element: Element) => {
    const style = STYLES[element.tagName];
    const { start } = element.properties;
    element.properties = { ...(style && { style }), ...(typeof start === 'number' && { start }) };
  });
  return toHtml(html);
}
