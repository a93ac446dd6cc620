import fc from 'fast-check';

const pick = (...texts: string[]) => fc.constantFrom(...texts);
const many = (of: fc.Arbitrary<string>, between: string, maxLength: number, minLength = 0) =>
  fc.array(of, { minLength, maxLength }).map((parts) => parts.join(between));
const words = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((p) => p.join(''));
const maybe = (of: fc.Arbitrary<string>) => fc.oneof(fc.constant(''), of);

/** Space where the language has some: blanks, line ends, comments. */
const space = pick(' ', ' ', ' ', '\n', '\t', '  ', ' /* b */ ', ' // c\n', '\r\n');
const gap = fc.oneof(fc.constant(''), space);
const name = pick('a', 'b', 'uid', 'request', 'resource', '$x', '_y1', 'isOwner', 'math');
const field = fc.oneof(name, pick('in', 'is', 'match', 'null', 'let', 'data', 'size'));
const type = pick('string', 'int', 'map_diff', 'constraint', 'anything');
const literal = pick(
  ...['null', 'true', 'false', '0', '7', '42', '1.5', '.5', '3.', "''", '"a"', "'it\\'s'"],
  ...["'\\u00e9'", "'\\101\\x41'", "b'\\xff'", 'B"z"', '"a//b"', "'/*'", "'é'"],
);
const segment = pick('/a', '/b-c', '/%20', '/(default)', '/x.y', '/documents', "/o'k");
const capture = pick('/{a}', '/{a=*}', '/{rest=**}', '/{ b }');

const expression: fc.Arbitrary<string> = fc.letrec<{ any: string; post: string }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 3, depthSize: 'xsmall' },
    tie('post'),
    fc
      .tuple(
        tie('any'),
        gap,
        pick('&&', '||', '==', '!=', '<', '<=', '>', '>=', '+', '-', '*', '/', '%', ' in '),
        gap,
        tie('any'),
      )
      .map((p) => p.join('')),
    words(tie('any'), pick(' is ', '\nis\t'), type),
    words(tie('any'), pick(' in ', ' /**/in '), tie('any')),
    words(tie('any'), pick('?', ' ? '), tie('any'), pick(':', ' : '), tie('any')),
    words(pick('!', '! ', '-', '- '), tie('post')),
    words(pick('!', '!!'), tie('any')),
  ),
  post: fc.oneof(
    { maxDepth: 3, depthSize: 'xsmall' },
    literal,
    name,
    words(fc.constant('('), gap, tie('any'), gap, fc.constant(')')),
    words(tie('post'), pick('.', ' . '), field),
    words(
      tie('post'),
      fc.constant('.'),
      name,
      fc.constant('('),
      many(tie('any'), ', ', 2),
      pick(')', ',)'),
    ),
    words(name, fc.constant('('), many(tie('any'), ',', 3), pick(')', ' )')),
    words(tie('post'), fc.constant('['), tie('any'), fc.constant(']')),
    words(
      tie('post'),
      fc.constant('['),
      maybe(tie('any')),
      pick(':', ' : '),
      maybe(tie('any')),
      fc.constant(']'),
    ),
    words(fc.constant('['), many(tie('any'), ', ', 3), maybe(fc.constant(',')), fc.constant(']')),
    fc
      .array(fc.tuple(tie('any'), tie('any')), { maxLength: 2 })
      .map((entries) => `{${entries.map(([k, v]) => `${k}: ${v}`).join(', ')}}`),
    many(
      fc.oneof(
        segment,
        segment,
        capture,
        tie('any').map((e) => `/$(${e})`),
      ),
      '',
      4,
      1,
    ),
    words(segment, pick(' / ', '/ '), tie('post')),
  ),
})).any;

/** Files of one condition: what is delicate is inside it. */
const conditions = words(
  fc.constant('service a{match /b{allow c:if '),
  expression,
  pick('}}', ';}}', '\n}}'),
);

