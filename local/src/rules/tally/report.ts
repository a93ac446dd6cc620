import { excerpt } from '../run/recorder.ts';
import type { RulesCoverage, Tally } from './rules-coverage.ts';

type Counted = Readonly<Tally>;

/**
 * What was counted, as tables: `gaps` has a headline and the clauses and conditions that were never
 * evaluated, never true or never false; `full` has all of them. Null when nothing was evaluated.
 */
export function coverageReport(coverage: RulesCoverage): { gaps: string; full: string } | null {
  const gaps: string[] = [];
  const full: string[] = [];
  for (const [source, tallies] of coverage.sources()) {
    if (tallies.every(({ evaluated }) => evaluated === 0)) continue;
    const missing = tallies.filter((tally) => gapOf(tally) !== null);
    const head = headline(source, tallies, missing.length);
    gaps.push(head, ...table(source, missing));
    full.push(head, ...table(source, tallies));
  }
  return full.length === 0 ? null : { gaps: gaps.join('\n'), full: `${full.join('\n')}\n` };
}

/** What a part never came to, the most telling first; null when it came to both. */
export function gapOf(tally: Counted): string | null {
  if (tally.evaluated === 0) return 'never evaluated';
  const isValue = tally.evaluated > tally.true + tally.false + tally.error;
  if (tally.isFixed || (isValue && tally.true + tally.false === 0)) return null;
  if (tally.true === 0) return 'never true';
  return tally.false === 0 ? 'never false' : null;
}

function headline(source: string, tallies: readonly Counted[], gaps: number): string {
  const clauses = tallies.filter(({ kind }) => kind === 'clause');
  const reached = clauses.filter(({ evaluated }) => evaluated > 0);
  const conditions = tallies.length - clauses.length;
  const service = /\bservice\s+([\w.-]+)/.exec(source)?.[1] ?? 'no service';
  return `Rules of ${service}: ${reached.length} of ${clauses.length} clauses evaluated; gaps in these and their ${conditions} conditions: ${gaps}`;
}

function table(source: string, tallies: readonly Counted[]): string[] {
  if (tallies.length === 0) return [];
  const rows = tallies.map((tally) => {
    const numbers = [tally.span.line, tally.evaluated, tally.true, tally.false, tally.error];
    const text = excerpt(source, tally.span, 70);
    const where = tally.match === null ? `· ${text}` : `${collectionOf(tally.match)} ${text}`;
    return [...numbers.map((n) => String(n).padStart(6)), (gapOf(tally) ?? '').padEnd(15), where];
  });
  const names = ['line', 'asked', 'true', 'false', 'error'].map((name) => name.padStart(6));
  return [[...names, ' '.repeat(15), ''], ...rows].map((row) => row.join(' ').trimEnd());
}

/** `/articles/{article}` of `/databases/{database}/documents/articles/{article}`. */
const collectionOf = (label: string) =>
  label.replace(/^\/(?:databases\/[^/]+\/documents|b\/[^/]+\/o)/, '');
