import { type RouteObject, RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { PageModule, RouteRow } from './page/page-module.ts';

// Guards are the browser's: the module decides where it runs when it is loaded.
vi.stubEnv('SSR', false);
let routeObjects: (rows: readonly RouteRow[]) => RouteObject[];
beforeAll(async () => {
  ({ routeObjects } = await import('./route-objects.ts'));
});
afterAll(() => vi.unstubAllEnvs());

const loaded = vi.fn(async () => 'data');
const page = async (): Promise<PageModule> => ({ default: () => null, loader: loaded });

/** What the loader of a row answers for `/a/1%20b`. */
async function load(row: Omit<RouteRow, 'path' | 'page'>): Promise<unknown> {
  loaded.mockClear();
  const rows = routeObjects([{ ...row, path: '/a/:id', page, layout: false }]);
  const route = rows[0]?.children?.find(({ path }) => path === '/a/:id');
  const lazy = typeof route?.lazy === 'function' ? await route.lazy() : {};
  const request = new Request('https://press.example/a/1%20b?c=d');
  const url = new URL(request.url);
  if (typeof lazy.loader !== 'function') throw new Error('the row has no loader');
  const context = new RouterContextProvider();
  return lazy.loader({ request, url, params: { id: '1 b' }, context, pattern: '/a/:id' });
}

const guardWith = (answer: string | null | false) => async () => ({ guard: async () => answer });

test('loads a page whose check and guard have nothing against it', async () => {
  expect(await load({ check: ({ id }) => id === '1 b', guard: guardWith(null) })).toBe('data');
});

test('answers “Page not found” with the path where the check fails, and asks nobody else', async () => {
  const guard = vi.fn();
  await expect(load({ check: () => false, guard })).rejects.toMatchObject({
    status: 404,
    message: 'Page not found: /a/1 b',
  });
  expect(guard).not.toHaveBeenCalled();
  expect(loaded).not.toHaveBeenCalled();
});

test('answers the same where the guard returns false', async () => {
  await expect(load({ guard: guardWith(false) })).rejects.toMatchObject({
    status: 404,
    message: 'Page not found: /a/1 b',
  });
  expect(loaded).not.toHaveBeenCalled();
});

test('goes where the guard says, on this site', async () => {
  const answer = await load({ guard: guardWith('/sign/in?next=%2Fa') }).catch((thrown) => thrown);
  expect(answer instanceof Response && answer.headers.get('location')).toBe('/sign/in?next=%2Fa');
});

test.each(['https://evil.example', '//evil.example', '/.//evil.example', 'javascript:alert(1)'])(
  'refuses a guard that sends people to %s',
  async (address) => {
    await expect(load({ guard: guardWith(address) })).rejects.toMatchObject({
      code: 'navigation/refused',
    });
  },
);

test('raises an error where there is no such guard', async () => {
  const unknown = async () => JSON.parse('{}');
  await expect(load({ guard: unknown })).rejects.toBeInstanceOf(TypeError);
  expect(loaded).not.toHaveBeenCalled();
});
