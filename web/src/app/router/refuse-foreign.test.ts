import type { DataRouter, To } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refuseForeign } from './refuse-foreign.ts';

beforeEach(() => vi.stubGlobal('location', { href: 'https://press.example/journals?page=2' }));
afterEach(() => vi.unstubAllGlobals());

/** A router that only remembers where it was sent. */
function remembering() {
  const sent: unknown[] = [];
  const router: Pick<DataRouter, 'navigate'> = {
    navigate: async (to: unknown) => void sent.push(to),
  };
  return { sent, router: refuseForeign(Object(router)) };
}

test.each<To>(['/about', 'CES', '..', '?page=3', '#top', { pathname: '/about' }, { search: '?a' }])(
  'goes to %j',
  async (to) => {
    const { sent, router } = remembering();
    await router.navigate(to);
    expect(sent).toEqual([to]);
  },
);

test('goes back and forth', async () => {
  const { sent, router } = remembering();
  await router.navigate(-1);
  expect(sent).toEqual([-1]);
});

test.each<To>([
  'https://evil.example/',
  '//evil.example',
  '\\\\evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  { pathname: '//evil.example' },
])('refuses %j', async (to) => {
  const { sent, router } = remembering();
  await expect(router.navigate(to)).rejects.toMatchObject({ code: 'navigation/refused' });
  expect(sent).toEqual([]);
});
