/** `[see @a, p. 3; @b]`, `@a` and `[-@a]` become citations. */
import type { PhrasingContent, Root } from 'mdast';
import type { Citation, CiteItem, CiteKey } from '../syntax/nodes.ts';
import { eachPhrasing, joinTexts } from './each-phrasing.ts';

const text = (value: string): PhrasingContent => ({ type: 'text', value });

/** Cuts texts at the brackets and semicolons that could belong to a citation. */
function cut(children: PhrasingContent[]): PhrasingContent[] {
  return children.flatMap((node) =>
    node.type === 'text' && /[[\];]/.test(node.value)
      ? node.value
          .split(/([[\];])/)
          .filter(Boolean)
          .map(text)
      : [node],
  );
}

const isText = (node: PhrasingContent | undefined, value: string) =>
  node?.type === 'text' && node.value === value;

function toItem(key: CiteKey, before: PhrasingContent[]): CiteItem {
  const prefix = joinTexts(before);
  const last = prefix.at(-1);
  const suppressed = last?.type === 'text' && last.value.endsWith('-');
  if (suppressed) last.value = last.value.slice(0, -1);
  const first = prefix[0];
  if (first?.type === 'text') first.value = first.value.trimStart();
  const kept = prefix.filter((node) => node.type !== 'text' || node.value !== '');
  return { key: key.key, form: suppressed ? 'year' : 'full', prefix: kept, suffix: [] };
}

/** The works between two brackets. A comma between two keys is as good as a semicolon. */
function readItems(inner: PhrasingContent[]): CiteItem[] {
  const items: CiteItem[] = [];
  let between: PhrasingContent[] = [];
  const giveSuffix = () => {
    const suffix = joinTexts(between.filter((node) => !isText(node, ';')));
    items
      .at(-1)
      ?.suffix.push(...suffix.filter((node) => node.type !== 'text' || node.value.trim()));
    between = [];
  };
  for (const node of inner) {
    if (node.type !== 'citeKey') {
      if (isText(node, ';') && items.length > 0) giveSuffix();
      else between.push(node);
      continue;
    }
    const [only, ...more] = joinTexts(between);
    const joined = only?.type === 'text' && more.length === 0 ? only.value : null;
    if (items.length > 0 && joined !== null && /^\s*(,|and|&)\s*-?$/.test(joined)) {
      between = joined.endsWith('-') ? [text('-')] : [];
    }
    items.push(toItem(node, between));
    between = [];
  }
  if (between.length > 0) giveSuffix();
  return items;
}

function group(children: PhrasingContent[]): PhrasingContent[] {
  const result: PhrasingContent[] = [];
  const open: number[] = [];
  for (const node of cut(children)) {
    const from = isText(node, ']') ? open.pop() : undefined;
    if (isText(node, '[')) open.push(result.length);
    const inner = from === undefined ? [] : result.slice(from + 1);
    const key = inner.find((child) => child.type === 'citeKey');
    if (from === undefined || !key) {
      result.push(node);
      continue;
    }
    const made: Citation = {
      type: 'citation',
      items: readItems(inner),
      narrative: false,
      position: key.position,
    };
    result.splice(from, result.length - from, made);
  }
  return joinTexts(
    result.map((node) => {
      if (node.type !== 'citeKey') return node;
      const item: CiteItem = { key: node.key, form: 'narrative', prefix: [], suffix: [] };
      return { type: 'citation', items: [item], narrative: true, position: node.position };
    }),
  );
}

/** Finds citations in every run of text; whether their keys are known is asked later. */
export function citations(tree: Root): void {
  eachPhrasing(tree, (children) =>
    children.some((child) => child.type === 'citeKey') ? group(children) : children,
  );
}
