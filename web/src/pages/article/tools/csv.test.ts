import { expect, test } from 'vitest';
import { csv } from './csv.ts';

test('quotes what needs quotes', () => {
  expect(
    csv([
      ['a', 'b, c'],
      ['say "no"', '1'],
    ]),
  ).toBe('a,"b, c"\r\n"say ""no""",1');
});

test.each([
  ['=SUM(A1)', "'=SUM(A1)"],
  ['@x', "'@x"],
  ['-cmd', "'-cmd"],
  ['-3.5', '-3.5'],
  ['+.5', '+.5'],
])('keeps %s from being run', (value, written) => expect(csv([[value]])).toBe(written));
