import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../testing/outcome-of.ts';

describe('points', () => {
  it.each([
    ['latlng.value(1, 2.5).latitude()', '1.0'],
    ['latlng.value(1, 2.5).longitude()', '2.5'],
    ['latlng.value(1, 1).distance(latlng.value(1, 1))', '0.0'],
    ['math.round(latlng.value(0, 0).distance(latlng.value(0, 1)) / 1000)', '111'],
    ['latlng.value(91, 0)', 'RULES_RANGE'],
    ["latlng.value('1', 0)", 'RULES_TYPE'],
  ])('evaluates %s to %s', (expression, outcome) => {
    expect(outcomeOf(expression)).toBe(outcome);
  });
});
