import { ArticleCardSchema, IssueCardSchema } from '@quire/model/entities/published';
import { expect, test } from 'vitest';
import { SMALL_PRESS } from '../../testing/small-press.ts';
import { contentsByType } from './contents-by-type.ts';
import { byYear } from './parts/by-year.ts';
import { issueLabel } from './parts/issue-label.ts';

const issue = (issueid: string, year: number, volume: string, datePublished?: string) =>
  IssueCardSchema.parse({
    journal: 'TST',
    issueid,
    volume,
    number: '',
    year,
    title: '',
    kind: 'regular',
    status: 'published',
    datePublished,
  });

test('groups issues by year, newest first, those without a date at the top', () => {
  const groups = byYear([
    issue('a', 2024, '1', '2024-03-01'),
    issue('b', 2025, '2', '2025-03-01'),
    issue('c', 2025, '10', '2025-09-01'),
    issue('d', 2025, '11'),
  ]);
  expect(groups.map(({ year, cards }) => [year, cards.map(({ issueid }) => issueid)])).toEqual([
    [2025, ['d', 'c', 'b']],
    [2024, ['a']],
  ]);
});

test('groups a table of contents by type and keeps the issue’s order within a group', () => {
  const base = Object(SMALL_PRESS['publishedIssues/TST~1-1']).contents[0];
  const card = (akey: string, type: string) => ArticleCardSchema.parse({ ...base, akey, type });
  const groups = contentsByType([
    card('z', 'research-article'),
    card('e', 'editorial'),
    card('a', 'research-article'),
  ]);
  expect(groups.map(({ heading, cards }) => [heading, cards.map(({ akey }) => akey)])).toEqual([
    ['Editorial', ['e']],
    ['Research articles', ['z', 'a']],
  ]);
});

test.each([
  [{ volume: '2', number: '1', issueid: '2-1', kind: 'regular' }, 'Volume 2, Number 1'],
  [{ volume: '2', number: '', issueid: '2', kind: 'regular' }, 'Volume 2'],
  [{ volume: '', number: '', issueid: 's1', kind: 'special' }, 'Special issue'],
  [{ volume: '', number: '', issueid: 'x', kind: 'regular' }, 'x'],
] as const)('calls an issue by what it has', (numbered, label) => {
  expect(issueLabel(numbered)).toBe(label);
});
