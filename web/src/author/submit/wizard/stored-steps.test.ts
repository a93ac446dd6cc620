import { afterEach, expect, it, vi } from 'vitest';
import { storedSteps } from './stored-steps.ts';

afterEach(() => vi.unstubAllGlobals());

it('keeps the steps of one manuscript and one account', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  storedSteps('ada', 'one').write(['journal', 'files']);
  expect(storedSteps('ada', 'one').read()).toEqual(['journal', 'files']);
  expect(storedSteps('ada', 'two').read()).toBeNull();
  expect(storedSteps('eve', 'one').read()).toBeNull();
  // A step of an older version of the page.
  for (const key of kept.keys()) kept.set(key, '["journal","gone"]');
  expect(storedSteps('ada', 'one').read()).toBeNull();
});
