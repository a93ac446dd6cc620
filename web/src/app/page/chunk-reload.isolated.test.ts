import { PAGE_RELOAD_GUARD_TTL_MS } from '@quire/model/constants';
import { expect, test, vi } from 'vitest';
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

/** A page at `/here` whose part is missing; tells how it was loaded anew. */
async function missing(target: string | null, storage: Partial<Storage>): Promise<string[]> {
  const done: string[] = [];
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('sessionStorage', storage);
  const href = 'https://press.example/here';
  const assign = (address: string) => done.push(address);
  const reload = () => done.push('reload');
  vi.stubGlobal('location', { href, pathname: '/here', search: '', assign, reload });
  vi.resetModules();
  const { reloadOnMissingChunk } = await import('./chunk-reload.ts');
  reloadOnMissingChunk(() => target);
  page.dispatchEvent(new Event('vite:preloadError'));
  page.dispatchEvent(new Event('vite:preloadError'));
  vi.unstubAllGlobals();
  return done;
}

const empty = { getItem: () => null, setItem: () => {} };

test.each([
  ['/there', ['https://press.example/there']],
  ['/here', ['https://press.example/here']],
  ['/here#place', ['https://press.example/here#place', 'reload']],
  [null, []],
])('on the way to %s does %j, once', async (target, done) => {
  expect(await missing(target, empty)).toEqual(done);
});

test('never reloads where it could not remember that it has', async () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(await missing('/there', { getItem: refuse, setItem: refuse })).toEqual([]);
  expect(await missing('/there', { ...empty, setItem: refuse })).toEqual([]);
});
