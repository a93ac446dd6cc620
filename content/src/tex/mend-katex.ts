import { type BrokenFormula, breakFormula, isTag } from './break-formula.ts';
import type { SetRows } from './formula-rows.ts';
import {
  isOfClass,
  type MarkupElement,
  type MarkupNode,
  readMarkup,
  writeMarkup,
} from './markup.ts';
import { mendMathml } from './mend-mathml.ts';

export interface MendedFormula {
  readonly html: string;
  /** Of a displayed formula, in its em: the widest of what cannot be broken, and all in one line. */
  readonly widest: number;
  readonly whole: number;
}

/** In em: rows that are wider would not fit a phone where they are set in 80 % of their size. */
const ROWS_EM = 18;

/**
 * Repairs the output of `katex.renderToString`: removes the errors that an HTML checker finds, and
 * adds places where a displayed formula can be broken. On a single line it looks the same.
 *
 * @param tags the numbers of the formula's rows, in order
 * @param setInRows sets the same formula row by row, for where it is wide
 */
export function mendKatex(
  html: string,
  display: boolean,
  tags: readonly string[] = [],
  setInRows: () => SetRows | null = () => null,
): MendedFormula {
  const left = [...tags];
  const nextTag = () => left.shift() ?? '';
  let broken: BrokenFormula = { children: [], widest: 0, whole: 0 };
  const mend = (element: MarkupElement): MarkupElement => {
    if (!isHtml(element)) return mendMathml(element, nextTag);
    const mended = { ...element, attributes: withoutFaults(element.attributes) };
    if (!display || !isOfClass(element, 'katex-html')) return mended;
    broken = breakFormula(element.children);
    const rows = broken.widest > ROWS_EM ? setInRows() : null;
    if (rows !== null) {
      const numbers = rows.isNumberedWhole ? broken.children.filter(isTag) : [];
      broken = { ...rows, children: [...numbers, ...rows.children] };
    }
    return { ...mended, children: broken.children };
  };
  const mended = writeMarkup(readMarkup(html, mend));
  const { widest, whole } = broken;
  return { html: mended, widest, whole };
}

/** What is in `katex-html` of a formula. */
export function katexHtml(html: string): readonly MarkupNode[] {
  let found: readonly MarkupNode[] = [];
  readMarkup(html, (element) => {
    if (isOfClass(element, 'katex-html')) found = element.children;
    return isHtml(element)
      ? { ...element, attributes: withoutFaults(element.attributes) }
      : element;
  });
  return found;
}

const isHtml = ({ name }: MarkupElement) => name === 'span' || name === 'svg' || name === 'path';

/** A negative height is invalid: browsers drop it. */
const withoutFaults = (attributes: string) =>
  attributes.replace(/height:-[\d.]+em;/g, '').replace(' style=""', '');
