import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storableValue } from '../../values/arbitrary-value.ts';
import { decodeFields } from '../../values/decode.ts';
import type { StoredDocument } from '../store/document.ts';
import { checkEntries } from './check-entries.ts';
import { definitionsOf, IndexFile } from './definitions.ts';
import { couldExceed, entryBound } from './entry-bound.ts';
import { measureEntries } from './measure-entries.ts';

const text = (stringValue: string) => ({ stringValue });
const int = (n: number) => ({ integerValue: String(n) });
const list = (...values: object[]) => ({ arrayValue: { values } });
const map = (fields: object) => ({ mapValue: { fields } });
const times = <T>(count: number, make: (i: number) => T) =>
  Array.from({ length: count }, (_, i) => make(i));

const document = (path: string, fields: object): StoredDocument => ({
  path,
  fields: decodeFields(fields),
  createTime: 1,
  updateTime: 1,
});
const define = (file: object) => definitionsOf(IndexFile.parse(file));
const NONE = define({});
const part = (fieldPath: string) => ({ fieldPath, order: 'ASCENDING' });
const composite = (collectionGroup: string, queryScope: string, ...fields: object[]) =>
  define({
    indexes: [{ collectionGroup, queryScope, fields }],
    fieldOverrides: [{ collectionGroup, fieldPath: '*', indexes: [] }],
  });

describe('the published examples', () => {
  const task = document('users/jeff/tasks/my_task_id', {
    done: { booleanValue: false },
    priority: int(1),
  });
  const only = (...indexes: object[]) =>
    define({
      fieldOverrides: [
        { collectionGroup: 'tasks', fieldPath: '*', indexes: [] },
        { collectionGroup: 'tasks', fieldPath: 'done', indexes },
      ],
    });
  const order = 'ASCENDING';
  it.each([
    ['a field in a collection', only({ order, queryScope: 'COLLECTION' }), 109],
    ['a field in a collection group', only({ order, queryScope: 'COLLECTION_GROUP' }), 98],
    ['two in a collection', composite('tasks', 'COLLECTION', part('done'), part('priority')), 112],
    ['two in a group', composite('tasks', 'COLLECTION_GROUP', part('done'), part('priority')), 85],
  ])('of the size of %s come out', (_, definitions, bytes) => {
    expect(measureEntries(task, definitions)).toMatchObject({ count: 1, bytes, largest: bytes });
  });

  it('of a count comes out, but that each element counts twice', () => {
    const city = document('cities/SF', {
      city_name: text('San Francisco'),
      temperatures: map({ summer: int(67), winter: int(55) }),
      neighborhoods: list(text('Mission'), text('Downtown'), text('Marina')),
    });
    const array = { fieldPath: 'neighborhoods', arrayConfig: 'CONTAINS' };
    const indexes = ['ASCENDING', 'DESCENDING'].map((direction) => ({
      collectionGroup: 'cities',
      fields: [{ fieldPath: 'city_name', order: direction }, array],
    }));
    expect(measureEntries(city, define({ indexes })).count).toBe(10 + 2 * 3 + 2 * 3);
  });
});

describe('a document is refused', () => {
  const numbers = (count: number) => list(...times(count, int));
  const array = { fieldPath: 'l', arrayConfig: 'CONTAINS' };
  const exempt = define({
    fieldOverrides: [{ collectionGroup: 'c', fieldPath: 'l', indexes: [] }],
  });
  const name = (bytes: number) => `c/${'x'.repeat(1400)}/d/${'y'.repeat(bytes)}`;
  const long = (bytes: number) =>
    Object.fromEntries(times(5, (i) => [`f${i}`, text('x'.repeat(bytes))]));
  const wide = composite('c', 'COLLECTION', ...times(5, (i) => part(`f${i}`)));
  const texts = (count: number) => list(...times(count, (i) => text(`${i}`.padEnd(400))));
  it.each([
    ['of 40,000 entries', 'c/a', { l: numbers(19_999) }, NONE, null],
    ['of more', 'c/a', { l: numbers(20_000) }, NONE, /too many index entries for entity \/c\/a/],
    ['of more that are all alike', 'c/a', { l: list(...times(50_000, () => int(1))) }, NONE, null],
    ['of more in an exempted field', 'c/a', { l: numbers(50_000) }, exempt, null],
    ['of more in another collection', 'd/a', { l: numbers(20_000) }, exempt, /too many/],
    [
      'of more in a map of an exempted field',
      'c/a',
      { l: map({ a: numbers(20_000) }) },
      exempt,
      null,
    ],
    [
      'of more fields of a map',
      'c/a',
      map(Object.fromEntries(times(20_001, (i) => [`f${i}`, int(i)]))).mapValue.fields,
      NONE,
      /too many/,
    ],
    [
      'of more in a composite index',
      'c/a',
      { l: numbers(40_000), f: int(1) },
      composite('c', 'COLLECTION', array, part('f')),
      null,
    ],
    [
      'of still more there',
      'c/a',
      { l: numbers(40_001), f: int(1) },
      composite('c', 'COLLECTION', array, part('f')),
      /too many/,
    ],
    ['of an entry of 7.5 KiB', 'c/a', long(1499), wide, null],
    ['of a long text, which is cut off', 'c/a', { a: text('x'.repeat(900_000)) }, NONE, null],
    ['of a larger entry', `c/${'x'.repeat(200)}`, long(1499), wide, /Index entry is too large/],
    ['of less than 8 MiB of entries', name(1000), { l: texts(1900) }, NONE, null],
    ['of more than 8 MiB of entries', name(1400), { l: texts(2600) }, NONE, /larger than 8388608/],
  ])('%s or not', (_, path, fields, definitions, refusal) => {
    const check = () => checkEntries(document(path, fields), () => definitions);
    if (refusal) expect(check).toThrow(refusal);
    else expect(check).not.toThrow();
  });
});

const anyFields = fc
  .dictionary(fc.constantFrom('a', 'b', 'c', '`😀'), storableValue, { maxKeys: 4 })
  .map((entries) => new Map(Object.entries(entries)));

it('bounds what can be counted', () => {
  const definitions = define({
    indexes: [
      { collectionGroup: 'c', fields: [part('a'), part('b')] },
      { collectionGroup: 'c', fields: [part('a'), { fieldPath: 'b', arrayConfig: 'CONTAINS' }] },
    ],
  });
  fc.assert(
    fc.property(anyFields, fc.constantFrom('c/a', 'c/ü😀/c/b'), (fields, path) => {
      const { count, bytes, largest } = measureEntries(
        { path, fields, createTime: 1, updateTime: 1 },
        definitions,
      );
      const bound = entryBound(path, fields);
      expect(count).toBeLessThanOrEqual(bound.nodes * 4);
      expect(largest).toBeLessThanOrEqual(bound.bytes);
      expect(bytes).toBeLessThanOrEqual(bound.nodes * 4 * bound.bytes);
    }),
    { numRuns: 2000 },
  );
});

it('looks at an ordinary document only once', () => {
  const article = document('journals/j/articles/a', {
    title: text('x'.repeat(120)),
    abstract: text('x'.repeat(3000)),
    authors: list(
      ...times(6, (i) => map({ name: text(`A. Author ${i}`), orcid: text('0000-0002-1825-0097') })),
    ),
    keywords: list(...times(6, (i) => text(`keyword ${i}`))),
    published: { timestampValue: '2024-01-01T00:00:00Z' },
  });
  expect(couldExceed(entryBound(article.path, article.fields), 20)).toBe(false);
});
