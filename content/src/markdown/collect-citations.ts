/** Which works the text cites, where, and what it calls by a name that nothing has. */
import type { Link, PhrasingContent, Root } from 'mdast';
import { findTarget, looksLikeLabel } from '../run/find-target.ts';
import { type Run, report } from '../run/run.ts';
import type { Slugger } from '../run/slugger.ts';
import type { Citation, CiteItem } from '../syntax/nodes.ts';
import { eachPhrasing } from './each-phrasing.ts';

const text = (value: string): PhrasingContent => ({ type: 'text', value });

function asReference({ key: label, prefix, suffix }: CiteItem, node: Citation): PhrasingContent[] {
  return [
    ...prefix,
    { type: 'crossRef', label, style: 'named', position: node.position },
    ...suffix,
  ];
}

/**
 * `@fig:x` and `[see @fig:x]`, as pandoc-crossref and Quarto have them, where that label is in the text;
 * a name that begins as labels do is one even where nothing has it. Null where all are works.
 */
function withReferences(node: Citation, run: Run): PhrasingContent[] | null {
  const isLabel = ({ key }: CiteItem) =>
    run.library.find(key) === null && (findTarget(run, key) !== undefined || looksLikeLabel(key));
  if (!node.items.some(isLabel)) return null;
  if (node.items.every(isLabel))
    return node.items.flatMap((item, index) => [
      ...(index === 0 ? [] : [text(', ')]),
      ...asReference(item, node),
    ]);
  // `[@fig:x; @key]`: references and works in the brackets of one citation.
  const parts = node.items.flatMap((item, index) => [
    ...(index === 0 ? [] : [text('; ')]),
    ...(isLabel(item) ? asReference(item, node) : [{ ...node, items: [item], narrative: true }]),
  ]);
  return node.narrative ? parts : [text('('), ...parts, text(')')];
}

/** `[words](#label)` and `[](#label)`, as MyST has them: the link leads to what has the label. */
function asOwnLink(node: Link, run: Run): PhrasingContent {
  const label = node.url.startsWith('#') ? node.url.slice(1) : '';
  const target = label === '' ? undefined : findTarget(run, label);
  if (target === undefined) return node;
  if (node.children.length > 0) return { ...node, url: `#${target.id}` };
  return { type: 'crossRef', label, style: 'named', position: node.position };
}

function settle(node: Citation, run: Run, slugger: Slugger): void {
  for (const item of node.items) {
    const key = run.library.find(item.key);
    if (key === null) {
      const line = node.position?.start.line;
      report(run, 'warning', 'citation/unresolved', { key: item.key }, line);
      continue;
    }
    item.key = key;
    item.id = slugger.slug('cite', key);
    run.cited.set(key, [...(run.cited.get(key) ?? []), item.id]);
  }
}

/** Fills `run.cited`; gives every citation the id that the list of references links back to. */
export function collectCitations(tree: Root, run: Run, slugger: Slugger): void {
  eachPhrasing(tree, (children) =>
    children.flatMap((node) => {
      if (node.type === 'link') return [asOwnLink(node, run)];
      if (node.type !== 'citation') return [node];
      const parts = withReferences(node, run) ?? [node];
      for (const part of parts) if (part.type === 'citation') settle(part, run, slugger);
      return parts;
    }),
  );
}
