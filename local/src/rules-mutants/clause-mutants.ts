import type { Clause, CompiledMatch } from '../rules/ruleset.ts';
import type { Mutant } from './mutant.ts';

/** An `allow` that allows every time, one operation at a time, or never. */
export function clauseMutants(clause: Clause, within: string): Mutant[] {
  const { span, condition, operations } = clause;
  const before = { ...span, end: span.start };
  const opened = operations.map((operation) => ({
    ...{ span: before, within, watched: clause },
    ...{ what: `opens ${operation}`, text: `allow ${operation}: if true; ` },
  }));
  if (condition === null) return [];
  if (condition.node === 'boolean' && !condition.value) return opened;
  const closed = {
    ...{ span: condition.span, within, watched: clause },
    ...{ what: `closes ${operations.join(', ')}`, text: 'false' },
  };
  return condition.node === 'boolean' ? [closed] : [...opened, closed];
}

/** A match whose last word is any word: `/articles/{article}` as `/{any}/{article}`. */
export function patternMutants(match: CompiledMatch, source: string): Mutant[] {
  const neverAllows = match.clauses.every(
    ({ condition }) => condition?.node === 'boolean' && !condition.value,
  );
  const word = match.pattern.findLast((segment) => segment.kind === 'literal');
  if (neverAllows || word?.kind !== 'literal') return [];
  const line =
    source
      .split('\n')
      .slice(0, match.line - 1)
      .join('\n').length + 1;
  const start = source.indexOf(`/${word.text}/`, line);
  const end = start + word.text.length + 1;
  if (start < 0 || source.slice(line, start).includes('\n')) return [];
  const span = { line: match.line, column: start - line + 1, start, end };
  const what = 'does not look at the path';
  return [{ span, within: match.label, what, text: '/{anything}', watched: null }];
}
