/** A displayed formula in boxes between which a browser may begin a new line, the best places first. */
import { formulaUnits, PLACES, type Unit } from './formula-units.ts';
import { lineWidth } from './formula-width.ts';
import { isElement, isOfClass, type MarkupElement, type MarkupNode } from './markup.ts';

/** The room for a formula on a phone of 390 px, beside a number, in its em: what fits stays whole. */
export const PHONE_EM = 13;
/** What stays whole in an article's column on a desk. */
const COLUMN_EM = 30;

/** Widths are estimated: rather too wide than cut off. */
const MARGIN = 1.05;

export interface BrokenFormula {
  readonly children: readonly MarkupNode[];
  /** The widest of what cannot be broken, in em. */
  readonly widest: number;
  /** All in one line. */
  readonly whole: number;
}

/** What is in `katex-html`, with relations and operators at the start of boxes, and boxes within boxes. */
export function breakFormula(children: readonly MarkupNode[]): BrokenFormula {
  const parts: MarkupNode[] = [];
  let line: MarkupElement[] = [];
  const endLine = () => {
    if (line.length > 0) parts.push(...inParts(formulaUnits(line, PHONE_EM)));
    line = [];
  };
  for (const child of children) {
    if (isElement(child) && isOfClass(child, 'katex-base')) line.push(child);
    else {
      endLine();
      parts.push(child);
    }
  }
  endLine();
  const [tags, shown] = [parts.filter(isTag), parts.filter((part) => !isTag(part))];
  return {
    // First, so that it is next to the first line, however many there are.
    children: [...tags, ...shown],
    widest: MARGIN * widestOf(shown),
    whole: MARGIN * lineWidth(shown),
  };
}

/** Whether a node is the number of a formula. */
export const isTag = (node: MarkupNode): boolean => isElement(node) && isOfClass(node, 'katex-tag');

const box = (kind: 'part' | 'column-part' | 'statement', children: readonly MarkupNode[]) => ({
  name: 'span',
  attributes: ` class="formula-${kind}"`,
  children,
});

/** Boxes that can themselves be broken: on a phone, or always. */
const isOpenBox = (node: MarkupElement) =>
  isOfClass(node, 'formula-column-part') || isOfClass(node, 'formula-statement');

const widestOf = (nodes: readonly MarkupNode[]): number =>
  Math.max(
    0,
    ...nodes.map((node) =>
      isElement(node) && isOpenBox(node) ? widestOf(node.children) : lineWidth([node]),
    ),
  );

const widthOf = (units: readonly Unit[]) => lineWidth(units.flatMap(({ nodes }) => nodes));

/** The lower, the rather: first outside brackets. */
const rank = ({ place, depth }: Unit) =>
  place === null ? Number.POSITIVE_INFINITY : depth * PLACES.length + PLACES.indexOf(place);

/** Products and lists are broken only where they would be too wide. */
const isUsual = ({ place }: Unit) => place !== 'product' && place !== 'list';

function base(units: readonly Unit[]): MarkupElement {
  const strut = units.at(-1)?.strut;
  const nodes = units.flatMap((unit) => unit.nodes);
  return {
    name: 'span',
    attributes: ' class="katex-base"',
    children: strut === undefined ? nodes : [strut, ...nodes],
  };
}

function split(units: readonly Unit[], isStart: (unit: Unit) => boolean): Unit[][] {
  const parts: Unit[][] = [];
  for (const unit of units) {
    if (parts.length === 0 || isStart(unit)) parts.push([unit]);
    else parts.at(-1)?.push(unit);
  }
  return parts;
}

/** Broken at the best of its places; what is between them is a box where it fits, and else broken too. */
function inParts(units: readonly Unit[]): MarkupNode[] {
  const isWide = widthOf(units) > PHONE_EM;
  const places = units.slice(1).filter((unit) => isWide || isUsual(unit));
  const best = Math.min(...places.map(rank));
  if (best === Number.POSITIVE_INFINITY) return [base(units)];
  const isStatement = best === PLACES.indexOf('statement');
  return split(units, (unit) => rank(unit) === best).flatMap((part) => inBox(part, isStatement));
}

function inBox(units: readonly Unit[], isStatement: boolean): MarkupNode[] {
  const width = widthOf(units);
  if (width <= PHONE_EM) {
    const bases = split(units, isUsual).map(base);
    return bases.length > 1 ? [box('part', bases)] : bases;
  }
  const parts = inParts(units);
  if (parts.length < 2) return parts;
  if (isStatement) return [box('statement', parts)];
  return width <= COLUMN_EM ? [box('column-part', parts)] : parts;
}
