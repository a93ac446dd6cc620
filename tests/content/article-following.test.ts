import { expect, it } from 'vitest';
import { isAlive } from '../journeys/is-alive.ts';
import { isBuilt, openArticlePage } from './article-page.ts';

const FILLER = Array.from({ length: 8 }, () => 'Mud settles where water rests. '.repeat(30));

const sections = Array.from({ length: 30 }, (_, at) =>
  [`# Section ${at + 1}`, at === 1 ? 'See @fig:a and a note.[^1]' : '', FILLER[0]].join('\n\n'),
);
const MARKDOWN = [
  ...sections,
  '![The first figure.](fig-a.png){#fig:a}',
  FILLER.join('\n\n'),
  '[^1]: What the note says.',
].join('\n\n');
const article = { figureCount: 1 };

it.skipIf(!isBuilt)(
  'shows beside the text what its section names, and keeps the menu at the section',
  { timeout: 240_000 },
  async () => {
    const { page, close } = await openArticlePage({ markdown: MARKDOWN, article });
    try {
      await isAlive(page);
      await page.mouse.move(600, 400);
      await page.locator('h2', { hasText: 'Section 2' }).first().scrollIntoViewIfNeeded();
      await page.evaluate(() => document.getElementById('s-section-2')?.scrollIntoView());
      const beside = page.getByRole('complementary', { name: 'In this section' });
      await beside.waitFor();
      expect(await beside.getByRole('link').allTextContents()).toEqual([
        'Figure 1. The first figure.',
        expect.stringContaining('What the note says.'),
      ]);
      await page.evaluate(() => document.getElementById('s-section-29')?.scrollIntoView());
      await expect.poll(() => beside.isVisible()).toBe(false);
      const shown = await page.evaluate(() => {
        const menu = document.querySelector('#sections nav');
        const item = menu?.querySelector('[aria-current]')?.getBoundingClientRect();
        const frame = menu?.getBoundingClientRect();
        return item && frame && item.top >= frame.top && item.bottom <= frame.bottom;
      });
      expect(shown).toBe(true);
    } finally {
      await close();
    }
  },
);

it.skipIf(!isBuilt)(
  'has a bar on a phone that opens in place and covers nothing that has the focus',
  { timeout: 240_000 },
  async () => {
    const phone = { viewport: { width: 390, height: 800 } };
    const { page, close } = await openArticlePage({ markdown: MARKDOWN, article }, phone);
    try {
      await isAlive(page);
      const bar = page.getByRole('navigation', { name: 'Article tools' });
      await bar.getByRole('link', { name: 'Figures' }).click();
      const sheet = page.getByRole('dialog', { name: 'Figures and tables' });
      await sheet.getByRole('link').click();
      await expect.poll(() => sheet.count()).toBe(0);
      await expect
        .poll(() => page.locator('#fig-1').evaluate((one) => one.getBoundingClientRect().top))
        .toBeLessThan(400);
      await bar.getByRole('link', { name: 'Cite' }).click();
      await page.getByRole('dialog', { name: 'Cite this article' }).waitFor();
      await page.keyboard.press('Escape');
      // Backwards from the end of the page: what comes into view at its lower edge.
      const link = page.locator('footer a').last();
      await link.focus();
      const top = await bar.evaluate((one) => one.getBoundingClientRect().top);
      const box = await link.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top);
      await page.emulateMedia({ media: 'print' });
      expect(await bar.isVisible()).toBe(false);
    } finally {
      await close();
    }
  },
);
