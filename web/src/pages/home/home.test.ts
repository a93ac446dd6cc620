import { homePath } from '@quire/model/paths';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.ts';
import { SMALL_PRESS, smallPressReader } from '../../testing/small-press.ts';

const home = Object(SMALL_PRESS['digests/home']);
const [card] = home.latest;
const figure = { name: 'f-480.webp', width: 480, height: 300 };

const open = (change: object) =>
  renderPage(
    homePath(),
    smallPressReader({ ...SMALL_PRESS, 'digests/home': { ...home, ...change } }),
  );

const imagesOf = (html: string) => html.match(/<img[^>]*>/g) ?? [];

test('shows the newest article with its figure at once, the others when they come into view', async () => {
  const latest = ['mud', 'sand', 'silt'].map((akey) => ({ ...card, akey, figure }));
  const { shown } = await open({ latest });
  const [first, ...others] = imagesOf(shown);
  expect(first).toContain('src="/media/TST/mud/f-480.webp"');
  expect(first).toMatch(/width="480" height="300" alt="" loading="eager"/);
  expect(others).toHaveLength(2);
  for (const each of others) expect(each).toContain('loading="lazy"');
});

test('shows a tile in the colour of its journal for an article without a figure', async () => {
  const { shown } = await open({ latest: [card] });
  expect(imagesOf(shown)).toEqual([]);
  expect(shown).toMatch(
    /style="--hue:120" aria-hidden="true"><span[^>]*>TST<\/span><span[^>]*>2025<\/span>/,
  );
});

test('shows the pictures of its news', async () => {
  const cover = { src: '/media/posts/news~a/c.webp', width: 960, height: 640, alt: 'A creek' };
  const post = { skey: 'a', title: 'A', summary: 'Of it.', published: '2026-01-01', pinned: false };
  const { shown } = await open({
    latest: [],
    news: [
      { ...post, cover },
      { ...post, skey: 'b' },
    ],
  });
  expect(imagesOf(shown)).toHaveLength(1);
  expect(shown).toContain('src="/media/posts/news~a/c.webp"');
});
