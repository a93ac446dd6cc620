/** Which works the text cites, where, and what it calls by a name that nothing has. */
import type { PhrasingContent, Root } from 'mdast';
import { type Run, report } from '../run/run.ts';
import type { Slugger } from '../run/slugger.ts';
import type { Citation } from '../syntax/nodes.ts';
import { eachPhrasing } from './each-phrasing.ts';

/** `@fig:x` and `[@fig:x]`, as pandoc-crossref has them, where that label is in the text. */
function asReferences(node: Citation, run: Run): PhrasingContent[] | null {
  const labels = node.items.map(({ key }) => key);
  if (!labels.every((label) => run.targets.has(label) && run.library.find(label) === null))
    return null;
  return labels.flatMap((label, index): PhrasingContent[] => {
    const reference: PhrasingContent = {
      type: 'crossRef',
      label,
      style: 'named',
      position: node.position,
    };
    return index === 0 ? [reference] : [{ type: 'text', value: ', ' }, reference];
  });
}

function settle(node: Citation, run: Run, slugger: Slugger): void {
  for (const item of node.items) {
    const key = run.library.find(item.key);
    if (key === null) {
      const line = node.position?.start.line;
      const message = `“@${item.key}” is cited, but the bibliography has no such entry.`;
      report(run, 'warning', 'citation/unresolved', message, line);
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
      if (node.type !== 'citation') return [node];
      const references = asReferences(node, run);
      if (references) return references;
      settle(node, run, slugger);
      return [node];
    }),
  );
}
