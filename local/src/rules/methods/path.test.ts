import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../testing/outcome-of.ts';

describe('paths', () => {
  it.each([
    ['/a/b', '/a/b'],
    ["/a/$('b')/c", '/a/b/c'],
    ["path('a/b') == /a/b", 'true'],
    ["path('/a/b') == /a/b", 'true'],
    ["path('a//b')", 'RULES_ARGUMENTS'],
    ['/a/$(/b/c)/d', '/a/b/c/d'],
    ["/a/$('b/c')", 'RULES_PATH'],
    ["/a/$('')", 'RULES_PATH'],
    ['/a/$(1 + 0)', 'RULES_PATH'],
    ['/a/$(null)', 'RULES_PATH'],
    [
      "(/path/$(foo)/$(bar)).bind({'foo': 'something', 'bar': 'another'})",
      '/path/something/another',
    ],
    ['/a/$(free)', '/a/{free}'],
    ["(/a/$(x)).bind({'x': 'b/c'})", 'RULES_PATH'],
    ["(/a/$(x)).bind({'x': 1})", 'RULES_PATH'],
    ["(/a/{x}).bind({'x': 'b'})", '/a/b'],
    ['(/a/$(x)).bind({})', '/a/{x}'],
    ['exists(/databases/d/documents/a/$(free))', 'RULES_PATH'],
    ['/a/{x=**}', 'RULES_UNSUPPORTED'],
    ['(/a).size()', 'RULES_UNKNOWN_NAME'],
  ])('evaluates %s to %s', (expression, outcome) => {
    expect(outcomeOf(expression)).toBe(outcome);
  });
});
