import { expect, test } from 'vitest';
import { importOptions } from './options.ts';

test('reads folder, journal, issue and flags', () => {
  const args = ['papers', '--journal', 'CES', '--issue', '3-1', '--publish', '--dry-run'];
  expect(importOptions(args)).toMatchObject({
    folder: 'papers',
    journal: 'CES',
    issue: '3-1',
    publish: true,
    dryRun: true,
    create: false,
    as: null,
  });
});

test.each([
  [[], 'one folder'],
  [['a', 'b', '--journal', 'CES', '--issue', '1'], 'one folder'],
  [['a', '--issue', '1'], '--journal'],
  [['a', '--journal', 'CES'], '--issue'],
  [['a', '--journal', '../x', '--issue', '1'], '--journal'],
  [['a', '--journal', 'CES', '--issue', '1', '--nonsense'], 'nonsense'],
])('says what is wrong with %j', (args, word) => {
  const options = importOptions(args);
  expect('wrong' in options && options.wrong).toContain(word);
});
