/** `[see @a, p. 3; @b]`, `@a` and `[-@a]` become citations. */
import type { PhrasingContent, Root } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { looksLikeLabel } from '../run/find-target.ts';
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

/** The key in the running text that a bracket belongs to: `@key [p. 5]`. */
function keyBefore(result: PhrasingContent[], from: number): number {
  const gap = result[from - 1];
  const at = gap?.type === 'text' && /^ +$/.test(gap.value) ? from - 2 : from - 1;
  const node = result[at];
  return node?.type === 'citeKey' && !looksLikeLabel(node.key) ? at : -1;
}

/** Words, and further works only behind a semicolon: `[@other]` is a citation of its own. */
function isLocator(inner: PhrasingContent[]): boolean {
  const [first] = inner;
  const key = inner.findIndex((child) => child.type === 'citeKey');
  const end = inner.findIndex((child) => isText(child, ';'));
  const hasWords = first !== undefined && end !== 0 && plainText(first).trim() !== '';
  return hasWords && (key < 0 || (end >= 0 && end < key));
}

/** `@key [p. 5; @other]`: the text in the brackets continues the citation before them. */
function withLocator(key: CiteKey, inner: PhrasingContent[]): Citation {
  const [first, ...others] = readItems([key, text(', '), ...inner]);
  const items = first ? [{ ...first, form: 'narrative' as const }, ...others] : [];
  return { type: 'citation', items, narrative: true, position: key.position };
}

function group(children: PhrasingContent[]): PhrasingContent[] {
  const result: PhrasingContent[] = [];
  const open: number[] = [];
  for (const node of cut(children)) {
    const from = isText(node, ']') ? open.pop() : undefined;
    if (isText(node, '[')) open.push(result.length);
    const inner = from === undefined ? [] : result.slice(from + 1);
    const before = from === undefined || open.length > 0 ? -1 : keyBefore(result, from);
    const narrative = result[before];
    if (narrative?.type === 'citeKey' && isLocator(inner)) {
      result.splice(before, result.length - before, withLocator(narrative, inner));
      continue;
    }
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
