import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileRules } from '../compile.ts';
import { evaluate } from '../evaluate.ts';
import { requestOf } from '../testing/outcome-of.ts';
import { RulesCoverage } from './rules-coverage.ts';
import { addTallies, writeTallies } from './tally-file.ts';

const RULES = `service cloud.firestore { match /databases/{d}/documents/posts/{id} {
  allow get: if resource.data.open || request.auth != null; } }`;
const file = () => join(mkdtempSync(join(tmpdir(), 'tally-')), 'tally.json');

function counted(times: number): RulesCoverage {
  const coverage = new RulesCoverage();
  const compiled = compileRules(RULES);
  if (!compiled.ok) throw new Error('the rules compile');
  const ruleset = coverage.watch(compiled.ruleset);
  for (let i = 0; i < times; i++) evaluate(ruleset, requestOf({ data: { open: i === 0 } }));
  return coverage;
}

const numbers = (coverage: RulesCoverage) =>
  [...coverage.sources().values()].flat().map((t) => [t.evaluated, t.true, t.false, t.error]);

describe('a file of tallies', () => {
  it('adds up what several processes counted', () => {
    const path = file();
    writeTallies(path, counted(3));
    const sum = counted(1);
    addTallies(path, sum);
    addTallies(path, sum);
    expect(numbers(sum)).toEqual([
      [7, 3, 4, 0],
      [7, 3, 4, 0],
      [4, 0, 4, 0],
    ]);
    const alone = new RulesCoverage();
    addTallies(path, alone);
    expect(numbers(alone)).toEqual(numbers(counted(3)));
  });

  it.each([
    ['no JSON', '{'],
    ['another form', '[{"source": 1}]'],
    ['rules that do not compile', '[{"source": "match", "counts": []}]'],
    ['counts of other rules', JSON.stringify([{ source: RULES, counts: [[1, 1, 0, 0]] }])],
  ])('is refused when it is %s', (_, text) => {
    const path = file();
    writeFileSync(path, text);
    expect(() => addTallies(path, new RulesCoverage())).toThrow('TALLY_UNREADABLE');
  });
});
