import { LETTER_FORMULA_MAX, LETTER_FORMULAS_MAX } from '@quire/model/letters/letter-markdown';
import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toHast } from 'mdast-util-to-hast';
import { visit } from 'unist-util-visit';
import { renderFormula } from '../tex/render-formula.ts';
import { FORMULA_BLOCK, letterTree } from './letter-tree.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Paragraphs and lines as they were typed. */
const asTyped = (text: string): string =>
  text
    .split(/(?:\r\n?|\n)\s*(?:\r\n?|\n)/)
    .map((part) => `<p>${escaped(part).replaceAll(/\r\n?|\n/g, '<br>')}</p>`)
    .join('\n');

/**
 * A letter or report as HTML of a public page: no links, no pictures, no HTML from the author, formulas rendered.
 * Text that takes too long to read is shown as typed.
 */
export function letterPage(markdown: string): string {
  const tree = letterTree(markdown);
  if (!tree) return asTyped(markdown);
  const drawn: string[] = [];
  /** A formula's HTML, or null where it stays as its source. */
  function draw(tex: string, display: boolean): number | null {
    if (tex.length > LETTER_FORMULA_MAX || drawn.length >= LETTER_FORMULAS_MAX) return null;
    const formula = renderFormula(tex.trim(), display, {});
    return formula.ok ? drawn.push(formula.html) - 1 : null;
  }
  visit(tree, (node, place, parent) => {
    if (!parent || place === undefined) return;
    if (node.type === 'inlineFormula') {
      const at = draw(node.value, node.value.includes('\n'));
      parent.children[place] =
        at === null
          ? { type: 'inlineCode', value: node.value }
          : { type: 'text', value: '', data: { hName: 'span', hProperties: { dataMath: at } } };
    }
    if (node.type === 'code' && !node.lang && node.meta === FORMULA_BLOCK) {
      const at = draw(node.value, true);
      if (at === null) return;
      const data = { hName: 'div', hProperties: { className: ['equation'], dataMath: at } };
      parent.children[place] = { type: 'paragraph', children: [], data };
    }
  });
  const html = toHast(tree);
  visit(html, 'element', (element: Element) => {
    const { start, dataMath, className } = element.properties;
    element.properties = {
      ...(typeof start === 'number' && { start }),
      ...(typeof dataMath === 'number' && { className, dataMath }),
    };
  });
  // Text cannot hold such a tag: whatever was typed is escaped.
  return toHtml(html).replaceAll(
    /<(span|div)( class="equation")? data-math="(\d+)"><\/\1>/g,
    (_, tag: string, equation: string | undefined, at: string) =>
      `<${tag}${equation ?? ''}>${drawn[Number(at)] ?? ''}</${tag}>`,
  );
}
