import { expect, it } from 'vitest';
import { readIssueProposal } from './read-issue-proposal.ts';

const KEY = 'proposal00000001';
const VALUES = {
  journal: 'CES',
  title: 'Compound extremes',
  scope: 'Two things at once.',
  topics: 'Surge and river\n\n Heat and low oxygen ',
  'guest1-name': 'Maren Holt',
  'guest1-email': 'Maren@Example.org',
  'guest3-name': 'Luana Ferraz',
  'guest3-email': 'luana@example.org',
  expectedPapers: '12',
  deadline: '2027-04-30',
};

it('reads topics by line and only the guest editors that were filled in', async () => {
  const { request, problems } = await readIssueProposal(VALUES, KEY);
  expect(problems).toEqual([]);
  expect(request).toMatchObject({
    topics: ['Surge and river', 'Heat and low oxygen'],
    guestEditors: [{ name: 'Maren Holt' }, { name: 'Luana Ferraz' }],
    expectedPapers: 12,
  });
});

it('names the field of each mistake, in the order of the form', async () => {
  const wrong = { ...VALUES, title: '', 'guest3-email': 'luana', expectedPapers: 'many' };
  const { request, problems } = await readIssueProposal(wrong, KEY);
  expect(request).toBeNull();
  expect(problems.map(({ field }) => field)).toEqual(['title', 'guest3-email', 'expectedPapers']);
  const empty = await readIssueProposal({}, KEY);
  expect(empty.problems.map(({ field }) => field)).toEqual([
    ...['journal', 'title', 'scope', 'guest1-name', 'guest1-email'],
  ]);
});
