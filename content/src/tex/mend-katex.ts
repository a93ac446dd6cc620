import { type BrokenFormula, breakFormula } from './break-formula.ts';
import { isOfClass, type MarkupElement, readMarkup, writeMarkup } from './markup.ts';
import { mendMathml } from './mend-mathml.ts';

export interface MendedFormula {
  readonly html: string;
  /** Of a displayed formula, in its em: the widest of what cannot be broken, and all in one line. */
  readonly widest: number;
  readonly whole: number;
}

/**
 * What `katex.renderToString` made, with the faults taken out that a checker of HTML finds, and with
 * places where a displayed formula can be broken. In one line nothing looks different.
 *
 * @param tags the numbers of the formula's rows, in order
 */
export function mendKatex(
  html: string,
  display: boolean,
  tags: readonly string[] = [],
): MendedFormula {
  const left = [...tags];
  const nextTag = () => left.shift() ?? '';
  let broken: BrokenFormula = { children: [], widest: 0, whole: 0 };
  const mend = (element: MarkupElement): MarkupElement => {
    if (!isHtml(element)) return mendMathml(element, nextTag);
    const mended = { ...element, attributes: withoutFaults(element.attributes) };
    if (!display || !isOfClass(element, 'katex-html')) return mended;
    broken = breakFormula(element.children);
    return { ...mended, children: broken.children };
  };
  const mended = writeMarkup(readMarkup(html, mend));
  const { widest, whole } = broken;
  return { html: mended, widest, whole };
}

const isHtml = ({ name }: MarkupElement) => name === 'span' || name === 'svg' || name === 'path';

/** A negative height is no height: browsers drop it. */
const withoutFaults = (attributes: string) =>
  attributes.replace(/height:-[\d.]+em;/g, '').replace(' style=""', '');
