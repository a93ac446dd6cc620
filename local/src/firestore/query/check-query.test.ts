import { describe, expect, it } from 'vitest';
import { checkAggregatedFields } from './check-orders.ts';
import { parseQuery, parseQueryUnder } from './parse-query.ts';

const one = { integerValue: '1' };
const list = (length: number) => ({ arrayValue: { values: Array(length).fill(one) } });
const field = (fieldPath: string, op: string, value: object = one) => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
const unary = (fieldPath: string, op: string) => ({ unaryFilter: { field: { fieldPath }, op } });
const and = (...filters: object[]) => ({ compositeFilter: { op: 'AND', filters } });
const or = (...filters: object[]) => ({ compositeFilter: { op: 'OR', filters } });
const named = (path: string) => ({ referenceValue: `projects/p/databases/d/documents/${path}` });
const order = (fieldPath: string) => ({ field: { fieldPath } });
const down = (fieldPath: string) => ({ ...order(fieldPath), direction: 'DESCENDING' });

const parse = (wire: object, parent = '') =>
  parseQuery(parent, { from: [{ collectionId: 'c' }], ...wire });

describe('a query', () => {
  it.each<[string, object]>([
    ['an in of 30', { where: field('a', 'IN', list(30)) }],
    ['a not-in of 10', { where: field('a', 'NOT_IN', list(10)) }],
    [
      'a not-equal beside an in',
      { where: and(field('a', 'NOT_EQUAL'), field('b', 'IN', list(3))) },
    ],
    [
      'an array in each half of an or',
      { where: or(field('t', 'ARRAY_CONTAINS'), field('t', 'ARRAY_CONTAINS')) },
    ],
    [
      'ranges on ten fields',
      { where: and(...'abcdefghij'.split('').map((a) => field(a, 'LESS_THAN'))) },
    ],
    [
      '5 times 6 disjunctions',
      { where: and(field('a', 'IN', list(5)), field('b', 'IN', list(6))) },
    ],
    ['a hundred filters', { where: and(...Array(100).fill(field('a', 'EQUAL'))) }],
    [
      'a cursor for a part of the orders',
      { orderBy: [order('a'), order('b')], startAt: { values: [one] } },
    ],
    ['a cursor of a name', { orderBy: [order('__name__')], startAt: { values: [named('c/1')] } }],
    [
      'names over all collections',
      { from: [{ allDescendants: true }], where: field('__name__', 'LESS_THAN', named('a/b')) },
    ],
    ['no results', { limit: 0 }],
  ])('may have %s', (_, wire) => {
    expect(() => parse(wire)).not.toThrow();
  });

  it.each<[string, object]>([
    ['an in of none', { where: field('a', 'IN', list(0)) }],
    ['an in of one that is no list', { where: field('a', 'IN') }],
    ['an in of 31', { where: field('a', 'IN', list(31)) }],
    ['an array-contains-any of 31', { where: field('a', 'ARRAY_CONTAINS_ANY', list(31)) }],
    ['a not-in of 11', { where: field('a', 'NOT_IN', list(11)) }],
    ['31 disjunctions', { where: or(field('a', 'IN', list(30)), field('b', 'EQUAL')) }],
    [
      '6 times 6 disjunctions',
      { where: and(field('a', 'IN', list(6)), field('b', 'IN', list(6))) },
    ],
    [
      '32 disjunctions of nested ors',
      {
        where: and(
          ...'abcde'
            .split('')
            .map((a) => or(field(a, 'EQUAL'), and(field(a, 'LESS_THAN'), field('z', 'EQUAL')))),
        ),
      },
    ],
    ['two not-equals', { where: and(field('a', 'NOT_EQUAL'), field('a', 'NOT_EQUAL')) }],
    [
      'a not-equal and a not-null',
      { where: and(field('a', 'NOT_EQUAL'), unary('b', 'IS_NOT_NULL')) },
    ],
    [
      'a not-equal and a not-null in an or',
      { where: or(field('a', 'NOT_EQUAL'), unary('b', 'IS_NOT_NAN')) },
    ],
    ['two not-ins', { where: and(field('a', 'NOT_IN', list(1)), field('b', 'NOT_IN', list(1))) }],
    [
      'a not-in and a not-equal',
      { where: and(field('a', 'NOT_IN', list(1)), field('a', 'NOT_EQUAL')) },
    ],
    [
      'a not-in and a not-nan',
      { where: and(field('a', 'NOT_IN', list(1)), unary('a', 'IS_NOT_NAN')) },
    ],
    [
      'a not-in and an in',
      { where: and(field('a', 'NOT_IN', list(1)), field('b', 'IN', list(1))) },
    ],
    [
      'a not-in and an any',
      { where: and(field('a', 'NOT_IN', list(1)), field('b', 'ARRAY_CONTAINS_ANY', list(1))) },
    ],
    ['a not-in in an or', { where: or(field('a', 'NOT_IN', list(1)), field('b', 'EQUAL')) }],
    ['two arrays', { where: and(field('s', 'ARRAY_CONTAINS'), field('t', 'ARRAY_CONTAINS')) }],
    [
      'an array and an any',
      { where: and(field('s', 'ARRAY_CONTAINS'), field('t', 'ARRAY_CONTAINS_ANY', list(2))) },
    ],
    [
      'two anys',
      {
        where: and(
          field('s', 'ARRAY_CONTAINS_ANY', list(2)),
          field('t', 'ARRAY_CONTAINS_ANY', list(2)),
        ),
      },
    ],
    [
      'an array across an or',
      {
        where: and(
          field('s', 'ARRAY_CONTAINS'),
          or(field('a', 'EQUAL'), field('t', 'ARRAY_CONTAINS')),
        ),
      },
    ],
    [
      'ranges on eleven fields',
      { where: and(...'abcdefghijk'.split('').map((a) => field(a, 'LESS_THAN'))) },
    ],
    [
      'a hundred filters and an order',
      { where: and(...Array(100).fill(field('a', 'EQUAL'))), orderBy: [order('b')] },
    ],
    [
      '30 disjunctions of four',
      {
        where: and(
          field('a', 'IN', list(30)),
          field('b', 'EQUAL'),
          field('c', 'EQUAL'),
          field('d', 'EQUAL'),
        ),
      },
    ],
    ['an empty or', { where: and(field('a', 'EQUAL'), or()) }],
    ['an empty filter', { where: {} }],
    ['an unknown operator', { where: field('a', 'LIKE') }],
    ['an unknown direction', { orderBy: [{ field: { fieldPath: 'a' }, direction: 'UP' }] }],
    ['a name equal to a text', { where: field('__name__', 'EQUAL', { stringValue: 'c/1' }) }],
    [
      'a name in texts',
      { where: field('__name__', 'IN', { arrayValue: { values: [{ stringValue: 'c/1' }] } }) },
    ],
    ['a name equal to a collection', { where: field('__name__', 'EQUAL', named('c')) }],
    ['a name that is null', { where: unary('__name__', 'IS_NULL') }],
    ['a name that contains', { where: field('__name__', 'ARRAY_CONTAINS', named('c/1')) }],
    ['a reserved field', { where: field('a.__b__', 'EQUAL') }],
    ['an order by a reserved field', { orderBy: [order('__a__')] }],
    ['a cursor without order', { startAt: { values: [one] } }],
    [
      'a cursor for an implied order',
      { where: field('a', 'LESS_THAN'), startAt: { values: [one] } },
    ],
    [
      'a cursor longer than the orders',
      { orderBy: [order('a')], endAt: { values: [one, named('c/1')] } },
    ],
    [
      'a cursor of a name that is a text',
      { orderBy: [order('__name__')], endAt: { values: [{ stringValue: '1' }] } },
    ],
    ['a negative limit', { limit: -1 }],
    ['a negative offset', { offset: -1 }],
    ['a field of any collection', { from: [{}], orderBy: [down('n')] }],
    ['two collections', { from: [{ collectionId: 'a' }, { collectionId: 'b' }] }],
    [
      'names downwards over all collections',
      { from: [{ allDescendants: true }], orderBy: [down('__name__')] },
    ],
    ['an order by a field twice', { orderBy: [order('a'), down('a')] }],
    ['an order behind the name', { orderBy: [order('__name__'), order('a')] }],
    [
      'an implied order behind the name',
      { where: field('a', 'GREATER_THAN'), orderBy: [order('__name__')] },
    ],
    [
      'an equal name beside a range',
      { where: and(field('a', 'NOT_EQUAL'), field('__name__', 'EQUAL', named('c/1'))) },
    ],
    [
      'fields over all collections',
      { from: [{ allDescendants: true }], where: field('a', 'EQUAL') },
    ],
    [
      'an order by a field over all collections',
      { from: [{ allDescendants: true }], orderBy: [order('a')] },
    ],
  ])('is refused with %s', (_, wire) => {
    expect(() => parse(wire)).toThrow(expect.objectContaining({ status: 'INVALID_ARGUMENT' }));
  });

  it('of a group below a document is about names alone, upwards', () => {
    const from = [{ collectionId: 'c', allDescendants: true }];
    const range = field('__name__', 'GREATER_THAN', named('a/b/c/1'));
    expect(() => parse({ from, where: range, orderBy: [order('__name__')] }, 'a/b')).not.toThrow();
    expect(() => parse({ from, where: field('n', 'EQUAL') }, 'a/b')).toThrow('root parent');
    expect(() => parse({ from, orderBy: [order('n')] }, 'a/b')).toThrow('root parent');
    const downwards = () => parse({ from, orderBy: [down('__name__')] }, 'a/b');
    expect(downwards).toThrow(expect.objectContaining({ status: 'FAILED_PRECONDITION' }));
  });

  it('may be summed up by fields that stand before the name', () => {
    const sumOf = (wire: object, parent = '') =>
      checkAggregatedFields(parse(wire, parent), [['n']]);
    const group = { from: [{ collectionId: 'c', allDescendants: true }] };
    const byName = { orderBy: [order('__name__')] };
    expect(() => sumOf({ where: field('a', 'GREATER_THAN') })).not.toThrow();
    expect(() => sumOf({ orderBy: [order('n'), order('__name__')] })).not.toThrow();
    expect(() => sumOf({ where: field('n', 'EQUAL'), ...byName })).not.toThrow();
    expect(() => sumOf(group)).not.toThrow();
    const refusal = 'fields [n] after __name__';
    expect(() => sumOf(byName)).toThrow(refusal);
    expect(() => sumOf({ where: field('__name__', 'LESS_THAN', named('c/1')) })).toThrow(refusal);
    expect(() => sumOf(group, 'a/b')).toThrow(refusal);
  });

  it('counts its parent among its parts', () => {
    const wire = { where: and(...Array(100).fill(field('a', 'EQUAL'))) };
    expect(() => parse(wire, 'a/b')).toThrow('parent');
  });
});

