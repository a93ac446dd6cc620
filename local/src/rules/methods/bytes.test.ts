import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../testing/outcome-of.ts';

describe('bytes', () => {
  it.each([
    ["b'abc'.size()", '3'],
    ["b'\\x2a\\377'.toHexString()", '"2AFF"'],
    ["b'abc'.toBase64()", '"YWJj"'],
    ["b'é'.size()", '2'],
    ["b'a'.toBase64()", '"YQ=="'],
    ["b'a'.lower()", 'RULES_UNKNOWN_NAME'],
  ])('evaluates %s to %s', (expression, outcome) => {
    expect(outcomeOf(expression)).toBe(outcome);
  });
});
