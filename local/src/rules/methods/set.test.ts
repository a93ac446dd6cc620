import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../testing/outcome-of.ts';

describe('sets', () => {
  it.each([
    ['[1, 2].toSet().difference([1].toSet()) == [2].toSet()', 'true'],
    ['[1, 2].toSet().intersection([2, 3].toSet()) == [2].toSet()', 'true'],
    ['[1].toSet().union([2].toSet()) == [1, 2].toSet()', 'true'],
    ['[1, 2].toSet().hasAll([1])', 'true'],
    ['[1].toSet().hasAny([2, 1])', 'true'],
    ['[1].toSet().hasOnly([1, 2].toSet())', 'true'],
    ['[1, 3].toSet().hasOnly([1, 2])', 'false'],
    ['[1, 1].toSet().size()', '1'],
    ['[1].toSet().union([2])', 'RULES_TYPE'],
    ['[1].toSet().concat([2])', 'RULES_UNKNOWN_NAME'],
  ])('evaluates %s to %s', (expression, outcome) => {
    expect(outcomeOf(expression)).toBe(outcome);
  });
});
