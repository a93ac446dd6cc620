import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../testing/outcome-of.ts';

describe('maps', () => {
  it.each([
    ["{'a': 3, 'b': 2}.get('c', 7)", '7'],
    ["{'a': 3}.get('a', 7)", '3'],
    ["{'a': {'b': 1}, 'c': 2}.get(['a', 'b'], 7)", '1'],
    ["{'a': {'b': 1}}.get(['a', 'x'], 7)", '7'],
    ["{'a': 1}.get(['a', 'b'], 7)", '7'],
    ["{'a': 1}.get('a')", 'RULES_ARGUMENTS'],
    ["{'a': 1}.get(1, 2)", 'RULES_TYPE'],
    ["{'a': 1}.get([1], 2)", 'RULES_TYPE'],
    ["{'a': 1}.get([], 2)", 'RULES_ARGUMENTS'],
    ["{'a': 1, 'b': 2}.keys()", '["a", "b"]'],
    ["{'a': 1, 'b': 2}.values()", '[1, 2]'],
    ["{'a': 1, 'a': 2}", '{a: 2}'],
    ["{'a': 1}.size()", '1'],
    ['{1: 2}', 'RULES_TYPE'],
    ["{'a': 1}.diff(null)", 'RULES_TYPE'],
    ["{'a': 1}.has('a')", 'RULES_UNKNOWN_NAME'],
  ])('evaluates %s to %s', (expression, outcome) => {
    expect(outcomeOf(expression)).toBe(outcome);
  });
});
