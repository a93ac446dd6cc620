import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../testing/outcome-of.ts';

describe('in', () => {
  it.each([
    ['1 in [1, 2]', 'true'],
    ['1 in [1.0]', 'false'],
    ['3 in [1, 2]', 'false'],
    ["'a' in ['a'].toSet()", 'true'],
    ['null in []', 'false'],
    ["'a' in {'a': null}", 'true'],
    ["'b' in {'a': 1}", 'false'],
    ['1 in {}', 'RULES_TYPE'],
    ["'a' in 'abc'", 'RULES_TYPE'],
    ['1 in null', 'RULES_TYPE'],
    ['1 in 1', 'RULES_TYPE'],
    ['!(1 in [2])', 'true'],
  ])('evaluates %s to %s', (expression, outcome) => {
    expect(outcomeOf(expression)).toBe(outcome);
  });
});
