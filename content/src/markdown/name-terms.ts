/** Terms that the text refers to with MyST's `{term}` lead to where a list of definitions explains them. */
import type { Root } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { type Run, report } from '../run/run.ts';
import type { Slugger } from '../run/slugger.ts';
import type { DefinitionPart, TermUse } from '../syntax/nodes.ts';

/** As Sphinx compares them: capitals and spaces make no difference. */
const comparable = (words: string) => words.trim().toLowerCase().replace(/\s+/g, ' ');

/** Gives terms that are referred to an id, and reports those that no list of definitions has. */
export function nameTerms(tree: Root, run: Run, slugger: Slugger): void {
  const uses: TermUse[] = [];
  const terms = new Map<string, DefinitionPart>();
  visit(tree, (node) => {
    if (node.type === 'termUse') uses.push(node);
    if (node.type !== 'definitionPart' || node.kind !== 'term') return;
    const words = comparable(plainText(node));
    if (!terms.has(words)) terms.set(words, node);
  });
  for (const use of uses) {
    const words = comparable(use.term);
    const defined = terms.get(words) ?? terms.get(comparable(plainText(use)));
    if (defined) {
      defined.id ??= slugger.slug('term', words);
      use.target = defined.id;
    } else {
      const values = { term: use.term.trim() };
      report(run, 'warning', 'term/undefined', values, use.position?.start.line);
    }
  }
}
