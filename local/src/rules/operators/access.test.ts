import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../testing/outcome-of.ts';

describe('access', () => {
  it.each([
    ["{'a': 1}.a", '1'],
    ["{'a': 1}['a']", '1'],
    ["{'a': {'b': 2}}.a.b", '2'],
    ["{'a': 1}.b", 'RULES_MISSING'],
    ["{'a': 1}['b']", 'RULES_MISSING'],
    ["{'a': 1}[0]", 'RULES_TYPE'],
    ['null.a', 'RULES_TYPE'],
    ["'abc'.a", 'RULES_TYPE'],
    ['[1, 2][1]', '2'],
    ['[1][1]', 'RULES_RANGE'],
    ['[1][-1]', 'RULES_RANGE'],
    ['[1][9223372036854775807]', 'RULES_RANGE'],
    ["[1]['0']", 'RULES_TYPE'],
    ['[1][0.0]', 'RULES_TYPE'],
    ['[1].toSet()[0]', 'RULES_TYPE'],
    ["'abc'[1]", '"b"'],
    ["'abc'[3]", 'RULES_RANGE'],
    ["'abcde'[1:3]", '"bc"'],
    ["'abc'[1:]", '"bc"'],
    ["'abc'[:2]", '"ab"'],
    ["'abc'[:]", '"abc"'],
    ["'abc'[0:4]", 'RULES_RANGE'],
    ["'abc'[2:1]", 'RULES_RANGE'],
    ["'abc'[-1:2]", 'RULES_RANGE'],
    ['[1, 2, 3][1:3]', '[2, 3]'],
    ['[1, 2][0:0]', 'RULES_RANGE'],
    ["'abc'['a':1]", 'RULES_TYPE'],
    ['{}[0:1]', 'RULES_TYPE'],
    ['/a/b[1]', '"b"'],
    ['/a/b[2]', 'RULES_RANGE'],
    ['/a/b[0:1]', 'RULES_TYPE'],
    ["(/a/$(x)).bind({'x': 'y'})['x']", '"y"'],
    ["(/a/$(x)).bind({'x': 'y'}).x", '"y"'],
    ['(/a).x', 'RULES_MISSING'],
  ])('evaluates %s to %s', (expression, outcome) => {
    expect(outcomeOf(expression)).toBe(outcome);
  });
});
