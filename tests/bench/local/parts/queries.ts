import { type Article, author, instant, journal, type Note, tag } from '../articles.ts';
import type { PlainPress } from '../plain/plain-press.ts';
import { ROOT, wireValue } from '../wire.ts';

/** A query, each time with other values, and the same asked of the plain press. */
export interface BenchQuery {
  readonly what: string;
  readonly method: 'RunQuery' | 'RunAggregationQuery';
  readonly wire: (i: number) => object;
  readonly plain: (press: PlainPress, i: number) => readonly (Article | Note)[] | number;
}

const PAGE = 20;
const is = (fieldPath: string, op: string, value: unknown) => ({
  fieldFilter: { field: { fieldPath }, op, value: wireValue(value) },
});
const both = (op: 'AND' | 'OR', ...filters: object[]) => ({ compositeFilter: { op, filters } });
const order = (fieldPath: string, direction: 'ASCENDING' | 'DESCENDING') => ({
  orderBy: [{ field: { fieldPath }, direction }],
});
const NEWEST = order('published', 'DESCENDING');
const ARTICLES = [{ collectionId: 'articles' }];

const articles = (rest: object) => ({
  parent: ROOT,
  structuredQuery: { from: ARTICLES, ...rest },
});

/** Somewhere in the middle half of the twenty years. */
const middle = (i: number) => instant(2 ** 30 + ((i * 1_000_003) % 2 ** 31));

export const QUERIES: readonly BenchQuery[] = [
  {
    what: 'equality, in full (20 found)',
    method: 'RunQuery',
    wire: (i) => articles({ where: is('issue', 'EQUAL', `issue-${i % 50}`) }),
    plain: ({ byIssue }, i) => byIssue.firstOf(`issue-${i % 50} `, PAGE),
  },
  {
    what: 'equality (a tenth of all), newest 20',
    method: 'RunQuery',
    wire: (i) => articles({ where: is('journal', 'EQUAL', journal(i)), ...NEWEST, limit: PAGE }),
    plain: ({ byJournal }, i) => byJournal.lastOf(`${journal(i)} `, PAGE),
  },
  {
    what: 'two equalities, first 20',
    method: 'RunQuery',
    wire: (i) =>
      articles({
        where: both('AND', is('journal', 'EQUAL', journal(i)), is('status', 'EQUAL', 'draft')),
        limit: PAGE,
      }),
    plain: ({ byJournalAndStatus }, i) => byJournalAndStatus.firstOf(`${journal(i)} draft `, PAGE),
  },
  {
    what: 'range, first 20',
    method: 'RunQuery',
    wire: (i) =>
      articles({
        where: is('views', 'GREATER_THAN_OR_EQUAL', (i * 7_919) % 900_000),
        ...order('views', 'ASCENDING'),
        limit: PAGE,
      }),
    plain: ({ byViews }, i) =>
      byViews.from(byViews.position(String((i * 7_919) % 900_000).padStart(7, '0')), PAGE),
  },
  {
    what: 'cursor: a page of 20 in the middle',
    method: 'RunQuery',
    wire: (i) =>
      articles({
        ...order('published', 'ASCENDING'),
        startAt: { values: [wireValue(middle(i))], before: false },
        limit: PAGE,
      }),
    plain: ({ byPublished }, i) => byPublished.from(byPublished.position(middle(i)), PAGE),
  },
  {
    what: 'array-contains, newest 20',
    method: 'RunQuery',
    wire: (i) => articles({ where: is('tags', 'ARRAY_CONTAINS', tag(i)), ...NEWEST, limit: PAGE }),
    plain: ({ byTag }, i) => byTag.lastOf(`${tag(i)} `, PAGE),
  },
  {
    what: 'in (3 values), newest 20',
    method: 'RunQuery',
    wire: (i) => {
      const values = [journal(i), journal(i + 1), journal(i + 5)];
      return articles({ where: is('journal', 'IN', values), ...NEWEST, limit: PAGE });
    },
    plain: ({ byJournal }, i) =>
      newestOf(
        [journal(i), journal(i + 1), journal(i + 5)].map((one) =>
          byJournal.lastOf(`${one} `, PAGE),
        ),
      ),
  },
  {
    what: 'or (equality, array-contains), newest 20',
    method: 'RunQuery',
    wire: (i) =>
      articles({
        where: both('OR', is('journal', 'EQUAL', journal(i)), is('tags', 'ARRAY_CONTAINS', tag(i))),
        ...NEWEST,
        limit: PAGE,
      }),
    plain: ({ byJournal, byTag }, i) =>
      newestOf([byJournal.lastOf(`${journal(i)} `, PAGE), byTag.lastOf(`${tag(i)} `, PAGE)]),
  },
  {
    what: 'collection group, equality, newest 20',
    method: 'RunQuery',
    wire: (i) => ({
      parent: ROOT,
      structuredQuery: {
        from: [{ collectionId: 'notes', allDescendants: true }],
        where: is('author', 'EQUAL', author(i)),
        ...order('at', 'DESCENDING'),
        limit: PAGE,
      },
    }),
    plain: ({ notesByAuthor }, i) => notesByAuthor.lastOf(`${author(i)} `, PAGE),
  },
  {
    what: 'count() of an equality (a tenth of all)',
    method: 'RunAggregationQuery',
    wire: (i) => ({
      parent: ROOT,
      structuredAggregationQuery: {
        structuredQuery: { from: ARTICLES, where: is('journal', 'EQUAL', journal(i)) },
        aggregations: [{ alias: 'n', count: {} }],
      },
    }),
    plain: ({ byJournal }, i) => byJournal.countOf(`${journal(i)} `),
  },
];

/** The newest of some lists, each newest first. */
function newestOf(lists: readonly Article[][]): Article[] {
  const all = [...new Set(lists.flat())];
  return all.sort((a, b) => (a.published < b.published ? 1 : -1)).slice(0, PAGE);
}
