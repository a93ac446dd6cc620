import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../testing/outcome-of.ts';

describe('durations', () => {
  it.each([
    ["duration.value(90, 's').seconds()", '90'],
    ['duration.time(1, 1, 1, 5).seconds()', '3661'],
    ['duration.time(0, 0, 1, 5).nanos()', '5'],
    ["duration.value(1, 'w') == duration.value(7, 'd')", 'true'],
    ["duration.value(1, 'd') == duration.value(24, 'h')", 'true'],
    ["duration.value(1, 'h') == duration.value(60, 'm')", 'true'],
    ["duration.value(1, 's') == duration.value(1000, 'ms')", 'true'],
    ["duration.value(1, 'ms') == duration.value(1000000, 'ns')", 'true'],
    ["duration.abs(duration.value(-1, 's')) == duration.value(1, 's')", 'true'],
    ["duration.value(9223372036854775807, 'w')", 'RULES_OVERFLOW'],
    ["duration.value(1, 'y')", 'RULES_ARGUMENTS'],
    ["duration.value(1.5, 's')", 'RULES_TYPE'],
    ["duration.value(1, 's').hours()", 'RULES_UNKNOWN_NAME'],
  ])('evaluates %s to %s', (expression, outcome) => {
    expect(outcomeOf(expression)).toBe(outcome);
  });
});
