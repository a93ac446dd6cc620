import { expect, test } from 'vitest';
import { type CompositeIndex, listIndexes } from './list-indexes.ts';
import type { ListPlan } from './list-plan.ts';

const PLAN: ListPlan = {
  collection: 'posts',
  only: { kind: 'news' },
  scope: { field: 'journal' },
  filters: ['status'],
  sorts: [{ field: 'updatedAt', direction: 'desc' }],
  hasWords: true,
  hasBin: false,
};

const inWords = ({ fields }: CompositeIndex) =>
  fields
    .map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${arrayConfig ?? order?.slice(0, 3)}`)
    .join(', ');

test('sorts what each filter leaves, with and without the journals, both ways', () => {
  const found = listIndexes([PLAN]).map(inWords);
  expect(found.filter((fields) => fields.endsWith('DES'))).toEqual([
    'kind ASC, updatedAt DES',
    'kind ASC, status ASC, updatedAt DES',
    'kind ASC, words CONTAINS, updatedAt DES',
    'kind ASC, journal ASC, updatedAt DES',
    'kind ASC, journal ASC, status ASC, updatedAt DES',
    'kind ASC, journal ASC, words CONTAINS, updatedAt DES',
  ]);
  expect(found.filter((fields) => fields.endsWith('updatedAt ASC'))).toHaveLength(6);
});

test('never compares two lists in one index, and names no index of a single field', () => {
  const { only: _, ...plan } = PLAN;
  const found = listIndexes([{ ...plan, scope: { field: 'journals', isList: true } }]);
  for (const { fields } of found) {
    expect(fields.length).toBeGreaterThan(1);
    expect(fields.filter(({ arrayConfig }) => arrayConfig).length).toBeLessThan(2);
  }
});

test('names an index once that two lists need', () => {
  expect(listIndexes([PLAN, { ...PLAN, only: { kind: 'blogs' } }])).toEqual(listIndexes([PLAN]));
});

test('asks for one value in a list beside the journal, never in two lists at once', () => {
  const found = listIndexes([{ ...PLAN, filters: [], lists: ['queues'] }]).map(inWords);
  expect(found.filter((fields) => fields.endsWith('DES'))).toEqual([
    'kind ASC, updatedAt DES',
    'kind ASC, words CONTAINS, updatedAt DES',
    'kind ASC, queues CONTAINS, updatedAt DES',
    'kind ASC, journal ASC, updatedAt DES',
    'kind ASC, journal ASC, words CONTAINS, updatedAt DES',
    'kind ASC, journal ASC, queues CONTAINS, updatedAt DES',
  ]);
});
