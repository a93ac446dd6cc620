/**
 * Equations that authors number in a table without lines: a formula, with its number next to it.
 */
import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { isHtmlElement } from './html-element.ts';

const FORMULA = /^\uE000\d+\uE001$/;
const NUMBER = /^\([A-Z]?\.?\d{1,3}(?:\.\d{1,3})?[a-z]?\)$/;

function elementsNamed(node: Element, ...names: string[]): Element[] {
  return node.children.flatMap((child) =>
    child.type !== 'element'
      ? []
      : isHtmlElement(child, ...names)
        ? [child]
        : elementsNamed(child, ...names),
  );
}

/** The lines that a table is, where each of its rows is one formula with or without its number; else null. */
function equationsOf(table: Element): ElementContent[] | null {
  const lines = elementsNamed(table, 'tr').map((row): string | null => {
    const said = elementsNamed(row, 'td', 'th')
      .map((cell) => textOf(cell).trim())
      .filter(Boolean);
    const [formula = '', number = ''] = said;
    const isEquation = FORMULA.test(formula) && (number === '' || NUMBER.test(number));
    return isEquation && said.length <= 2 ? `${formula} ${number}`.trim() : null;
  });
  if (lines.length === 0 || lines.includes(null)) return null;
  return lines.map((line) => ({
    ...{ type: 'element', tagName: 'p', properties: {} },
    children: [{ type: 'text', value: line ?? '' }],
  }));
}

/** Such tables as paragraphs, which formulas on lines of their own are made of. */
export const freeEquations = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes.flatMap((node) => (isHtmlElement(node, 'table') ? (equationsOf(node) ?? [node]) : [node]));
