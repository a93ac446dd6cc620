import type { Expression } from '../syntax/ast.ts';
import type { Context } from './context.ts';
import type { Outcome } from './outcome.ts';

/** Tells the log what was read. A limit that is exceeded is all that comes out from then on. */
export function told(outcome: Outcome, node: Expression, context: Context): Outcome {
  if (context.exhausted !== null) return context.exhausted;
  if (outcome.type !== 'error') {
    if (READS.has(node.node)) context.recorder?.saw(node.span, outcome);
    return outcome;
  }
  if (outcome.at !== undefined) return outcome;
  // Errors are told where they come up, also the ones that `||` goes on to absorb.
  const located = { ...outcome, at: node.span };
  context.recorder?.saw(node.span, located);
  if (located.code === 'RULES_LIMIT') context.exhausted = located;
  return located;
}

/** What the log tells of: everything that is read or called, not what is computed from it. */
const READS: ReadonlySet<Expression['node']> = new Set([
  'variable',
  'member',
  'index',
  'call',
  'method',
]);
