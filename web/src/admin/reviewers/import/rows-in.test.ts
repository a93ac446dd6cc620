import { expect, test } from 'vitest';
import { rowsIn } from './rows-in.ts';

test('recognises common column names, quotes and a byte order mark', () => {
  const text =
    '\uFEFFFirst name;Last name;E-mail;Keywords;Shoe size\r\nAda;Holt;ada@example.org;"tides; ""mud""";38\r\n\r\n';
  const read = rowsIn(text, 'CES');
  expect(read).toMatchObject({
    rows: [
      {
        line: 2,
        row: {
          ...{ given: 'Ada', family: 'Holt', email: 'ada@example.org', journals: 'CES' },
          ...{ expertise: 'tides; "mud"', country: '' },
        },
      },
    ],
    ignored: ['Shoe size'],
  });
});

test.each([
  ['', 'first line'],
  ['name,phone\nAda,12', 'first line'],
  ['email\n', 'no rows'],
])('says what is wrong with %j', (text, says) => {
  expect(rowsIn(text, '')).toEqual({ problem: expect.stringContaining(says) });
});

test('keeps the journals that a row names', () => {
  const read = rowsIn('email,journals\na@b.org,MSP; CES\nc@d.org,', 'JAM');
  expect('rows' in read && read.rows.map(({ row }) => row.journals)).toEqual(['MSP; CES', 'JAM']);
});
