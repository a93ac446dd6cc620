/**
 * Where a displayed formula may go on in the next line. KaTeX ends a box after each relation and
 * each binary operator; a displayed formula breaks before them, and at relations rather than at
 * operators (The Chicago Manual of Style, 12.14).
 */
import { lineWidth } from './formula-width.ts';
import { isElement, isOfClass, type MarkupElement, type MarkupNode } from './markup.ts';

/** The room for a formula on a phone of 390 px, beside a number, in its em: what fits stays whole. */
const PHONE_EM = 13;

/** Widths are estimated: rather too wide than cut off. */
const MARGIN = 1.05;

export interface BrokenFormula {
  readonly children: readonly MarkupNode[];
  /** The widest of what cannot be broken, in em. */
  readonly widest: number;
  /** All in one line. */
  readonly whole: number;
}

/** What is in `katex-html`, with operators at the start of boxes and boxes joined between relations. */
export function breakFormula(children: readonly MarkupNode[]): BrokenFormula {
  const parts: MarkupNode[] = [];
  let line: MarkupElement[] = [];
  const endLine = () => {
    parts.push(...joined(line));
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
  const widths = shown.map((part) => lineWidth([part]));
  return {
    // First, so that it stands beside the first line, however many there are.
    children: [...tags, ...shown],
    widest: MARGIN * Math.max(0, ...widths),
    whole: MARGIN * widths.reduce((sum, width) => sum + width, 0),
  };
}

const isTag = (node: MarkupNode) => isElement(node) && isOfClass(node, 'katex-tag');
const isSpace = (node: MarkupNode | undefined) => isElement(node) && isOfClass(node, 'mspace');
const isRelation = (node: MarkupNode | undefined) => isElement(node) && isOfClass(node, 'mrel');
const isStrut = (node: MarkupNode | undefined) => isElement(node) && isOfClass(node, 'katex-strut');

/** A box without the operator at its end, and that operator with the space after it. */
function cut(base: MarkupElement): { rest: MarkupElement; operator: readonly MarkupNode[] } {
  const { children } = base;
  const at = children.findLastIndex((child) => !isSpace(child));
  const last = children[at];
  const isOperator = isRelation(last) || (isElement(last) && isOfClass(last, 'mbin'));
  // A formula may begin with its relation.
  if (!isOperator || children.slice(0, at).every((child) => isStrut(child) || isSpace(child))) {
    return { rest: base, operator: [] };
  }
  return { rest: { ...base, children: children.slice(0, at) }, operator: children.slice(at) };
}

function joined(bases: readonly MarkupElement[]): MarkupElement[] {
  const groups: MarkupElement[][] = [[]];
  let carried: readonly MarkupNode[] = [];
  bases.forEach((base, index) => {
    const isLast = index === bases.length - 1;
    const { rest, operator } = isLast ? { rest: base, operator: [] } : cut(base);
    const [strut, ...content] = rest.children;
    const begun =
      isStrut(strut) && strut !== undefined
        ? { ...rest, children: [strut, ...carried, ...content] }
        : { ...rest, children: [...carried, ...rest.children] };
    if (isRelation(carried[0]) && groups.at(-1)?.length) groups.push([]);
    groups.at(-1)?.push(begun);
    carried = operator;
  });
  return groups.flatMap((group) =>
    group.length > 1 && lineWidth(group) <= PHONE_EM
      ? [{ name: 'span', attributes: ' class="formula-part"', children: group }]
      : group,
  );
}
