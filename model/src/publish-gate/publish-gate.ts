/**
 * What prevents the publication of an article (field 5.4), each with the place in the office where it is
 * fixed. Pure: the function that publishes collects the facts, and so does a page that only asks.
 */

import type { GateProblem } from '../entities/gate-problem.ts';
import { checkMetadata } from './check-metadata.ts';
import { checkPlace } from './check-place.ts';
import { checkText } from './check-text.ts';
import type { GateFacts } from './gate-facts.ts';

/** Everything amiss, what blocks first. */
export function publishGate(facts: GateFacts): GateProblem[] {
  const problems = [...checkMetadata(facts), ...checkText(facts), ...checkPlace(facts)];
  const isFirst = (problem: GateProblem) => (problem.severity === 'block' ? 0 : 1);
  return problems.toSorted((a, b) => isFirst(a) - isFirst(b));
}
