import { expect, test } from 'vitest';
import { INVOICES_LIST } from './charge-lists.ts';
import { BOOKS_LIST } from './content-lists.ts';
import { DESK_LIST } from './desk-list.ts';
import { BY_TITLE, type ListPlan } from './list-plan.ts';
import { type ListWish, listQuestion } from './list-question.ts';
import { COLLEAGUES_LIST, REVIEWERS_LIST } from './people-lists.ts';

const ask = (plan: ListPlan, wish: Partial<ListWish> = {}) =>
  listQuestion(plan, {
    ...{ isScoped: false, hasWord: false, fields: [], sort: plan.sorts[0], bin: false },
    ...wish,
  });

test('has Firestore answer every filter in the first order, whichever way it goes', () => {
  const fields = ['state', 'currency', 'year'];
  const [{ field }] = INVOICES_LIST.sorts;
  for (const direction of ['asc', 'desc'] as const) {
    const sort = { field, direction };
    expect(ask(INVOICES_LIST, { fields, sort, hasWord: true })).toEqual({
      ...{ filters: ['state', 'year', 'currency'], list: null, search: 'words', sort },
      ...{ judged: [], judgesWord: false },
    });
  }
});

test('leaves to the page what has no index in another order', () => {
  const asked = ask(INVOICES_LIST, { fields: ['state', 'currency'], sort: BY_TITLE });
  expect(asked).toMatchObject({ filters: ['state'], judged: ['currency'], sort: BY_TITLE });
});

test('leaves filters and words of a short list to the page', () => {
  expect(ask(BOOKS_LIST, { fields: ['status'], hasWord: true })).toMatchObject({
    ...{ filters: [], search: null, judged: ['status'], judgesWord: true },
    sort: BOOKS_LIST.sorts[0],
  });
});

test('leaves words of a short list to the page, where it compares the journals as well', () => {
  const wish = { isScoped: true, hasWord: true, fields: ['holds'] };
  expect(ask(COLLEAGUES_LIST, wish)).toMatchObject({
    ...{ list: null, search: null, judged: ['holds'], judgesWord: true },
  });
});

test('leaves filters and words of the bin to the page, newest first', () => {
  expect(ask(REVIEWERS_LIST, { fields: ['state'], hasWord: true, bin: true })).toMatchObject({
    ...{ filters: [], search: null, judged: ['state'], judgesWord: true },
    sort: { field: 'deletedAt', direction: 'desc' },
  });
});

test('compares one list: words before others, journals before words', () => {
  expect(ask(DESK_LIST, { fields: ['queues'] })).toMatchObject({ list: 'queues', judged: [] });
  expect(ask(DESK_LIST, { fields: ['queues'], hasWord: true })).toMatchObject({
    ...{ list: null, search: 'words', judged: ['queues'] },
  });
  const wish = { isScoped: true, hasWord: true, fields: ['country'] };
  expect(ask(REVIEWERS_LIST, wish)).toMatchObject({
    ...{ search: 'title', filters: [], judged: ['country'], sort: BY_TITLE },
  });
});

test('takes no notice of fields that the list does not filter by', () => {
  const asked = ask(DESK_LIST, { fields: ['journal', 'anything'], isScoped: true });
  expect(asked).toMatchObject({ filters: [], judged: [] });
});
