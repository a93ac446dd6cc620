/**
 * The published reference of the language (firebase.google.com/docs/reference/rules and
 * docs/rules/rules-language) as data: each member with expressions that are true by its text or are
 * its own examples. Two of its members are left out, since Google's evaluator was seen to have neither:
 * `bool()` and `math.isInfinite()` (see `measured.test.ts`).
 */
export type Members = Readonly<Record<string, readonly string[]>>;

export const FUNCTIONS: Readonly<Record<string, Members>> = {
  duration: {
    abs: ["duration.abs(duration.value(-10, 's')) == duration.value(10, 's')"],
    time: ["duration.time(1, 2, 3, 4) == duration.value(3723000000004, 'ns')"],
    value: [
      "duration.value(1, 'w') == duration.value(7, 'd') && duration.value(1, 'd') == duration.value(24, 'h')",
      "duration.value(1, 'h') == duration.value(60, 'm') && duration.value(1, 'm') == duration.value(60, 's')",
      "duration.value(1, 's') == duration.value(1000, 'ms') && duration.value(1, 'ms') == duration.value(1000000, 'ns')",
    ],
  },
  hashing: {
    crc32: ["hashing.crc32('123456789').toHexString() == '2639F4CB'"],
    crc32c: ["hashing.crc32c('123456789').toHexString() == '839206E3'"],
    md5: ["hashing.md5('').toHexString() == 'D41D8CD98F00B204E9800998ECF8427E'"],
    sha256: [
      "hashing.sha256(b'abc').toHexString() == 'BA7816BF8F01CFEA414140DE5DAE2223B00361A396177A9CB410FF61F20015AD'",
    ],
  },
  latlng: { value: ['latlng.value(45.0, 90.0) is latlng'] },
  math: {
    abs: ['math.abs(-1) == 1', 'math.abs(1) == 1'],
    ceil: ['math.ceil(2.0) == 2', 'math.ceil(2.1) == 3', 'math.ceil(2.7) == 3'],
    floor: ['math.floor(1.9) == 1', 'math.floor(2.0) == 2', 'math.floor(2.7) == 2'],
    isNaN: ['math.isNaN(math.sqrt(-1)) == true', 'math.isNaN(100) == false'],
    pow: ['math.pow(2, 2) == 4', 'math.pow(1.5, 2) == 2.25', 'math.pow(4, 0.5) == 2'],
    round: ['math.round(1.9) == 2', 'math.round(2.4) == 2', 'math.round(2.5) == 3'],
    sqrt: ['math.sqrt(4) == 2.0', 'math.sqrt(2.25) == 1.5'],
  },
  timestamp: {
    date: ['timestamp.date(1984, 1, 2) is timestamp'],
    value: ['timestamp.value(0) == timestamp.date(1970, 1, 1)'],
  },
};

export const CONVERSIONS: Members = {
  debug: ['debug(debug(request.auth.uid) == debug(resource.data.owner))'],
  float: ['float("2.2") == 2.2', 'float(2) == 2.0'],
  int: ['int("2") == 2', 'int(2.0) == 2'],
  path: ['path("path/to/resource") == /path/to/resource'],
  string: [
    'string(true) == "true"',
    'string(1) == "1"',
    'string(2.0) == "2.0"',
    'string(null) == "null"',
  ],
};

/** The look-ups of Firestore; those of Storage are `firestore.get` and `firestore.exists`. */
export const LOOKUPS: Members = {
  exists: ['exists(/databases/(default)/documents/things/thing1)'],
  existsAfter: ['existsAfter(/databases/(default)/documents/things/thing1)'],
  get: [
    'get(/databases/(default)/documents/things/thing1).data.open == true',
    'get(/databases/(default)/documents/things/other) == null',
  ],
  getAfter: ['getAfter(/databases/(default)/documents/things/thing1) != null'],
};