const small = pick('true', 'a', 'a == b', '!a()', '(a)', "a.b['c']", '/a/$(b)', '{"a": [1]}');
const body = words(
  pick('{', ' {', ' {\n'),
  fc
    .array(words(fc.constant('let '), name, pick('=', ' = '), small, pick(';', ';\n')), {
      maxLength: 2,
    })
    .map((lets) => lets.join(' ')),
  pick(' return ', '\nreturn '),
  small,
  pick('}', '; }', ';\n}'),
);
const fn = words(
  fc.constant('function '),
  name,
  pick('(', ' ( '),
  many(name, ', ', 3),
  fc.constant(')'),
  body,
);
const operation = pick('read', 'write', 'get', 'list', 'create', 'update', 'delete', 'other');
const allow = words(
  fc.constant('allow '),
  many(operation, ', ', 2, 1),
  fc.oneof(fc.constant(''), words(pick(': if ', ':if\n', ' : if '), small)),
  pick(';', ' ;', '\n'),
);
const pattern = many(fc.oneof(segment, capture), '', 3, 1);
const match: fc.Arbitrary<string> = fc.letrec<{ match: string }>((tie) => ({
  match: words(
    fc.constant('match '),
    pattern,
    pick(' {', '{\n'),
    many(fc.oneof({ maxDepth: 2, depthSize: 'xsmall' }, allow, fn, tie('match')), '\n', 2, 1),
    pick('}', '\n}'),
  ),
})).match;
const service = words(
  fc.constant('service '),
  pick('cloud.firestore', 'firebase.storage', 'a', 'x-y.z'),
  pick(' {', '{\n'),
  many(fc.oneof(match, match, fn), '\n', 2, 1),
  fc.constant('}'),
);
const files = words(
  pick('', '', '', "rules_version = '2';\n", 'rules_version="1" ', "rules_version = '3';"),
  pick('', '', '', '', "import 'x';\n"),
  many(fc.oneof({ weight: 1, arbitrary: fn }, { weight: 3, arbitrary: service }), '\n', 2, 1),
);

/** A rules file that the official grammar takes, or nearly: of all constructs and odd spacing. */
export const programs: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: conditions },
  { weight: 1, arbitrary: files },
);

const PIECE = /\w+|\s+|[^\w\s]/g;
const STRAY = [
  ...['(', ')', '{', '}', '[', ']', ',', ';', ':', '?', '.', '/', '$', '=', '==', '===', '&&', '&'],
  ...['|', '!', '-', '--', '+', '++', '*', '**', '%', '<', '>', "'", '"', '#', '@', '\\', '`', 'é'],
  ...[
    'in',
    'is',
    'if',
    'let',
    'return',
    'match',
    'allow',
    'service',
    'function',
    'null',
    'not',
    'a',
  ],
  ...[
    '1',
    '1.',
    '.5',
    '007',
    '1e5',
    'b"',
    '//',
    '/*',
    '*/',
    '/a',
    '/{x}',
    '$(',
    '{x=**}',
    ' ',
    '\n',
  ],
];
const edits = fc.record({
  at: fc.nat(),
  other: fc.nat(),
  what: pick('drop', 'insert', 'replace', 'swap', 'double'),
  piece: fc.constantFrom(...STRAY),
});

/** The same with up to two pieces dropped, put in, replaced, swapped or doubled. */
export const editedPrograms: fc.Arbitrary<string> = fc
  .tuple(programs, fc.array(edits, { minLength: 1, maxLength: 2 }))
  .map(([source, list]) => list.reduce(edit, source));

function edit(
  source: string,
  { at, other, what, piece }: { at: number; other: number; what: string; piece: string },
): string {
  const parts = source.match(PIECE) ?? [''];
  const i = at % parts.length;
  const j = other % parts.length;
  const old = parts[i] ?? '';
  if (what === 'swap') {
    parts[i] = parts[j] ?? '';
    parts[j] = old;
  } else {
    parts[i] = { drop: '', insert: piece + old, replace: piece }[what] ?? old + old;
  }
  return parts.join('');
}
