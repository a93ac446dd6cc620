import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../testing/outcome-of.ts';

describe('timestamps', () => {
  it.each([
    ['timestamp.date(2024, 2, 29).year()', '2024'],
    ['timestamp.date(2024, 2, 29).month()', '2'],
    ['timestamp.date(2024, 2, 29).day()', '29'],
    ['timestamp.date(2024, 2, 29).dayOfWeek()', '4'],
    ['timestamp.date(2026, 11, 22).dayOfWeek()', '7'],
    ['timestamp.date(2024, 12, 31).dayOfYear()', '366'],
    ['timestamp.date(2024, 1, 1).dayOfYear()', '1'],
    ['timestamp.value(3723004).hours()', '1'],
    ['timestamp.value(3723004).minutes()', '2'],
    ['timestamp.value(3723004).seconds()', '3'],
    ['timestamp.value(3723004).nanos()', '4000000'],
    ['timestamp.value(3723004).toMillis()', '3723004'],
    ['timestamp.value(-1).toMillis()', '-1'],
    ['timestamp.value(-1).year()', '1969'],
    ['timestamp.value(86400001).date() == timestamp.value(86400000)', 'true'],
    ['timestamp.value(3723004).time() == duration.time(1, 2, 3, 4000000)', 'true'],
    ['timestamp.date(2023, 2, 29)', 'RULES_ARGUMENTS'],
    ['timestamp.date(2023, 13, 1)', 'RULES_ARGUMENTS'],
    ["timestamp.date('2023', 1, 1)", 'RULES_TYPE'],
    ['timestamp.now()', 'RULES_UNKNOWN_NAME'],
    ['timestamp.value(9223372036854775807)', 'RULES_OVERFLOW'],
    ['timestamp.date(9999, 12, 31).year()', '9999'],
    ["timestamp.date(9999, 12, 31) + duration.value(1, 'd')", 'RULES_OVERFLOW'],
    ["timestamp.date(1, 1, 1) - duration.value(1, 'ns')", 'RULES_OVERFLOW'],
    ['request.time.year()', '2023'],
  ])('evaluates %s to %s', (expression, outcome) => {
    expect(outcomeOf(expression)).toBe(outcome);
  });
});
