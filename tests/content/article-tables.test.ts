import { expect, it } from 'vitest';
import { isAlive } from '../journeys/is-alive.ts';
import { isBuilt, openArticlePage } from './article-page.ts';

const ROWS = Array.from({ length: 40 }, (_, at) => `| site ${at} | ${(at * 7) % 40} |`);
const MARKDOWN = [
  '# First',
  ['| Site | Depth |', '|---|---:|', ...ROWS].join('\n'),
  ': Depths. {#tbl:a}',
  '```python\nprint("mud")\n```',
  'Mud settles. '.repeat(400),
].join('\n\n');

it.skipIf(!isBuilt)(
  'sorts a table by its headers, keeps them in view, and copies code',
  { timeout: 240_000 },
  async () => {
    const { page, close } = await openArticlePage(
      { markdown: MARKDOWN },
      { permissions: ['clipboard-read', 'clipboard-write'] },
    );
    try {
      await isAlive(page);
      const column = () =>
        page.locator('.article-body .table-figure td:nth-child(2)').allTextContents();
      const asWritten = await column();
      const table = page.locator('.article-body .table-figure table');
      const before = await table.boundingBox();
      await table.hover();
      const depth = page.locator('.article-body').getByRole('button', { name: 'Depth' });
      await depth.waitFor();
      const after = await table.boundingBox();
      expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
      const header = page.getByRole('columnheader', { name: 'Depth' });
      const upwards = asWritten.toSorted((a, b) => Number(a) - Number(b));
      await depth.click();
      expect(await column()).toEqual(upwards);
      expect(await header.getAttribute('aria-sort')).toBe('ascending');
      await depth.press('Enter');
      expect(await column()).toEqual(upwards.toReversed());
      await depth.press('Enter');
      expect(await column()).toEqual(asWritten);
      expect(await header.getAttribute('aria-sort')).toBeNull();

      await page.locator('.article-body tbody tr').last().scrollIntoViewIfNeeded();
      const top = () => header.evaluate((one) => one.getBoundingClientRect().top);
      await expect.poll(top).toBeGreaterThanOrEqual(0);

      await page.locator('.article-body pre').hover();
      await page.getByRole('button', { name: 'Copy code' }).click();
      await page.getByText('Copied').waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('print("mud")\n');
    } finally {
      await close();
    }
  },
);
