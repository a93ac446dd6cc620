import { expect, it } from 'vitest';
import { draftsFirst } from './drafts-first.ts';

it('lists drafts first, then submissions that wait for the author, and keeps the order otherwise', () => {
  const list = [
    { id: 'a', state: 'under_review' as const },
    { id: 'b', state: 'minor_revision' as const },
    { id: 'c', state: 'draft' as const },
    { id: 'd', state: 'published' as const },
    { id: 'e', state: 'draft' as const },
  ];
  expect(draftsFirst(list).map(({ id }) => id)).toEqual(['c', 'e', 'b', 'a', 'd']);
});
