import { describe, expect, test } from 'vitest';
import { type Addressed, readAddress, writeAddress } from './list-address.ts';

const LIST: Addressed = {
  plan: {
    collection: 'posts',
    filters: ['status', 'pinned'],
    sorts: [
      { field: 'updatedAt', direction: 'desc' },
      { field: 'sortKey', direction: 'asc' },
    ],
    hasWords: true,
    hasBin: true,
  },
  filters: [
    { field: 'status', label: 'Status', choices: [{ value: 'draft', label: 'Draft' }] },
    {
      field: 'pinned',
      label: 'Pinned',
      choices: [{ value: 'true', label: 'Yes' }],
      isSwitch: true,
    },
  ],
  columns: [{ key: 'title' }, { key: 'status' }, { key: 'tags', isHidden: true }],
};

const read = (search: string) => readAddress(LIST, new URLSearchParams(search));

describe('a list’s address', () => {
  test('is empty if nothing was chosen', () => {
    expect(writeAddress(LIST, read('')).toString()).toBe('');
    expect(read('').columns).toEqual(['title', 'status']);
    expect(read('').sort).toEqual({ field: 'updatedAt', direction: 'desc' });
  });

  test.each([
    'q=sea+level',
    'status=draft&pinned=true',
    'sort=sortKey',
    'sort=updatedAt',
    'bin=1&size=50',
    'columns=title%2Ctags',
    `after=${encodeURIComponent('["2026-01-01","news~a"]')}`,
    `before=${encodeURIComponent('[3,"a"]')}`,
  ])('can be read back unchanged: %s', (search) => {
    expect(writeAddress(LIST, read(search)).toString()).toBe(
      new URLSearchParams(search).toString(),
    );
  });

  test.each([
    ['an unknown value', 'status=<script>'],
    ['a field that cannot be sorted by', 'sort=-markdown'],
    ['an unsupported page size', 'size=100000'],
    ['an invalid cursor', 'after={"a":1}'],
    ['invalid JSON', 'before=["a"'],
    ['an unknown parameter', 'collection=users'],
  ])('ignores %s', (_, search) => {
    expect(read(search)).toEqual(read(''));
  });

  test('always shows the first column', () => {
    expect(read('columns=tags').columns).toEqual(['title', 'tags']);
  });

  test('reads a switch as true or false', () => {
    expect(read('pinned=true').filters).toEqual({ pinned: true });
  });
});
