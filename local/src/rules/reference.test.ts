import { describe, expect, it } from 'vitest';
import { outcomeOf } from './testing/outcome-of.ts';

// The examples of the published reference, which are all said to be true.
describe('the examples of the reference', () => {
  it.each([
    "['a', 'b'].hasOnly(['a', 'c']) == false",
    "['a', 'b'].hasOnly(['a', 'b', 'c']) == true",
    "['a', 'b'].hasOnly(['b', 'a']) == true",
    "['a', 'a', 'b'].hasOnly(['a', 'b', 'b']) == true",
    "['a', 'a', 'b'].hasOnly(['a', 'b', 'b', 'c']) == true",
    "('a' in ['a', 'b']) == true",
    '{"a": 3, "b": 2}.get("c", 7) == 7',
    '{"a": [2, 7], "b": [9, 12]}.get("c", [1, 1]) == [1, 1]',
    '{"a": [2, 7], "b": [9, 12]}.get("b", [1, 1]) == [9, 12]',
    '{"a": {"b": 1}, "c": 2}.get(["a", "b"], 7) == 1',
    "'user@domain.com'.matches('.*@domain[.]com') == true",
    "'banana'.matches('.*@domain[.]com') == false",
    '\'banana\'.replace("a", "o") == \'bonono\'',
    '\'banana\'.replace("ana", "ee") == \'beena\'',
    '\'foo@test.com\'.replace(".", "-") == \'------------\'',
    "'ABC123'.lower() == 'abc123'",
    "'abcdef'[0:3] == 'abc'",
    'string(true) == "true" && string(1) == "1" && string(2.0) == "2.0" && string(null) == "null"',
    'math.ceil(2.1) == 3 && math.floor(2.7) == 2 && math.round(2.5) == 3 && math.round(2.4) == 2',
    'math.pow(1.5, 2) == 2.25 && math.pow(4, 0.5) == 2 && math.sqrt(2.25) == 1.5',
    '(/path/$(foo)/$(bar)).bind({"foo": "something", "bar": "another"}) == /path/something/another',
    'path("path/to/resource") == /path/to/resource',
  ])('holds: %s', (expression) => {
    expect(outcomeOf(expression)).toBe('true');
  });
});