/** The examples of `in` have brackets here: without them the official grammar reads `in (… == true)`. */
export const OPERATORS: Members = {
  boolean: ['(true && true) && (false || true) && !false', 'true == true && true != false'],
  bytes: [
    "b'*' == b'\\x2A' && b'*' == b'\\052'",
    "b'€' == b'\\342\\202\\254' && b'€' == b'\\xE2\\x82\\xAC'",
  ],
  integer: [
    '1 == 1 && 1 != 2 && 2 > 1 && 1 < 2 && 2 >= 2 && 2 <= 2',
    '7 + 1 - 2 == 6 && 7 / 2 == 3 && 2 * 3 == 6 && 7 % 3 == 1',
    '-(3) == 0 - 3',
  ],
  float: [
    '1.5 == 1.5 && 1.5 != 2.5 && 2.5 > 1.5 && 1 < 1.5 && 1.5 >= 1 && 1.5 <= 2',
    '1.5 + 1 == 2.5 && 3.0 / 2 == 1.5 && 1.5 * 2 == 3 && 5.5 % 2 == 1.5 && -1.5 < 0',
  ],
  string: [
    "'username' + '@domain.com' == 'username@domain.com'",
    "'abcdef'[0] == 'a' && 'abcdef'[0:3] == 'abc'",
    "'a' < 'b' && 'b' > 'a' && 'a' <= 'a' && 'a' >= 'a' && 'a' != 'b'",
  ],
  list: [
    "[1, 'a'] == [1, 'a'] && [1, 2][1] == 2 && [1, 2, 3][0:2] == [1, 2]",
    "('a' in ['a','b']) == true",
  ],
  map: ["{'a': 1} == {'a': 1} && {'a': 1}['a'] == 1 && {'a': 1}.a == 1 && 'a' in {'a': 1}"],
  path: [
    "/a/b == /a/b && /a/b[1] == 'b'",
    "(/a/$(x)).bind({'x': 'y'}).x == 'y' && (/a/$(x)).bind({'x': 'y'})['x'] == 'y'",
  ],
  set: ["['a'].toSet() == ['a', 'a'].toSet() && ('a' in ['a','b'].toSet()) == true"],
  timestamp: [
    "timestamp.value(0) + duration.value(1, 's') == timestamp.value(1000) && timestamp.value(1) > timestamp.value(0)",
  ],
  duration: [
    "duration.value(1, 's') + duration.value(1, 's') == duration.value(2, 's') && duration.value(1, 's') < duration.value(1, 'm')",
  ],
  ternary: ["(1 < 2 ? 'a' : 'b') == 'a'"],
  is: [
    "true is bool && b'' is bytes && 1 is int && 1.5 is float && 1 is number && '' is string",
    "[] is list && {} is map && /a is path && latlng.value(0, 0) is latlng && request.time is timestamp && duration.value(1, 's') is duration",
    '[].toSet() is set && {}.diff({}) is map_diff && !({} is constraint)',
  ],
};

export const FIRESTORE_PROPERTIES: Members = {
  'request.auth': [
    "request.auth.uid == 'anna'",
    "request.auth.token.email == 'anna@press.example' && request.auth.token.email_verified == true",
    "request.auth.token.phone_number == '+15550100' && request.auth.token.name == 'Anna' && request.auth.token.sub == 'anna'",
    'request.auth.token.firebase.identities["google.com"][0] == "g1"',
    "request.auth.token.firebase.sign_in_provider == 'google.com' && request.auth.token.firebase.tenant == 'tenant2-m6tyz'",
  ],
  'request.method': ["request.method == 'update'"],
  'request.params': ['request.params == {}'],
  'request.path': ['request.path == /databases/(default)/documents/posts/p1'],
  'request.resource': ["request.resource.data.title == 'New' && request.resource.id == 'p1'"],
  'request.time': ['request.time == request.resource.data.at'],
  'resource.__name__': [
    "resource['__name__'] == /databases/(default)/documents/posts/p1",
    "resource['__name__'] == /databases/(default)/documents/posts/$(resource.id)",
  ],
  'resource.data': ["resource.data.title == 'Old'"],
  'resource.id': ["resource.id == 'p1'"],
};

/** The metadata of an object, as `resource` and `request.resource` of Storage. */
export const STORAGE_PROPERTIES: Readonly<Record<string, string>> = {
  name: "resource.name == 'pictures/p.png'",
  bucket: "resource.bucket == 'press'",
  generation: 'resource.generation == 7',
  metageneration: 'resource.metageneration == 1',
  size: 'resource.size < 5 * 1024 * 1024',
  timeCreated: 'resource.timeCreated.year() == 2026',
  updated: 'resource.updated > resource.timeCreated',
  md5Hash: "resource.md5Hash == 'm'",
  crc32c: "resource.crc32c == 'c'",
  etag: "resource.etag == 'e'",
  contentDisposition: "resource.contentDisposition == 'inline'",
  contentEncoding: "resource.contentEncoding == 'gzip'",
  contentLanguage: "resource.contentLanguage == 'en'",
  contentType: "resource.contentType.matches('image/.*')",
  metadata: 'resource.metadata.owner == request.auth.uid',
};
