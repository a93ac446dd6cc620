import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../testing/outcome-of.ts';

describe('math', () => {
  it.each([
    ['math.abs(-1)', '1'],
    ['math.abs(-1.5)', '1.5'],
    ['math.abs(-9223372036854775808)', '-9223372036854775808'],
    ['math.ceil(1.2)', '2.0'],
    ['math.floor(-1.2)', '-2.0'],
    ['math.floor(3)', '3.0'],
    ['math.round(1.5)', '2'],
    ['math.round(-1.5)', '-1'],
    ['math.round(0.4)', '0'],
    ['math.pow(2, 3)', '8.0'],
    ['math.sqrt(9)', '3.0'],
    ['math.sqrt(-1.0) == 0', 'false'],
    ['math.isNaN(math.sqrt(-1))', 'true'],
    ['math.ceil(math.pow(10, 400)) == math.pow(10, 400)', 'true'],
    ['math.round(math.pow(10, 30))', '9223372036854775807'],
    ['math.sqrt(-1) < 1 || math.sqrt(-1) >= 1', 'false'],
    ["math.abs('1')", 'RULES_TYPE'],
    ['math.abs()', 'RULES_ARGUMENTS'],
    ['math.max(1, 2)', 'RULES_UNKNOWN_NAME'],
  ])('evaluates %s to %s', (expression, outcome) => {
    expect(outcomeOf(expression)).toBe(outcome);
  });
});
