import { describe, expect, it } from 'vitest';
import { compileRules } from '../compile.ts';
import { evaluate } from '../evaluate.ts';
import { requestOf } from '../testing/outcome-of.ts';
import { coverageReport, gapOf } from './report.ts';
import { RulesCoverage } from './rules-coverage.ts';

const RULES = `service cloud.firestore { match /databases/{d}/documents {
  function owner() { return resource.data.owner; }
  function unused() { return false; }
  match /posts/{id} {
    allow get: if resource.data.open || (request.auth != null && owner() == request.auth.uid);
    allow delete: if false;
  }
} }`;

function watched(coverage: RulesCoverage) {
  const compiled = compileRules(RULES);
  if (!compiled.ok) throw new Error('the rules compile');
  return coverage.watch(compiled.ruleset);
}

/** `text: evaluated true false error` of each part. */
const counts = (coverage: RulesCoverage) =>
  [...coverage.sources()].flatMap(([source, tallies]) =>
    tallies.map((t) => {
      const text = source.slice(t.span.start, t.span.end).split(':')[0];
      return `${text}: ${t.evaluated} ${t.true} ${t.false} ${t.error}`;
    }),
  );

describe('RulesCoverage', () => {
  it('counts what clauses and their conditions come to', () => {
    const coverage = new RulesCoverage();
    const ruleset = watched(coverage);
    evaluate(ruleset, requestOf({ data: { open: true } }));
    evaluate(ruleset, requestOf({ data: { open: false, owner: 'ann' } }));
    evaluate(ruleset, requestOf({ data: { owner: 'bo' }, auth: { uid: 'bo', token: {} } }));
    evaluate(ruleset, requestOf({}));
    evaluate(ruleset, requestOf({ data: {} }, 'delete'));
    expect(counts(coverage)).toEqual([
      'resource.data.owner: 1 0 0 0',
      'allow get: 4 2 1 1',
      'resource.data.open: 4 1 1 2',
      'request.auth != null: 3 1 2 0',
      'owner() == request.auth.uid: 1 1 0 0',
      'allow delete: 1 0 1 0',
    ]);
  });

  it('goes on counting when the same rules are compiled again', () => {
    const coverage = new RulesCoverage();
    for (let i = 0; i < 2; i++) evaluate(watched(coverage), requestOf({}, 'delete'));
    expect(counts(coverage)).toContain('allow delete: 2 0 2 0');
  });
});

describe('coverageReport', () => {
  it('is none when nothing was asked', () => {
    const coverage = new RulesCoverage();
    watched(coverage);
    expect(coverageReport(coverage)).toBeNull();
  });

  it('shows gaps apart from the whole', () => {
    const coverage = new RulesCoverage();
    const ruleset = watched(coverage);
    evaluate(ruleset, requestOf({ data: { open: true } }));
    evaluate(ruleset, requestOf({}, 'delete'));
    const report = coverageReport(coverage);
    expect(report?.gaps).toMatch(
      /^Rules of cloud.firestore: 2 of 2 clauses evaluated; gaps in these and their 4 conditions: 5/,
    );
    expect(report?.gaps).toMatch(/ 5 +1 +1 +0 +0 never false +\/posts\/\{id\} allow get: if/);
    expect(report?.gaps).toMatch(/never evaluated +· owner\(\) == request\.auth\.uid/);
    expect(report?.gaps).not.toContain('allow delete');
    expect(report?.full).toContain('allow delete: if false');
  });

  it('does not ask a fixed clause to come out otherwise, nor a value to be true', () => {
    const span = { line: 1, column: 1, start: 0, end: 0 };
    const part = { kind: 'clause', span, match: null, isFixed: false } as const;
    const tally = { ...part, evaluated: 2, true: 0, false: 2, error: 0 };
    expect(gapOf(tally)).toBe('never true');
    expect(gapOf({ ...tally, isFixed: true })).toBeNull();
    expect(gapOf({ ...tally, false: 0 })).toBeNull();
    expect(gapOf({ ...tally, false: 0, error: 2 })).toBe('never true');
  });
});
