import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../testing/outcome-of.ts';

describe('strings', () => {
  it.each([
    ["'aB'.lower()", '"ab"'],
    ["'aB'.upper()", '"AB"'],
    ["' a '.trim()", '"a"'],
    ["'abc'.size()", '3'],
    ["'\\ud83d\\ude00'.size()", '2'],
    ["'abc'.matches('a.c')", 'true'],
    ["'xabc'.matches('a.c')", 'false'],
    ["'abc'.matches('b')", 'false'],
    ["'a@b.org'.matches('.*@b[.]org')", 'true'],
    ["'12345'.matches('^[0-9]{5}$')", 'true'],
    ["'a\\nb'.matches('a.b')", 'false'],
    ["'a'.matches('' + '(')", 'RULES_REGEX'],
    ["'aa'.matches('' + '(a)\\\\1')", 'RULES_REGEX'],
    ["'a'.matches(1)", 'RULES_TYPE'],
    ["'banana'.replace('a', 'o')", '"bonono"'],
    ["'ab12'.replace('[0-9]+', '')", '"ab"'],
    ["'a'.replace('a', '$0$0')", '"aa"'],
    ["'a/b/c'.split('/')", '["a", "b", "c"]'],
    ["'a1b22c'.split('[0-9]+')", '["a", "b", "c"]'],
    ["''.split(',')", '[""]'],
    ["'é'.toUtf8() == b'\\xc3\\xa9'", 'true'],
    ["'a'.size(1)", 'RULES_ARGUMENTS'],
    ["'a'.length()", 'RULES_UNKNOWN_NAME'],
    ["'a'.constructor()", 'RULES_UNKNOWN_NAME'],
  ])('evaluates %s to %s', (expression, outcome) => {
    expect(outcomeOf(expression)).toBe(outcome);
  });
});
