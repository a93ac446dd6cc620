import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../testing/outcome-of.ts';

describe('is', () => {
  it.each([
    ['true is bool', 'true'],
    ["b'' is bytes", 'true'],
    ['1.0 is float', 'true'],
    ['1 is float', 'false'],
    ['1 is int', 'true'],
    ['latlng.value(0, 0) is latlng', 'true'],
    ['[] is list', 'true'],
    ['1 is number', 'true'],
    ['1.5 is number', 'true'],
    ['/a is path', 'true'],
    ['{} is map', 'true'],
    ["'' is string", 'true'],
    ['request.time is timestamp', 'true'],
    ["duration.value(1, 's') is duration", 'true'],
    ['null is string', 'false'],
    ['[].toSet() is set', 'true'],
    ['[].toSet() is list', 'false'],
    ['{}.diff({}) is map_diff', 'true'],
    ['null is null_type', 'RULES_UNKNOWN_NAME'],
    ['{} is constraint', 'false'],
    ['1 is integer', 'RULES_UNKNOWN_NAME'],
    ['1 is toString', 'RULES_UNKNOWN_NAME'],
    ['nothing is string', 'RULES_UNKNOWN_NAME'],
  ])('evaluates %s to %s', (expression, outcome) => {
    expect(outcomeOf(expression)).toBe(outcome);
  });
});
