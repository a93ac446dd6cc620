/**
 * How wide KaTeX's HTML is drawn, in the em of a formula. Within 10 % of what Chromium draws for the
 * displayed formulas of the corpus; `tests/content` compares.
 */
import { isElement, isOfClass, type MarkupNode } from './markup.ts';

/** KaTeX's sizes, by the number in `size6`. */
const SIZES = [0, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.2, 1.44, 1.728, 2.074, 2.488];
/** Brackets, by the number in `delimsizing size3`; those put together of parts are like the largest. */
const DELIMITERS = [0.8, 0.46, 0.6, 0.74, 0.8];
const DELIMITER = /delimsizing (?:size(\d)|mult)/;
const RESIZED = /reset-size(\d+) size(\d+)/;
const LENGTH = /(?:margin-right|[^-]width|min-width|margin-left|padding-left):(-?[\d.]+)em/g;

/** Widths of signs: the first that matches. */
const SIGNS: readonly [RegExp, number][] = [
  [/\p{Mn}|\p{Cf}/u, 0],
  [/[=+−<>±×≤≥≈≡∼≠∈∝≪≫⊂⊆∪∩⋅∣|]/, 0.72],
  [/[→←↔⇒⇔⟶⟵↦⟹⟸]/, 1],
  [/[,.;:!'′]/, 0.28],
  [/[()[\]/]/, 0.44],
  [/[ijlfrtI ]/, 0.42],
  [/[mwMWωΩ]/, 0.85],
  [/[A-ZΓ-Ω]/, 0.74],
  [/[∑∏∫]/, 1.2],
];

const [ITALIC, UPRIGHT] = [0.56, 0.5];

/** The width of nodes that stand in a line; `letter` is that of a letter. */
export function lineWidth(nodes: readonly MarkupNode[], letter = UPRIGHT): number {
  return nodes.reduce((sum, node) => sum + widthOf(node, letter), 0);
}

function widthOf(node: MarkupNode, letter: number): number {
  if (!isElement(node)) {
    const text = node.replace(/&#?\w+;/g, '=');
    const widths = [...text].map((sign) => SIGNS.find(([pattern]) => pattern.test(sign))?.[1]);
    return widths.reduce<number>((sum, width) => sum + (width ?? letter), 0);
  }
  if (node.name === 'svg') return 0;
  const { attributes, children } = node;
  const delimiter = DELIMITER.exec(attributes);
  if (delimiter) return DELIMITERS[Number(delimiter[1] ?? 0)] ?? 0;
  const own = [...attributes.matchAll(LENGTH)].reduce((sum, [, em]) => sum + Number(em), 0);
  const inherited = isOfClass(node, 'mathnormal') ? ITALIC : letter;
  // What is stacked is as wide as its widest.
  const isStack = isOfClass(node, 'vlist-t') || isOfClass(node, 'vlist');
  const inner = isStack
    ? Math.max(0, ...children.map((child) => widthOf(child, inherited)))
    : lineWidth(children, inherited);
  const [, from, to] = RESIZED.exec(attributes) ?? [];
  return own + inner * (from && to ? (SIZES[Number(to)] ?? 1) / (SIZES[Number(from)] ?? 1) : 1);
}
