import type { Element } from 'hast';
import { findTarget } from '../run/find-target.ts';
import { type Run, report } from '../run/run.ts';
import type { CrossRef } from '../syntax/nodes.ts';
import { hastElement, text } from '../tree/build.ts';

/** A link to what a label names; a label that nothing has is shown with a mark and reported. */
export function crossReference(node: CrossRef, run: Run): Element {
  const target = findTarget(run, node.label);
  if (!target?.id) {
    const message = `Nothing in the text has the label “${node.label}”.`;
    report(run, 'warning', 'reference/unresolved', message, node.position?.start.line);
    return hastElement('span', { className: ['unresolved'], title: message }, [
      text(`[${node.label}]`),
    ]);
  }
  const number = target.number || target.kind;
  const shown = {
    number,
    named: `${target.kind}\u00a0${target.number}`.trim(),
    parenthesised: `(${number})`,
  }[node.style];
  const words = node.words?.replaceAll('%s', number).replaceAll('{number}', number) ?? shown;
  return hastElement('a', { className: ['cross-reference'], href: `#${target.id}` }, [text(words)]);
}
