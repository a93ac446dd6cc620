import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { storedValue } from './stored-value.ts';

const values = new Map<string, string>();
let refusal: string | null = null;

beforeEach(() => {
  values.clear();
  refusal = null;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem(key: string, value: string) {
      if (refusal) throw new DOMException('no', refusal);
      values.set(key, value);
    },
    removeItem: (key: string) => values.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const kept = storedValue('quire:test', z.object({ title: z.string() }));

test('is read as it was written, until it is removed', () => {
  expect(kept.read()).toBeNull();
  expect(kept.write({ title: 'Mud' })).toBe('kept');
  expect(kept.read()).toEqual({ title: 'Mud' });
  expect(kept.write(null)).toBe('kept');
  expect([kept.read(), values.size]).toEqual([null, 0]);
});

test.each(['{"title":', '{"title":5}', '[]'])('treats %s as nothing', (text) => {
  values.set('quire:test', text);
  expect(kept.read()).toBeNull();
});

test.each([
  ['QuotaExceededError', 'full'],
  ['SecurityError', 'refused'],
])('reports after %s that the device is %s', (name, why) => {
  refusal = name;
  expect(kept.write({ title: 'Mud' })).toBe(why);
});
