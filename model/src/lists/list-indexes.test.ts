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
const BY_TITLE = { field: 'sortKey', direction: 'asc' } as const;

const inWords = ({ fields }: CompositeIndex) =>
  fields
    .map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${arrayConfig ?? order?.slice(0, 3)}`)
    .join(', ');
const found = (...plans: ListPlan[]) => listIndexes(plans).map(({ index }) => inWords(index));
const downwards = (...plans: ListPlan[]) => found(...plans).filter((one) => one.endsWith('DES'));

test('sorts what each filter, the journals and a word leave, both ways; what is asked together is merged', () => {
  expect(downwards(PLAN).toSorted()).toEqual([
    'kind ASC, journal ASC, updatedAt DES',
    'kind ASC, status ASC, updatedAt DES',
    'kind ASC, updatedAt DES',
    'kind ASC, words CONTAINS, updatedAt DES',
  ]);
  expect(found(PLAN).filter((one) => one.endsWith('updatedAt ASC'))).toHaveLength(4);
});

test('says which queries use an index', () => {
  const served = listIndexes([PLAN]).find(
    ({ index }) => inWords(index) === 'kind ASC, status ASC, updatedAt DES',
  );
  expect(served?.serves.map(({ shape }) => [...shape.equal, shape.contains])).toEqual([
    ['kind', 'status', null],
    ['kind', 'status', 'words'],
    ['kind', 'journal', 'status', null],
    ['kind', 'journal', 'status', 'words'],
  ]);
});

test('answers filters in the first order alone, unless every order is asked for', () => {
  const sorts = [...PLAN.sorts, BY_TITLE] as const;
  expect(found({ ...PLAN, sorts }).filter((one) => one.endsWith('sortKey ASC'))).toEqual([
    'kind ASC, sortKey ASC',
    'kind ASC, journal ASC, sortKey ASC',
  ]);
  const inEvery = found({ ...PLAN, sorts, inEveryOrder: ['status', 'words'] });
  expect(inEvery).toContain('kind ASC, status ASC, sortKey ASC');
  expect(inEvery).toContain('kind ASC, words CONTAINS, sortKey ASC');
});

test('compares the field that it is sorted by without an index', () => {
  const { only: _, ...plan } = PLAN;
  const byStatus = { ...plan, sorts: [{ field: 'status', direction: 'asc' }] } as const;
  expect(found(byStatus).filter((one) => one.endsWith('status ASC'))).toEqual([
    'words CONTAINS, status ASC',
    'journal ASC, status ASC',
  ]);
  expect(found(byStatus)).toHaveLength(4);
});

test('needs no index for the filters of a short list, nor for those of the bin', () => {
  expect(downwards({ ...PLAN, isShort: true })).toEqual([
    'kind ASC, updatedAt DES',
    'kind ASC, journal ASC, updatedAt DES',
  ]);
  const { only: _, scope: __, ...plan } = PLAN;
  expect(found({ ...plan, isShort: true, hasBin: true })).toEqual([]);
});

test('never compares two lists in one index, and names no index of a single field', () => {
  const { only: _, ...plan } = PLAN;
  const all = listIndexes([{ ...plan, scope: { field: 'journals', isList: true } }]);
  for (const { index } of all) {
    expect(index.fields.length).toBeGreaterThan(1);
    expect(index.fields.filter(({ arrayConfig }) => arrayConfig).length).toBeLessThan(2);
  }
});

test('merges nothing for a search by the beginnings of titles', () => {
  const scope = { field: 'journals', isList: true } as const;
  const plan: ListPlan = { ...PLAN, scope, sorts: [BY_TITLE] };
  const [index] = found(plan).filter((one) => one.includes('journals') && one.endsWith('ASC'));
  expect(index).toBe('kind ASC, journals CONTAINS, sortKey ASC');
});

test('names an index once that two lists need', () => {
  expect(found(PLAN, { ...PLAN, only: { kind: 'blogs' } })).toEqual(found(PLAN));
});

test('merges what every record of one list has, where another list of the collection does not ask for it', () => {
  const { only: _, ...other } = PLAN;
  expect(downwards(PLAN, other).toSorted()).toEqual([
    'journal ASC, updatedAt DES',
    'kind ASC, updatedAt DES',
    'status ASC, updatedAt DES',
    'words CONTAINS, updatedAt DES',
  ]);
});

test('gives an index of its own to what is asked together often', () => {
  const together = ['journal', 'status'];
  const all = listIndexes([{ ...PLAN, together }]);
  const own = all.find(
    ({ index }) => inWords(index) === 'kind ASC, journal ASC, status ASC, updatedAt DES',
  );
  expect(own?.serves.map(({ shape }) => [...shape.equal, shape.contains])).toEqual([
    ['kind', 'journal', 'status', null],
    ['kind', 'journal', 'status', 'words'],
  ]);
});

test('asks for one value in a list beside the journal, never in two lists at once', () => {
  expect(downwards({ ...PLAN, filters: [], lists: ['queues'] }).toSorted()).toEqual([
    'kind ASC, journal ASC, updatedAt DES',
    'kind ASC, queues CONTAINS, updatedAt DES',
    'kind ASC, updatedAt DES',
    'kind ASC, words CONTAINS, updatedAt DES',
  ]);
});
