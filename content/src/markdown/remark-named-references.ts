/**
 * “Figure \ref{fig:x}”: the word and the number are one link, in one line. “Figure \autoref{fig:x}”
 * would read “Figure Figure 1”: after the word only the number is set.
 */
import type { PhrasingContent, Root, Text } from 'mdast';
import { findTarget } from '../run/find-target.ts';
import type { Run, Target } from '../run/run.ts';
import type { CrossRef } from '../syntax/nodes.ts';
import { THEOREM_KINDS } from '../syntax/theorem-kinds.ts';
import { eachPhrasing } from './each-phrasing.ts';

const NAMES =
  'figures?|figs?\\.?|tables?|tabs?\\.?|equations?|eqs?\\.?|eqns?\\.?|sections?|sects?\\.?|secs?\\.?|appendix|appendices|algorithms?|listings?';
/** “The first example (Figure 4)” is of a figure: a bracket may stand behind the others alone. */
const THEOREMS = Object.values(THEOREM_KINDS)
  .map(({ word }) => word.toLowerCase().replace(/y$/, '(?:y|ie)'))
  .join('|');
const NAME = new RegExp(
  `(?<!\\p{L})(?:(?:${NAMES}|§§?)[\\s\\u00a0]*\\(?|(?:${THEOREMS})s?[\\s\\u00a0]+)$`,
  'iu',
);
/** The same word in a source, before the command or key that refers: a link contains it, like the number. */
export const NAMED_REFERENCE = new RegExp(
  `(?<!\\p{L})(?:${NAMES}|§§?|(?:${THEOREMS})s?)[\\s~\\u00a0(]*(?=\\\\[a-zA-Z]*ref\\*?\\{|\\[?@(?:fig|tbl|tab|eq|sec|thm)[:-])`,
  'giu',
);
const GOES_ON = /^[\s\u00a0]*(and|or|to|&|,|–|-)[\s\u00a0]*\(?$/i;

/** Looks at the word in front of each reference, and at the one that it goes on from. */
export function namedReferences(tree: Root, run: Run): void {
  eachPhrasing(tree, (children) => {
    let named: string | null = null;
    children.forEach((node, index) => {
      if (node.type !== 'crossRef') return;
      const before = children[index - 1];
      const words = before?.type === 'text' ? before.value : '';
      const target = findTarget(run, node.label);
      const kind = target?.kind ?? '';
      const goesOn = named === kind && GOES_ON.test(words);
      const name = NAME.exec(words)?.[0];
      named = goesOn || name !== undefined ? kind : null;
      if (named !== null && node.style === 'named') node.style = 'number';
      if (before?.type === 'text' && name !== undefined) {
        join(before, name, node, target, children[index + 1]);
      }
    });
    return children.filter((node) => node.type !== 'text' || node.value !== '');
  });
}

/** Takes the word into the link, with the bracket around the number where there is one. */
function join(
  before: Text,
  name: string,
  reference: CrossRef,
  target: Target | undefined,
  after: PhrasingContent | undefined,
): void {
  const kept = name.replace(/[\s\u00a0]+(\(?)$/, '\u00a0$1');
  const rest = before.value.slice(0, before.value.length - name.length);
  const isOpen = kept.endsWith('(');
  const isClosed = after?.type === 'text' && after.value.startsWith(')');
  // What leads nowhere shows its label, and the bracket may hold more than this number.
  if (!target?.id || reference.words !== undefined || (isOpen && !isClosed)) {
    before.value = rest + kept;
    return;
  }
  before.value = rest;
  // A section without a number is called what the text calls it.
  const number = target.number === '' ? '' : reference.style === 'parenthesised' ? '(%s)' : '%s';
  reference.words = number === '' ? kept.replace(/[\s\u00a0(]+$/, '') : kept + number;
  if (isOpen && isClosed) {
    after.value = after.value.slice(1);
    if (number !== '') reference.words += ')';
  }
}
