import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../testing/outcome-of.ts';

describe('conversions', () => {
  it.each([
    ['string(true)', '"true"'],
    ['string(1)', '"1"'],
    ['string(2.0)', '"2.0"'],
    ['string(null)', '"null"'],
    ["string('a')", '"a"'],
    ['string([])', 'RULES_TYPE'],
    ["int('-12')", '-12'],
    ['int(2.9)', '2'],
    ['int(-2.9)', '-2'],
    ["int('2.5')", 'RULES_ARGUMENTS'],
    ["int('')", 'RULES_ARGUMENTS'],
    ["int('9223372036854775808')", 'RULES_OVERFLOW'],
    ['int(math.sqrt(-1))', '0'],
    ["float('2.5')", '2.5'],
    ['float(2)', '2.0'],
    ["float('x')", 'RULES_ARGUMENTS'],
    ["bool('true')", 'RULES_UNKNOWN_NAME'],
    ['debug(1) == 1', 'true'],
    ['debug()', 'RULES_ARGUMENTS'],
    ['path(1)', 'RULES_TYPE'],
    ['nothing(1)', 'RULES_UNKNOWN_NAME'],
    ['toString()', 'RULES_UNKNOWN_NAME'],
  ])('evaluates %s to %s', (expression, outcome) => {
    expect(outcomeOf(expression)).toBe(outcome);
  });
});
