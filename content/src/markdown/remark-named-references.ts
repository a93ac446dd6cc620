/** “Figure \autoref{fig:x}” would read “Figure Figure 1”: after the word only the number is set. */
import type { Root } from 'mdast';
import { findTarget } from '../run/find-target.ts';
import type { Run } from '../run/run.ts';
import { THEOREM_KINDS } from '../syntax/theorem-kinds.ts';
import { eachPhrasing } from './each-phrasing.ts';

const NAMES =
  'figures?|figs?\\.?|tables?|tabs?\\.?|equations?|eqs?\\.?|eqns?\\.?|sections?|secs?\\.?';
/** “The first example (Figure 4)” is of a figure: a bracket may stand behind the others alone. */
const THEOREMS = Object.values(THEOREM_KINDS)
  .map(({ word }) => word.toLowerCase().replace(/y$/, '(?:y|ie)'))
  .join('|');
const NAME = new RegExp(
  `(?<!\\p{L})(?:(?:${NAMES})[\\s\\u00a0]*\\(?|(?:${THEOREMS})s?[\\s\\u00a0]+)$`,
  'iu',
);
const GOES_ON = /^[\s\u00a0]*(and|or|to|&|,|–|-)[\s\u00a0]*\(?$/i;

/** Looks at the word in front of each named reference, and at the one that it goes on from. */
export function namedReferences(tree: Root, run: Run): void {
  eachPhrasing(tree, (children) => {
    let named: string | null = null;
    children.forEach((node, index) => {
      if (node.type !== 'crossRef') return;
      const before = children[index - 1];
      const words = before?.type === 'text' ? before.value : '';
      const kind = findTarget(run, node.label)?.kind ?? '';
      const goesOn = named === kind && GOES_ON.test(words);
      named = goesOn || NAME.test(words) ? kind : null;
      if (named !== null && node.style === 'named') node.style = 'number';
      // The word and its number stand in one line.
      if (before?.type === 'text' && NAME.test(words)) {
        before.value = words.replace(/\s+(\(?)$/, '\u00a0$1');
      }
    });
    return children;
  });
}
