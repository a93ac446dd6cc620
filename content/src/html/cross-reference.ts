import type { Element } from 'hast';
import { type Run, report } from '../run/run.ts';
import type { CrossRef } from '../syntax/nodes.ts';
import { hastElement, text } from '../tree/build.ts';

/** A link to what a label names; a label that nothing has is shown with a mark and reported. */
export function crossReference(node: CrossRef, run: Run): Element {
  const target = run.targets.get(node.label);
  if (!target?.id) {
    const message = `Nothing in the text has the label “${node.label}”.`;
    report(run, 'warning', 'reference/unresolved', message, node.position?.start.line);
    return hastElement('span', { className: ['unresolved'], title: message }, [
      text(`[${node.label}]`),
    ]);
  }
  const words = {
    number: target.number,
    named: `${target.kind} ${target.number}`,
    parenthesised: `(${target.number})`,
  }[node.style];
  return hastElement('a', { className: ['cross-reference'], href: `#${target.id}` }, [text(words)]);
}