describe('a name that a query compares with', () => {
  const here = 'projects/p/databases/d/documents';
  const under = (wire: object) =>
    parseQueryUnder(`${here}/a/b`, { from: [{ collectionId: 'c' }], ...wire });
  const name = (root: string) => ({ referenceValue: `${root}/a/b/c/d` });
  const queries = (root: string) => [
    { where: field('__name__', 'EQUAL', name(root)) },
    { where: and(field('__name__', 'IN', { arrayValue: { values: [name(root)] } })) },
    { orderBy: [order('x'), order('__name__')], startAt: { values: [one, name(root)] } },
    { orderBy: [order('__name__')], endAt: { values: [name(root)] } },
  ];

  it.each(['projects/p/databases/other/documents', 'projects/q/databases/d/documents'])(
    'is of the database asked, not of %s',
    (root) => {
      for (const wire of queries(here)) expect(under(wire).parent).toBe('a/b');
      for (const wire of queries(root))
        expect(() => under(wire)).toThrow('is not of the database asked');
    },
  );

  it('may be of any database where it is the value of a field', () => {
    const elsewhere = name('projects/p/databases/other/documents');
    const wire = { where: field('x', 'EQUAL', elsewhere), orderBy: [order('y')] };
    expect(() => under({ ...wire, startAt: { values: [elsewhere] } })).not.toThrow();
  });
});
