import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../testing/outcome-of.ts';

describe('map differences', () => {
  it.each([
    ["{'a': 1, 'b': 2}.diff({'a': 1}).addedKeys() == ['b'].toSet()", 'true'],
    ["{'a': 1}.diff({'a': 1, 'b': 2}).removedKeys() == ['b'].toSet()", 'true'],
    ["{'a': 1}.diff({'a': 2}).changedKeys() == ['a'].toSet()", 'true'],
    ["{'a': [1]}.diff({'a': [1]}).unchangedKeys() == ['a'].toSet()", 'true'],
    [
      "{'a': 1, 'b': 2, 'c': 3}.diff({'a': 1, 'b': 9, 'd': 4}).affectedKeys() == ['b', 'c', 'd'].toSet()",
      'true',
    ],
    ['{}.diff({}).affectedKeys().size()', '0'],
    ["{'a': 1}.diff({'a': 1.0}).affectedKeys().hasOnly([])", 'true'],
    ["{'a': [{'b': 1}]}.diff({'a': [{'b': 2}]}).affectedKeys().hasOnly([])", 'false'],
    ["{'a': 1}.diff({'a': 2}).affectedKeys().hasOnly(['a'])", 'true'],
    ['{}.diff({}).keys()', 'RULES_UNKNOWN_NAME'],
  ])('evaluates %s to %s', (expression, outcome) => {
    expect(outcomeOf(expression)).toBe(outcome);
  });
});
