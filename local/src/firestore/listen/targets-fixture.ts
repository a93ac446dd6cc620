import { byNumber, documentsTarget, filter, queryTarget } from './listen-fixture.ts';

const from = [{ collectionId: 'c' }];
const or = { compositeFilter: { op: 'OR', filters: [filter('EQUAL', 1), filter('EQUAL', 4)] } };

/** Targets of every kind that clients ask for. */
export const TARGETS = {
  everything: queryTarget({ from }),
  'a filter': queryTarget({ from, where: filter('GREATER_THAN', 2) }),
  'one of a list': queryTarget({ from, where: filter('IN', 0, 3) }),
  'all but one': queryTarget({ from, where: filter('NOT_EQUAL', 3), orderBy: [byNumber()] }),
  'either or': queryTarget({ from, where: or }),
  'either or, a window': queryTarget({ from, where: or, limit: 1 }),
  'a window': queryTarget({ from, orderBy: [byNumber()], limit: 2 }),
  'a filtered window': queryTarget({ from, where: filter('LESS_THAN', 4), limit: 3 }),
  // What limitToLast(2) becomes on the way: the order turned round.
  'the last two': queryTarget({ from, orderBy: [byNumber('DESCENDING')], limit: 2 }),
  'a window with offset': queryTarget({ from, orderBy: [byNumber()], offset: 1, limit: 2 }),
  'an offset alone': queryTarget({ from, orderBy: [byNumber('DESCENDING')], offset: 2 }),
  'a collection group': queryTarget({ from: [{ collectionId: 'c', allDescendants: true }] }),
  'a window on a group': queryTarget({
    from: [{ collectionId: 'c', allDescendants: true }],
    orderBy: [byNumber()],
    limit: 3,
  }),
  'between cursors': queryTarget({
    from,
    orderBy: [byNumber()],
    startAt: { values: [{ integerValue: 1 }], before: true },
    endAt: { values: [{ integerValue: 3 }], before: false },
  }),
  'a document': documentsTarget('c/1'),
  'another document': documentsTarget('other/1'),
  'two documents': documentsTarget('c/2', 'x/1/c/5'),
} as const;

export type TargetName = keyof typeof TARGETS;
