import { PAGE_RELOAD_GUARD_TTL_MS } from '@quire/model/constants';
import { expect, test } from 'vitest';
import { mayReload } from './chunk-reload.ts';

test('lets a page reload that has not reloaded yet', () => {
  expect(mayReload(null, 1_000)).toBe(true);
});

test('refuses a second reload within the guard’s time to live', () => {
  expect(mayReload(1_000, 1_000 + PAGE_RELOAD_GUARD_TTL_MS - 1)).toBe(false);
});

test('lets it reload again afterwards', () => {
  expect(mayReload(1_000, 1_000 + PAGE_RELOAD_GUARD_TTL_MS)).toBe(true);
});
