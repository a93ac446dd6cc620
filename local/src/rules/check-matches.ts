import type { Report } from './check.ts';
import { METHODS_OF } from './operations.ts';
import { LIMITS } from './run/limits.ts';
import type { MatchNode, PatternSegment } from './syntax/ast.ts';

/** The published limits of nested matches, and the operations that an `allow` may name. */
export function checkMatches(
  matches: readonly MatchNode[],
  version: '1' | '2',
  report: Report,
): void {
  for (const match of matches) checkMatch(match, [], 1, version, report);
}

function checkMatch(
  match: MatchNode,
  outer: readonly PatternSegment[],
  depth: number,
  version: '1' | '2',
  report: Report,
): void {
  const pattern = [...outer, ...match.pattern];
  const wildcards = pattern.filter((s) => s.kind !== 'literal');
  // Told where a limit is passed, not again for each match inside.
  const passes = (before: number, now: number, most: number) => before <= most && now > most;
  if (depth === LIMITS.matchDepth + 1)
    report(match.span, `Matches are nested more than ${LIMITS.matchDepth} deep.`);
  if (passes(outer.length, pattern.length, LIMITS.patternSegments))
    report(match.span, `A path has more than ${LIMITS.patternSegments} segments.`);
  if (passes(count(outer), wildcards.length, LIMITS.patternWildcards))
    report(match.span, `A path has more than ${LIMITS.patternWildcards} wildcards.`);
  if (passes(count(outer, 'rest'), count(pattern, 'rest'), 1))
    report(match.span, 'A path has at most one recursive wildcard.');
  const goesOn = (segments: readonly PatternSegment[]) =>
    segments.slice(0, -1).some((s) => s.kind === 'rest');
  if (version === '1' && goesOn(pattern) && !goesOn(outer))
    report(match.span, "A recursive wildcard is last, or needs rules_version = '2'.");
  for (const allow of match.allows)
    for (const operation of allow.operations)
      if (!METHODS_OF.has(operation)) report(allow.span, `Unknown operation '${operation}'.`);
  for (const inner of match.matches) checkMatch(inner, pattern, depth + 1, version, report);
}

const count = (pattern: readonly PatternSegment[], kind?: PatternSegment['kind']): number =>
  pattern.filter((s) => (kind === undefined ? s.kind !== 'literal' : s.kind === kind)).length;
