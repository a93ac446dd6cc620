/** The overview of each kind of staff: what it shows, on a phone as well. */
import { adminInvoicesPath } from '@quire/model/office-paths';
import { adminDashboardPath } from '@quire/model/paths';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, dress, faultsOf, PHONE } from './axe-look.ts';
import { openBrowser } from './browser.ts';
import { openAs } from './people/at-page.ts';
import { press } from './press-addresses.ts';

const demo = (who: string) => ({ email: `${who}@saltmarsh.example`, password: press.password });

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

async function overviewOf(who: string): Promise<Page> {
  const { page } = await openAs(browser, demo(who), adminDashboardPath(), { viewport: DESKTOP });
  await page.getByRole('heading', { name: 'My tasks' }).waitFor();
  await page.getByLabel('Loading figures').waitFor({ state: 'detached' });
  return page;
}
const chart = (page: Page, name: string) => page.getByRole('img', { name: new RegExp(`^${name}`) });

describe('the overview', () => {
  it.each([
    ['editor', ['Received by month', 'Decisions by month', 'Median days to first decision']],
    ['content', ['Views by month', 'Downloads by month']],
    ['finance', ['Revenue, EUR by month']],
    ['admin', ['Received by month', 'Views by month', 'Revenue, EUR by month']],
  ])('shows the figures that %s works with', async (who, charts) => {
    const page = await overviewOf(who);
    for (const name of charts) await chart(page, name).waitFor();
    expect(await faultsOf(page, who)).toEqual([]);
  });

  it('has the same figures as a table, of another journal as well', async () => {
    const page = await overviewOf('admin');
    await chart(page, 'Received by month').waitFor();
    await page.getByRole('button', { name: 'Table' }).click();
    const table = page.getByRole('region', { name: 'Figures by month' });
    await table.waitFor();
    // The head, twelve months and the sums.
    await expect.poll(() => table.getByRole('row').count()).toBe(14);
    const views = () => table.getByRole('row').last().innerText();
    const ofPress = await views();
    await page.getByRole('combobox', { name: 'Scope' }).click();
    await page.getByRole('option', { name: 'CES' }).click();
    await expect.poll(views).not.toBe(ofPress);
    expect(new URL(page.url()).searchParams.get('of')).toBe('CES');
    expect(await faultsOf(page, 'the table of figures')).toEqual([]);
  });

  it('shows finance the state of the accounts', async () => {
    const page = await overviewOf('finance');
    await page.getByRole('link', { name: /^Outstanding/ }).waitFor();
    await page.getByRole('link', { name: /^Overdue EUR/ }).click();
    await page.waitForURL(
      (url) => url.pathname + url.search === `${adminInvoicesPath()}?state=overdue`,
    );
  });

  it.each(['production', 'guest-editor'])('has tasks and changes for %s', async (who) => {
    const page = await overviewOf(who);
    await page.getByRole('heading', { name: 'Since your last visit' }).waitFor();
    expect(await page.getByRole('heading', { name: 'Last twelve months' }).count()).toBe(0);
    expect(await faultsOf(page, who)).toEqual([]);
  });

  it('has its charts on a phone', async () => {
    const page = await overviewOf('editor');
    for (const theme of ['light', 'dark'] as const) {
      await dress(page, { theme, viewport: PHONE });
      await chart(page, 'Received by month').waitFor();
      expect(await faultsOf(page, `a phone, ${theme}`)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        PHONE.width,
      );
    }
  });
});
