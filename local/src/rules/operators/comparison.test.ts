import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../testing/outcome-of.ts';

describe('comparison', () => {
  it.each([
    ['1 == 1', 'true'],
    ['1 == 1.0', 'true'],
    ['1 != 1.0', 'false'],
    // Published: coerced, so 2^53 + 1 is 2^53 beside a float.
    ['9007199254740993 == 9007199254740992.0', 'true'],
    ['9007199254740993 > 9007199254740992.0', 'false'],
    ['9007199254740993 > 9007199254740992', 'true'],
    ["1 == '1'", 'false'],
    ["1 != '1'", 'true'],
    ['null == null', 'true'],
    ['null == false', 'false'],
    ['true == true', 'true'],
    ["'a' == 'a'", 'true'],
    ["'a' == 'A'", 'false'],
    ["b'\\x00' == b'\\x00'", 'true'],
    ["b'a' == 'a'", 'false'],
    ['[1, 2] == [1, 2.0]', 'false'],
    ['[1, 2] == [2, 1]', 'false'],
    ['[1] == [1].toSet()', 'false'],
    ["{'a': 1, 'b': [2]} == {'b': [2], 'a': 1}", 'true'],
    ["{'a': 1} == {'a': 1, 'b': 2}", 'false'],
    ['[1, 2].toSet() == [2, 1, 1].toSet()', 'true'],
    ['/a/b == /a/b', 'true'],
    ['/a/b == /a/c', 'false'],
    ["/a/b == '/a/b'", 'false'],
    ['latlng.value(1, 2) == latlng.value(1, 2)', 'true'],
    ['timestamp.value(1) == timestamp.value(1)', 'true'],
    ['1 < 2', 'true'],
    ['2 <= 2.0', 'true'],
    ['2.5 > 2', 'true'],
    ['2 >= 3', 'false'],
    ["'a' < 'b'", 'true'],
    ["'B' < 'a'", 'true'],
    ["'\\uffff' < '\\ud83d\\ude00'", 'true'],
    ['timestamp.value(1) < timestamp.value(2)', 'true'],
    ["duration.value(1, 'm') > duration.value(59, 's')", 'true'],
    ['true < false', 'RULES_TYPE'],
    ['null < 1', 'RULES_TYPE'],
    ["1 < '2'", 'RULES_TYPE'],
    ['[1] < [2]', 'RULES_TYPE'],
    ['1 <= null', 'RULES_TYPE'],
    ['/a < /b', 'RULES_TYPE'],
    ["timestamp.value(1) < duration.value(1, 's')", 'RULES_TYPE'],
  ])('evaluates %s to %s', (expression, outcome) => {
    expect(outcomeOf(expression)).toBe(outcome);
  });
});
