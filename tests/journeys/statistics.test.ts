/** A journal's figures: for readers, with and without JavaScript, and for staff. */
import { adminStatPath } from '@quire/model/office-paths';
import { journalPagePath } from '@quire/model/paths';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, dress, faultsOf, LOOKS, PHONE } from './axe-look.ts';
import { openBrowser } from './browser.ts';
import { openAs } from './people/at-page.ts';
import { press } from './press-addresses.ts';

const demo = (who: string) => ({ email: `${who}@saltmarsh.example`, password: press.password });

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe('the figures of a journal', () => {
  it('are read without JavaScript, and say since when they are counted', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(press.press + journalPagePath('CES', 'statistics'));
    const table = page.getByRole('table', { name: /^Figures of Coastal/ });
    await table.getByRole('row', { name: /^Acceptance rate.*\d%/ }).waitFor();
    await table.getByRole('row', { name: /^Reviews requested.*since/ }).waitFor();
    expect(await page.locator('#most-read + ol li').count()).toBeGreaterThan(2);
    await page.getByRole('navigation').getByRole('link', { name: 'Statistics' }).first().waitFor();
    const other = await page.goto(press.press + journalPagePath('MSP', 'statistics'));
    expect(other?.status()).toBe(404);
    await context.close();
  });

  it('stand in the office beside last year’s, on a phone as well, and are kept as files', async () => {
    const path = `${adminStatPath()}?view=years`;
    const { page } = await openAs(browser, demo('editor'), path, { viewport: DESKTOP });
    const table = page.getByRole('table');
    await table.getByRole('row', { name: /^Submissions received/ }).waitFor();
    for (const [button, file] of [
      ['CSV', /^years-\w+-.*\.csv$/],
      ['Excel (XLSX)', /^years-\w+-.*\.xlsx$/],
    ] as const) {
      const [saved] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: button }).click(),
      ]);
      expect(saved.suggestedFilename()).toMatch(file);
    }
    for (const look of LOOKS) {
      await dress(page, look);
      expect(await faultsOf(page, look.name, look.rules)).toEqual([]);
    }
    await dress(page, { viewport: PHONE, theme: 'light' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      390,
    );
  });
});
