import type { CrossRef } from '../syntax/nodes.ts';
import { findTarget } from './find-target.ts';
import type { Run, Target } from './run.ts';

/** The text and target of a cross reference; null for an unknown label. */
export function referenceWords(
  node: CrossRef,
  run: Run,
): { readonly target: Target; readonly words: string } | null {
  const target = findTarget(run, node.label);
  if (!target?.id) return null;
  const number = target.number || target.kind;
  const shown = {
    number,
    named: `${target.kind}\u00a0${target.number}`.trim(),
    parenthesised: `(${number})`,
  }[node.style];
  return {
    target,
    words: node.words?.replaceAll('%s', number).replaceAll('{number}', number) ?? shown,
  };
}
