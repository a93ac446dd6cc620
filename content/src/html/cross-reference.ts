import type { Element } from 'hast';
import { bodyWord } from '../run/body-words.ts';
import { referenceWords } from '../run/reference-words.ts';
import { type Run, report } from '../run/run.ts';
import type { CrossRef } from '../syntax/nodes.ts';
import { hastElement, text } from '../tree/build.ts';

/** A link to what a label names; a label that nothing has is shown with a mark and reported. */
export function crossReference(node: CrossRef, run: Run): Element {
  const found = referenceWords(node, run);
  if (!found) {
    const { label } = node;
    report(run, 'warning', 'reference/unresolved', { label }, node.position?.start.line);
    const title = bodyWord(run.words, 'labelMissing', { label });
    return hastElement('span', { className: ['unresolved'], title }, [text(`[${node.label}]`)]);
  }
  const { target, words } = found;
  return hastElement('a', { className: ['cross-reference'], href: `#${target.id}` }, [text(words)]);
}
