import { expect, it } from 'vitest';
import { documentSize, valueSize } from './size.ts';
import type { Value } from './value.ts';

const text = (value: string): Value => ({ kind: 'string', value });
const int: Value = { kind: 'integer', value: 1n };

it('counts the documents of the published examples', () => {
  const fields = new Map<string, Value>([
    ['type', text('Personal')],
    ['done', { kind: 'boolean', value: false }],
    ['priority', int],
    ['description', text('Learn Cloud Firestore')],
  ]);
  expect(documentSize('users/jeff/tasks/my_task_id', fields)).toBe(147);
});

it.each<[string, Value, number]>([
  ['nothing', { kind: 'null' }, 1],
  ['an integer', int, 8],
  ['a text by its UTF-8', text('ü😀'), 7],
  ['bytes', { kind: 'bytes', value: new Uint8Array(5) }, 5],
  ['a place', { kind: 'geopoint', latitude: 0, longitude: 0 }, 16],
  [
    'a reference as a name',
    { kind: 'reference', value: 'projects/p/databases/d/documents/a/bc' },
    21,
  ],
  ['a list by its elements', { kind: 'array', values: [int, int] }, 16],
  ['a map as a document without a name', { kind: 'map', fields: new Map([['ab', int]]) }, 43],
  [
    'a vector by its dimensions',
    {
      kind: 'map',
      fields: new Map<string, Value>([
        ['__type__', text('__vector__')],
        ['value', { kind: 'array', values: [{ kind: 'double', value: 1 }] }],
      ]),
    },
    8,
  ],
])('counts %s', (_, value, size) => {
  expect(valueSize(value)).toBe(size);
});
