import { claimsInJournals } from '@quire/model/grants';
import type { Role } from '@quire/model/roles';
import { expect, test } from 'vitest';
import { findPlaces } from './find-places.ts';

const placesFor = (...roles: Role[]) => findPlaces(claimsInJournals(roles, ['CES']));
const labelsFor = (...roles: Role[]) => placesFor(...roles).map(({ source }) => source.label);

test('looks for everything on behalf of an admin', () => {
  expect(labelsFor('admin')).toHaveLength(15);
  expect(placesFor('admin').every(({ scope }) => scope === 'all')).toBe(true);
});

test('looks for accounts on behalf of those who may see the directory', () => {
  expect(labelsFor('editor')).toContain('Accounts');
  for (const role of ['recommendingEditor', 'production', 'finance', 'content', 'author'] as const)
    expect(labelsFor(role), role).not.toContain('Accounts');
  const plans = placesFor('editor').filter(({ source }) => source.label === 'Accounts');
  expect(plans).toMatchObject([{ scope: ['CES'], plan: { scope: { field: 'journals' } } }]);
});

test('looks for requests on behalf of an editor among those that editors see', () => {
  const [found] = placesFor('editor').filter(({ source }) => source.label === 'Discount requests');
  expect(found).toMatchObject({ plan: { only: { shownToEditors: true } }, inAnyOrder: true });
  expect(labelsFor('finance')).toEqual(['Invoices', 'Discount requests']);
});

test('leads to a special issue by its page, and those who cannot open it by its articles', () => {
  const issue = { journal: 'CES', issueid: 's1', kind: 'special' };
  const pathFor = (role: Role, data: object = issue) => {
    const claims = claimsInJournals([role], ['CES']);
    const [found] = findPlaces(claims).filter(({ source }) => source.label === 'Issues');
    return found?.source.path('CES~s1', data, claims);
  };
  expect(pathFor('editor')).toBe('/admin/dashboard/special_issues?issue=CES~s1');
  expect(pathFor('content')).toBe('/admin/dashboard/articles/CES/s1');
  const regular = { ...issue, issueid: '3-2', kind: 'regular' };
  expect(pathFor('editor', regular)).toBe('/admin/dashboard/articles/CES/3-2');
});
