/** “Figure \autoref{fig:x}” would read “Figure Figure 1”: after the word only the number is set. */
import type { Root } from 'mdast';
import { eachPhrasing } from './each-phrasing.ts';

const WORD =
  /(figures?|figs?\.?|tables?|tabs?\.?|equations?|eqs?\.?|eqns?\.?|sections?|secs?\.?|and|,)[\s\u00a0]*\(?$/i;
const NAME =
  /(figures?|figs?\.?|tables?|tabs?\.?|equations?|eqs?\.?|eqns?\.?|sections?|secs?\.?)[\s\u00a0]*\(?$/i;

/** Looks at the word in front of each named reference. */
export function namedReferences(tree: Root): void {
  eachPhrasing(tree, (children) => {
    let named = false;
    children.forEach((node, index) => {
      if (node.type !== 'crossRef') return;
      const before = children[index - 1];
      const words = before?.type === 'text' ? before.value : '';
      named = NAME.test(words) || (named && WORD.test(words) && words.trim().length < 5);
      if (named && node.style === 'named') node.style = 'number';
    });
    return children;
  });
}
