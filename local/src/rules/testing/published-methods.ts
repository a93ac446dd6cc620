import type { Members } from './published-reference.ts';

/** The methods of each type of the published reference, with its own examples. */
export const METHODS: Readonly<Record<string, Members>> = {
  bytes: {
    size: ["b'\\xFF\\xFF'.size() == 2", "b'a'.size() == 1", "b'€'.size() == 3"],
    toBase64: ["b'\\xFB\\xEF\\xBE'.toBase64() == '----'"],
    toHexString: [
      "b'\\x2A'.toHexString() == '2A'",
      "b'**'.toHexString() == '2A2A'",
      "b'€'.toHexString() == 'E282AC'",
    ],
  },
  duration: {
    nanos: ["duration.value(-1, 'ns').nanos() == -1"],
    seconds: ["duration.value(-90, 's').seconds() == -90"],
  },
  latlng: {
    distance: ['latlng.value(0, 0).distance(latlng.value(0, 1)) > 111000.0'],
    latitude: ['latlng.value(45.0, 90.0).latitude() == 45.0'],
    longitude: ['latlng.value(45.0, 90.0).longitude() == 90.0'],
  },
  list: {
    concat: ['[1].concat([2, 1]) == [1, 2, 1]'],
    hasAll: ["['a', 'b'].hasAll(['b'])"],
    hasAny: ["['a', 'b'].hasAny(['c', 'b'])"],
    hasOnly: [
      "['a', 'b'].hasOnly(['a', 'c']) == false",
      "['a', 'b'].hasOnly(['a', 'b', 'c']) == true",
      "['a', 'b'].hasOnly(['b', 'a']) == true",
      "['a', 'a', 'b'].hasOnly(['a', 'b', 'b']) == true",
      "['a', 'a', 'b'].hasOnly(['a', 'b', 'b', 'c']) == true",
    ],
    join: ["['a', 'b', 'c'].join('-') == 'a-b-c'"],
    removeAll: ['[1, 2, 3, 2].removeAll([2]) == [1, 3]'],
    size: ['[1, 1].size() == 2'],
    toSet: [
      "['a', 'b', 'a'].toSet().size() == 2",
      '(1 in [1, 1.0].toSet()) && [1, 1.0].toSet().size() == 1',
    ],
  },
  map: {
    diff: ["request.resource.data.diff(resource.data).affectedKeys().hasOnly(['title'])"],
    get: [
      '{"a": 3,"b": 2}.get("c", 7) == 7',
      '{"a": [2, 7], "b": [9, 12]}.get("c", [1, 1]) == [1, 1]',
      '{"a": [2, 7],"b": [9, 12]}.get("b", [1, 1]) == [9, 12]',
      '{"a": {"b": 1},"c": 2}.get(["a", "b"], 7) == 1',
    ],
    keys: ["{'a': 1, 'b': 2}.keys() == ['a', 'b']"],
    size: ["{'a': 1, 'b': 2}.size() == 2"],
    values: ["{'a': 1, 'b': 2}.values() == [1, 2]"],
  },
  map_diff: {
    addedKeys: ['{"a":1}.diff({}).addedKeys() == ["a"].toSet()'],
    affectedKeys: [
      '({"a":0, "c":0, "u":0}).diff({"r":0, "c":1, "u": 0}).affectedKeys() == ["a", "r", "c"].toSet()',
    ],
    changedKeys: ['{"a":0}.diff({"a":1, "b":4}).changedKeys() == ["a"].toSet()'],
    removedKeys: ['{}.diff({"a":1}).removedKeys() == ["a"].toSet()'],
    unchangedKeys: ['{"a": 0}.diff({"a":0}).unchangedKeys() == ["a"].toSet()'],
  },
  path: {
    bind: [
      '(/path/$(foo)/$(bar)).bind({"foo": "something", "bar": "another"}) == /path/something/another',
    ],
  },
  set: {
    difference: ["['a','b'].toSet().difference(['a','c'].toSet()) == ['b'].toSet()"],
    hasAll: [
      "['a','b'].toSet().hasAll(['a','c']) == false",
      "['d','e','f'].toSet().hasAll(['d','e']) == true",
    ],
    hasAny: [
      "['a','b'].toSet().hasAny(['c','d'].toSet()) == false",
      "['a','b'].toSet().hasAny(['a','c'].toSet()) == true",
    ],
    hasOnly: [
      "['a','b'].toSet().hasOnly(['a','c']) == false",
      "['a','b'].toSet().hasOnly(['a','b']) == true",
    ],
    intersection: ["['a','b'].toSet().intersection(['a','c'].toSet()) == ['a'].toSet()"],
    size: ["['a','b'].toSet().size() == 2"],
    union: ["['a','b'].toSet().union(['a','c'].toSet()) == ['a', 'b', 'c'].toSet()"],
  },
  string: {
    lower: ["'ABC'.lower() == 'abc'", "'ABC123'.lower() == 'abc123'"],
    matches: [
      "'user@domain.com'.matches('.*@domain[.]com') == true",
      "'banana'.matches('.*@domain[.]com') == false",
    ],
    replace: [
      '\'banana\'.replace("a", "o") == \'bonono\'',
      '\'banana\'.replace("ana", "ee") == \'beena\'',
      // The page has more dashes than the text has characters.
      '\'foo@test.com\'.replace(".", "-") == \'------------\'',
    ],
    size: ["'a'.size() == 1", "'abc'.size() == 3"],
    split: ["'a/b/c'.split('/') == ['a', 'b', 'c']"],
    toUtf8: ["'**'.toUtf8() == b'\\x2A\\x2A'", "'€'.toUtf8() == b'\\xE2\\x82\\xAC'"],
    trim: ["' a '.trim() == 'a'", "'b'.trim() == 'b'"],
    upper: ["'abc'.upper() == 'ABC'", "'abc123'.upper() == 'ABC123'"],
  },
  timestamp: {
    date: ['timestamp.value(86400001).date() == timestamp.date(1970, 1, 2)'],
    day: ['timestamp.date(2024, 2, 29).day() == 29'],
    dayOfWeek: ['timestamp.date(2024, 2, 29).dayOfWeek() == 4'],
    dayOfYear: ['timestamp.date(2024, 12, 31).dayOfYear() == 366'],
    hours: ['timestamp.value(3723004).hours() == 1'],
    minutes: ['timestamp.value(3723004).minutes() == 2'],
    month: ['timestamp.date(2024, 2, 29).month() == 2'],
    nanos: ['timestamp.value(3723004).nanos() == 4000000'],
    seconds: ['timestamp.value(3723004).seconds() == 3'],
    time: ['timestamp.value(3723004).time() == duration.time(1, 2, 3, 4000000)'],
    toMillis: ['timestamp.value(3723004).toMillis() == 3723004'],
    year: ['timestamp.date(2024, 2, 29).year() == 2024'],
  },
};
