/** `H~2~O` and `x^2^` become scripts; a tilde that opens nothing is LaTeX's unbreakable space. */
import type { PhrasingContent, Root } from 'mdast';
import { eachPhrasing, joinTexts } from './each-phrasing.ts';

/** An unbreakable space is part of a script; any other space ends it. */
const hasSpace = (node: PhrasingContent) => node.type === 'text' && /[ \t\n]/.test(node.value);

/** The marker that closes the one at `from`: the same sign, with no space in between. */
function findClose(children: PhrasingContent[], from: number, value: string): number {
  for (let i = from + 1; i < children.length; i += 1) {
    const child = children[i];
    if (child?.type === 'scriptMarker' && child.value === value) return i > from + 1 ? i : -1;
    if (!child || hasSpace(child)) return -1;
  }
  return -1;
}

function asText(
  value: '~' | '^',
  before: PhrasingContent | undefined,
  after: PhrasingContent | undefined,
): string {
  if (value === '^') return '^';
  const attached =
    after?.type === 'crossRef' || after?.type === 'citation' || after?.type === 'inlineFormula';
  const words =
    before?.type === 'text' &&
    /[\p{L}\p{N}.)]$/u.test(before.value) &&
    after?.type === 'text' &&
    /^[\p{L}\p{N}(]/u.test(after.value);
  return attached || words ? '\u00a0' : '~';
}

function pair(children: PhrasingContent[]): PhrasingContent[] {
  const result: PhrasingContent[] = [];
  for (let i = 0; i < children.length; i += 1) {
    const node = children[i];
    if (node?.type !== 'scriptMarker') {
      if (node) result.push(node);
      continue;
    }
    const close = findClose(children, i, node.value);
    if (close > 0) {
      const inner = children.slice(i + 1, close);
      result.push({ type: 'script', kind: node.value === '~' ? 'sub' : 'sup', children: inner });
      i = close;
    } else result.push({ type: 'text', value: asText(node.value, result.at(-1), children[i + 1]) });
  }
  return joinTexts(result);
}

/** Pairs the markers of every run of text. */
export function scripts(tree: Root): void {
  eachPhrasing(tree, (children) =>
    children.some((child) => child.type === 'scriptMarker') ? pair(children) : children,
  );
}
