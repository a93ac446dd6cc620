import { afterAll, beforeAll, expect, it } from 'vitest';
import { putJournal, startTestPress, type TestPress } from '../../testing/test-press.ts';
import { PressPlaces } from './press-places.ts';

let press: TestPress;
beforeAll(async () => {
  press = await startTestPress();
  const former = { from: 2001, to: 2010 };
  await putJournal(press, 'CES', {
    formerTitles: [
      { title: 'Notes on Salt', issn: '2434-561X', issn_print: '2049-3622', ...former },
      { title: 'Tides', issn: '1234-5679', from: 1990, to: 2000 },
    ],
  });
  // A journal of today, wherever it stands among them.
  for (const [key, issn] of [
    ['AAA', '1234-5679'],
    ['ZZZ', '2049-3622'],
  ] as const)
    await putJournal(press, key, { issn, fullname: key === 'AAA' ? 'Tides' : 'Zostera' });
});
afterAll(() => press.close());

it('finds the journal of what appeared under a former title, unless another one has it today', async () => {
  const places = await PressPlaces.read(press.db);
  const keyOf = (journal: string, ...issns: string[]) => places.journalOf({ issns, journal })?.key;
  expect(keyOf('', '2434-561X')).toBe('CES');
  expect(keyOf('Notes on salt')).toBe('CES');
  expect(keyOf('', '2049-3622')).toBe('ZZZ');
  expect(keyOf('', '1234-5679')).toBe('AAA');
  expect(keyOf('Tides')).toBe('AAA');
});
