import { expect, it } from 'vitest';
import { isAlive } from '../journeys/is-alive.ts';
import { isBuilt, openArticlePage } from './article-page.ts';

const MARKDOWN = '![The first.](fig-a.png){#fig:a}\n\n![The second.](fig-b.png){#fig:b}';

it.skipIf(!isBuilt)(
  'zooms a figure where the pointer is, moves it, and turns to the next',
  { timeout: 240_000 },
  async () => {
    const { page, close } = await openArticlePage({ markdown: MARKDOWN }, { colorScheme: 'dark' });
    try {
      await isAlive(page);
      await page.locator('.figure-link').first().click();
      const dialog = page.getByRole('dialog');
      const image = dialog.locator('.stage img');
      await image.waitFor();
      const box = () =>
        image.evaluate((one) => {
          const { x, y, width } = one.getBoundingClientRect();
          return { x, y, width };
        });
      const whole = await box();
      const at = { x: 900, y: 500 };
      const share = ({ x, width }: { x: number; width: number }) => (at.x - x) / width;
      await page.mouse.move(at.x, at.y);
      await page.mouse.wheel(0, -300);
      await expect.poll(async () => (await box()).width).toBeGreaterThan(whole.width * 1.5);
      const zoomed = await box();
      expect(Math.abs(share(zoomed) - share(whole))).toBeLessThan(0.01);

      await page.keyboard.press('ArrowRight');
      await expect.poll(async () => (await box()).x).toBeLessThan(zoomed.x);
      await page.keyboard.press('0');
      await expect.poll(async () => (await box()).width).toBe(whole.width);
      await page.mouse.dblclick(at.x, at.y);
      await expect.poll(async () => (await box()).width).toBeGreaterThan(whole.width * 2);
      await page.keyboard.press('0');
      await page.keyboard.press('ArrowRight');
      await page.getByRole('dialog', { name: 'Figure 2' }).waitFor();

      await dialog.getByRole('combobox').selectOption('Inverted');
      expect(await image.evaluate((one) => getComputedStyle(one).filter)).toContain('invert');
      await page.keyboard.press('Escape');
      expect(await dialog.count()).toBe(0);
    } finally {
      await close();
    }
  },
);
