import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../testing/outcome-of.ts';

describe('arithmetic', () => {
  it.each([
    ['1 + 2', '3'],
    ['1 - 2', '-1'],
    ['3 * 4', '12'],
    ['7 / 2', '3'],
    ['-7 / 2', '-3'],
    ['7 % 3', '1'],
    ['-7 % 3', '-1'],
    ['1 + 2.5', '3.5'],
    ['1.0 + 2.0', '3.0'],
    ['7 / 2.0', '3.5'],
    ['5.5 % 2', '1.5'],
    ["'a' + 'b'", '"ab"'],
    ['2 + 3 * 4 - 1', '13'],
    ['-(1 + 2)', '-3'],
    ['-1.5', '-1.5'],
    ['9223372036854775807 + 1', 'RULES_OVERFLOW'],
    ['-9223372036854775808 - 1', 'RULES_OVERFLOW'],
    ['9223372036854775807 * 2', 'RULES_OVERFLOW'],
    ['9223372036854775808', 'RULES_OVERFLOW'],
    ['-9223372036854775808', '-9223372036854775808'],
    ['-(-9223372036854775808)', 'RULES_OVERFLOW'],
    ['-9223372036854775808 / -1', 'RULES_OVERFLOW'],
    ['1 / 0', 'RULES_DIVISION'],
    ['1 % 0', 'RULES_DIVISION'],
    ['1.0 / 0', 'RULES_DIVISION'],
    ["'a' + 1", 'RULES_TYPE'],
    ['1 + null', 'RULES_TYPE'],
    ['true + true', 'RULES_TYPE'],
    ["'a' - 'a'", 'RULES_TYPE'],
    ['[1] + [2]', 'RULES_TYPE'],
    ["-'a'", 'RULES_TYPE'],
    ['(/a) / (/b)', 'RULES_TYPE'],
    ["timestamp.value(1000) + duration.value(1, 's') == timestamp.value(2000)", 'true'],
    ["duration.value(1, 's') + timestamp.value(1000) == timestamp.value(2000)", 'true'],
    ["timestamp.value(2000) - duration.value(1, 's') == timestamp.value(1000)", 'true'],
    ["timestamp.value(2000) - timestamp.value(1000) == duration.value(1, 's')", 'true'],
    ["duration.value(2, 's') - duration.value(3, 's') == duration.value(-1, 's')", 'true'],
    ['timestamp.value(1) + timestamp.value(1)', 'RULES_TYPE'],
    ["duration.value(1, 's') - timestamp.value(1)", 'RULES_TYPE'],
    ["duration.value(1, 's') * 2", 'RULES_TYPE'],
  ])('evaluates %s to %s', (expression, outcome) => {
    expect(outcomeOf(expression)).toBe(outcome);
  });
});
