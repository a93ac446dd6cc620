import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../testing/outcome-of.ts';

describe('lists', () => {
  it.each([
    ['[1].concat([2, 3])', '[1, 2, 3]'],
    ['[1, 2].hasAll([1])', 'true'],
    ['[1, 2].hasAll([1, 3])', 'false'],
    ['[1].hasAll([])', 'true'],
    ['[1, 2].hasAny([2, 9])', 'true'],
    ['[1].hasAny([])', 'false'],
    ['[1, 1].hasOnly([1, 2])', 'true'],
    ['[1, 3].hasOnly([1, 2])', 'false'],
    ['[1, 2].hasAll([1].toSet())', 'RULES_TYPE'],
    ["['a', 'b'].join('-')", '"a-b"'],
    ["[].join('-')", '""'],
    ["[1].join('-')", '"1"'],
    ['[1, 2, 1].removeAll([1])', '[2]'],
    ['[1, 2].size()', '2'],
    ['[1, 1.0, 2].toSet().size()', '2'],
    ['[1].hasAll(1)', 'RULES_TYPE'],
    ['[1].first()', 'RULES_UNKNOWN_NAME'],
  ])('evaluates %s to %s', (expression, outcome) => {
    expect(outcomeOf(expression)).toBe(outcome);
  });
});
