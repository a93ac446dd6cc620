import { expect, test } from 'vitest';
import type { Board, BoardMember } from '../../data/live/people/boards.ts';
import { mistakesOf } from '../kit/form/form-fields.ts';
import { BOARD_FORM } from './board-form.tsx';
import { boardRows, notesOn } from './board-rows.ts';

const TODAY = '2026-06-01';
const member = (change: Partial<BoardMember>): BoardMember => ({
  ...{ name: 'Ada Holt', role: 'associate', affiliation: '', country: '', bio: '', expertise: [] },
  ...change,
});
const BOARDS: readonly Board[] = [
  {
    journal: 'CES',
    title: 'Coastal Earth Systems',
    members: [
      member({ role: 'editor-in-chief', orcid: '0000-0002-1825-0097', expertise: ['tidal flats'] }),
      member({ name: 'Bo Lund', to: '2026-05-31', orcid: '0000-0002-1825-0098' }),
    ],
  },
  { journal: 'MSP', title: 'Marsh and Sea Papers', members: [member({ name: 'Cy Marsh' })] },
];
const EVERYTHING = { q: '', journal: '', role: '', note: '' };
const names = (change: Partial<typeof EVERYTHING>) =>
  boardRows(BOARDS, { ...EVERYTHING, ...change }, TODAY).map(({ member: { name } }) => name);

test('shows the board of a journal and keeps the rest of its record', () => {
  expect(mistakesOf(BOARD_FORM)).toEqual({ unknown: [], missing: [] });
});

test('lists all members in the order of the boards, filtered', () => {
  expect(names({})).toEqual(['Ada Holt', 'Bo Lund', 'Cy Marsh']);
  expect(names({ journal: 'MSP' })).toEqual(['Cy Marsh']);
  expect(names({ role: 'editor-in-chief' })).toEqual(['Ada Holt']);
  expect(names({ q: 'TIDAL ada' })).toEqual(['Ada Holt']);
  expect(names({ note: 'no-orcid' })).toEqual(['Cy Marsh']);
  expect(names({ note: 'bad-orcid' })).toEqual(['Bo Lund']);
});

test.each([
  ['2026-05-31', 'over'],
  ['2026-06-01', 'soon'],
  ['2026-08-30', 'soon'],
  ['2026-08-31', undefined],
])('describes a term to %s as %s', (to, note) => {
  const notes = notesOn({ orcid: '0000-0002-1825-0097', to }, TODAY);
  expect(notes).toEqual(note ? [note] : []);
});
