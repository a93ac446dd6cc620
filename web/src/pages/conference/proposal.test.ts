import { expect, test } from 'vitest';
import { readProposal } from './proposal.ts';

const KEY = 'a'.repeat(32);
const FILLED = { name: 'Maren Holt', email: 'maren@example.org', conference: 'Tidal Flats' };

test('sends what was typed, and nothing for what was left empty', async () => {
  const { request } = await readProposal({ ...FILLED, online: 'yes', expectedPapers: '40' }, KEY);
  expect(request).toMatchObject({
    ...{ key: KEY, conference: 'Tidal Flats', online: true, expectedPapers: 40, place: '' },
    organiser: { name: 'Maren Holt', email: 'maren@example.org' },
  });
  expect(request?.start).toBeUndefined();
});

test('says what is wrong with each field, in the order of the form', async () => {
  const { request, problems } = await readProposal(
    { website: 'tidal flats', expectedPapers: 'many', email: 'maren', end: '2027-01-01' },
    KEY,
  );
  expect(request).toBeNull();
  expect(problems.map(({ field }) => field)).toEqual([
    ...['name', 'email', 'conference', 'website', 'expectedPapers'],
  ]);
});

test('takes no conference that is over before it begins', async () => {
  const days = { start: '2027-05-14', end: '2027-05-12' };
  const { problems } = await readProposal({ ...FILLED, ...days }, KEY);
  expect(problems.map(({ field }) => field)).toEqual(['end']);
});
