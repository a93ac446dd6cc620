/** A displayed formula as a row of units: what stays together, and what may begin a line before it. */
import { lineWidth } from './formula-width.ts';
import { isElement, isOfClass, type MarkupElement, type MarkupNode } from './markup.ts';

/**
 * The places where a formula may go on in the next line, best first: between statements (`,\quad`), then
 * before a relation, then before an operator (The Chicago Manual of Style, 12.14). A product of brackets
 * or a list is broken only where nothing else helps.
 */
export const PLACES = ['statement', 'relation', 'operator', 'product', 'list'] as const;
export type BreakPlace = (typeof PLACES)[number];

export interface Unit {
  readonly nodes: readonly MarkupNode[];
  /** What gives its line the height. */
  readonly strut: MarkupElement | undefined;
  /** What it is a break before, and in how many brackets; null for the first one. */
  readonly place: BreakPlace | null;
  readonly depth: number;
}

interface Item {
  readonly node: MarkupNode;
  readonly strut: MarkupElement | undefined;
}

/** The narrowest that KaTeX's space between two statements is, in em: a `\quad`. */
const QUAD = 1;
/** And between factors: a `\;`. */
const THICK = 0.27;

const isOf = (node: MarkupNode | undefined, name: string) =>
  isElement(node) && isOfClass(node, name);
const isSpace = (node: MarkupNode) => isOf(node, 'mspace');
const hasPlaces = (node: MarkupNode) =>
  ['mrel', 'mbin', 'mpunct', 'minner'].some((name) => isOf(node, name));

/** The units of KaTeX's boxes. Groups wider than `most` are looked into. */
export function formulaUnits(bases: readonly MarkupElement[], most: number): Unit[] {
  const items = bases.flatMap(({ children }) => {
    const [first, ...content] = children;
    const isHigh = isElement(first) && isOfClass(first, 'katex-strut');
    const strut = isHigh ? first : undefined;
    const nodes = (isHigh ? content : children).flatMap((node) => opened(node, most));
    return nodes.map((node): Item => ({ node, strut }));
  });
  return inUnits(items);
}

/**
 * A group or a pair of `\left` and `\right` as what is in it: KaTeX sets both brackets, in the size
 * that they need, beside their content. An index behind them stays with the second. A brace before cases
 * belongs to rows of a table, and cannot be broken.
 */
function opened(node: MarkupNode, most: number): readonly MarkupNode[] {
  if (!isElement(node) || lineWidth([node]) <= most) return [node];
  const { attributes, children } = node;
  const last = children.at(-1);
  if (attributes === ' class="minner"') {
    if (isOf(children[0], 'minner') && isOf(last, 'msupsub') && last !== undefined) {
      const inner = children.slice(0, -1).flatMap((child) => opened(child, most));
      const bracket = inner.at(-1);
      if (!isOf(bracket, 'mclose') || bracket === undefined) return [node];
      const close = { name: 'span', attributes: ' class="mclose"', children: [bracket, last] };
      return [...inner.slice(0, -1), close];
    }
    const isPair = isOf(children[0], 'mopen') && isOf(last, 'mclose');
    return isPair ? children.flatMap((child) => opened(child, most)) : [node];
  }
  const isGroup = attributes === ' class="mord"' && children.some(hasPlaces);
  return isGroup && !isOf(last, 'msupsub')
    ? children.flatMap((child) => opened(child, most))
    : [node];
}

function inUnits(items: readonly Item[]): Unit[] {
  const units: {
    nodes: MarkupNode[];
    strut: Item['strut'];
    place: BreakPlace | null;
    depth: number;
  }[] = [];
  let depth = 0;
  // Both bars of a norm are the same sign.
  let isInNorm = false;
  let space = 0;
  let before: MarkupNode | null = null;
  for (const { node, strut } of items) {
    const isNorm = isNormBar(node);
    if (isOf(node, 'mclose') || (isNorm && isInNorm)) depth = Math.max(0, depth - 1);
    const place: BreakPlace | null =
      before !== null && !isSpace(node) ? placeBefore(node, before, space) : null;
    const unit = units.at(-1);
    if (unit === undefined || place !== null) units.push({ nodes: [node], strut, place, depth });
    else {
      unit.nodes.push(node);
      unit.strut = strut;
    }
    if (isSpace(node)) space += lineWidth([node]);
    else if (!isEmpty(node)) {
      // A word that begins a statement stays with it.
      const isJoined: boolean = place === 'statement' && isOf(node, 'text');
      [before, space] = [node, isJoined ? Number.NEGATIVE_INFINITY : 0];
    }
    if (isOf(node, 'mopen') || (isNorm && !isInNorm)) depth += 1;
    isInNorm = isNorm !== isInNorm;
  }
  return units;
}

/** `{}` is inserted where a row of `align` begins with its relation. */
const isEmpty = (node: MarkupNode) =>
  isElement(node) && node.attributes === ' class="mord"' && node.children.length === 0;

const wordsOf = (node: MarkupNode): string =>
  isElement(node) ? node.children.map(wordsOf).join('') : node;
/** `\|`, with an index or without. */
const isNormBar = (node: MarkupNode) =>
  isElement(node) &&
  isOfClass(node, 'mord') &&
  wordsOf(isOf(node.children.at(-1), 'msupsub') ? (node.children[0] ?? '') : node) === '∥';
/** `\text{ and }`. */
const isLinkWord = (node: MarkupNode) =>
  isOf(node, 'text') && /^[\s\u00a0].*\p{L}.*[\s\u00a0]$/u.test(wordsOf(node));

function placeBefore(node: MarkupNode, before: MarkupNode, space: number): BreakPlace | null {
  if (isOf(before, 'mopen') || isOf(node, 'mclose') || isOf(node, 'mpunct')) return null;
  // `\min \quad f`: an operator stays with what it is applied to.
  if ((space >= QUAD && !isOf(before, 'mop')) || isLinkWord(node)) return 'statement';
  if (isOf(node, 'mrel')) return isOf(before, 'mrel') ? null : 'relation';
  if (isOf(node, 'mbin')) return 'operator';
  const isOpening = isBracket(node, 'mopen') || isOf(node, 'minner');
  const isClosed = isBracket(before, 'mclose') || isOf(before, 'minner');
  if (isOpening && isClosed) return 'product';
  // The author has set factors apart.
  const isFactor = isOpening || isOf(node, 'mord');
  if (space >= THICK && isFactor && (isClosed || isOf(before, 'mord'))) return 'product';
  return isOf(before, 'mpunct') ? 'list' : null;
}

const isBracket = (node: MarkupNode, name: string) =>
  isOf(node, name) && !isOf(node, 'nulldelimiter');
