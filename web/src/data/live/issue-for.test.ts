import { type Issue, IssueSchema } from '@quire/model/entities/issue';
import { expect, test } from 'vitest';
import { issueFor } from './issue-for.ts';

const issue = (issueid: string, change: Partial<Issue> = {}): Issue =>
  IssueSchema.parse({ journal: 'CES', issueid, year: 2026, status: 'open', ...change });

const SPECIAL = issue('2027-s1', { year: 2027, kind: 'special' });
const OPEN = issue('3-1');
const PUBLISHED = issue('2-1', { year: 2025, status: 'published' });

test('chooses the newest regular issue for a regular manuscript, whatever else is listed first', () => {
  expect(issueFor([SPECIAL, OPEN, PUBLISHED])).toBe('3-1');
  expect(issueFor([issue('p', { kind: 'proceedings' }), SPECIAL, OPEN])).toBe('3-1');
});

test('prefers an open issue to a newer draft, and otherwise takes what there is', () => {
  const draft = issue('4-1', { year: 2027, status: 'draft' });
  expect(issueFor([draft, OPEN])).toBe('3-1');
  expect(issueFor([SPECIAL, PUBLISHED])).toBe('2-1');
});

test('chooses the special issue that the author chose', () => {
  expect(issueFor([SPECIAL, OPEN], '2027-s1')).toBe('2027-s1');
});

test('leaves the choice open rather than guess', () => {
  expect(issueFor([SPECIAL])).toBe('');
  expect(issueFor([OPEN], 'closed-s1')).toBe('');
  expect(issueFor([])).toBe('');
});
