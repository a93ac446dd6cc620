import { PAGE_REUSED_SECONDS } from '@quire/model/constants';
import { expect, it } from 'vitest';
import { KeptPages } from './kept-pages.ts';

const NOON = Date.UTC(2026, 5, 1, 12);
const asked = (path: string) => new Request(`https://press.example${path}`);

/** Pages that show what is stored; what was made and compared is counted. */
function pagesOf({ isKeepable = true, bytes = 0 } = {}) {
  const seen = { stored: 'a' as string | null, now: NOON, made: 0, compared: 0 };
  const wait = () => new Promise((resolve) => setImmediate(resolve));
  const read = async () => {
    const { stored } = seen;
    await wait();
    if (stored === null) throw new Error('the press cannot be reached');
    return stored;
  };
  const pages = new KeptPages({
    keyOf: async ({ url }) => url,
    make: async ({ url }) => {
      seen.made += 1;
      const made = await read();
      const isCurrent = async () => {
        seen.compared += 1;
        return (await read()) === made;
      };
      const body = new TextEncoder().encode(`${url} ${made}${' '.repeat(bytes)}`);
      return { page: { status: 200, headers: {}, body }, isCurrent: isKeepable ? isCurrent : null };
    },
    now: () => new Date(seen.now),
  });
  const get = async (path = '/') =>
    new TextDecoder()
      .decode((await pages.get(asked(path))).body)
      .trim()
      .split(' ')
      .at(-1);
  return { seen, pages, get };
}

it('makes a page once for those who ask while it is made', async () => {
  const { seen, pages } = pagesOf();
  const both = await Promise.all([pages.get(asked('/')), pages.get(asked('/'))]);
  expect(both[0]).toBe(both[1]);
  expect(seen.made).toBe(1);
});

it('sends a page again without making it, after comparing what it was made from', async () => {
  const { seen, get } = pagesOf();
  expect([await get(), await get(), await get()]).toEqual(['a', 'a', 'a']);
  expect([seen.made, seen.compared]).toEqual([1, 2]);
});

it('shows what was stored since at the next request', async () => {
  const { seen, get } = pagesOf();
  await get();
  seen.stored = 'b';
  expect(await get()).toBe('b');
  expect(await get()).toBe('b');
  expect(seen.made).toBe(2);
});

it('compares once for those who ask at the same time', async () => {
  const { seen, get } = pagesOf();
  await get();
  await Promise.all([get(), get(), get()]);
  expect(seen.compared).toBe(1);
});

it('makes a page again after some seconds, and on another day', async () => {
  const { seen, get } = pagesOf();
  await get();
  seen.now += PAGE_REUSED_SECONDS * 1_000;
  await get();
  expect(seen.made).toBe(2);
  seen.now = Date.UTC(2026, 5, 1, 23, 59, 59);
  await get();
  seen.now += 1_000;
  await get();
  expect(seen.made).toBe(4);
});

it('keeps pages of other addresses apart', async () => {
  const { seen, pages } = pagesOf();
  const [one, other] = await Promise.all([pages.get(asked('/a')), pages.get(asked('/b'))]);
  expect(one.body).not.toEqual(other.body);
  expect(seen.made).toBe(2);
});

it('makes a page each time that cannot be compared', async () => {
  const { seen, get } = pagesOf({ isKeepable: false });
  await get();
  await get();
  expect(seen.made).toBe(2);
});

it('tries again after a failure, which all who waited get', async () => {
  const { seen, get } = pagesOf();
  await get();
  seen.stored = null;
  const both = await Promise.allSettled([get(), get()]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  seen.stored = 'a';
  expect(await get()).toBe('a');
});

it('forgets the pages that were least asked for, so that its memory is bounded', async () => {
  const { seen, get } = pagesOf({ bytes: 2 ** 20 });
  for (let n = 0; n < 32; n += 1) await get(`/${n}`);
  await get('/31');
  expect(seen.made).toBe(32);
  await get('/0');
  expect(seen.made).toBe(33);
});
