/**
 * The pattern of the office's lists, by the news: all lists are the same components.
 * What a list of ten thousand costs is counted in `web/src/data/live/office/list-reads.isolated.test.ts`.
 */
import { errorMessage } from '@quire/model/errors';
import { adminNewsPath } from '@quire/model/office-paths';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, dress, faultsOf, PHONE } from './axe-look.ts';
import { openBrowser } from './browser.ts';
import {
  asked,
  choose,
  exported,
  heads,
  isThere,
  rows,
  titles,
  watchReads,
} from './office/news-list.ts';
import { seedNews, WORD } from './office/seed-news.ts';
import { openAs } from './people/at-page.ts';
import { press } from './press-addresses.ts';

const FORMULAS = ['=1+1', '@x', '-2', '+3'];
const SEEDS = [
  ...Array.from({ length: 56 }, (_, n) => ({
    title: `Notice ${String(n).padStart(2, '0')} of ${WORD}`,
  })),
  ...FORMULAS.map((title) => ({ title })),
];
const UNREACHED = errorMessage('page/unavailable');
const LIST = `${adminNewsPath()}?q=${WORD}`;
const demo = (who: string) => ({ email: `${who}@saltmarsh.example`, password: press.password });

let browser: Browser;
let page: Page;
beforeAll(async () => {
  [browser] = await Promise.all([openBrowser(), seedNews(SEEDS)]);
  page = (await openAs(browser, demo('content'), LIST, { viewport: DESKTOP })).page;
  await isThere(page);
});
afterAll(() => browser.close());

const button = (name: string, on: Page = page) => on.getByRole('button', { name, exact: true });
const dialog = (on: Page = page) => on.getByRole('dialog');
/** Reloads the list in its initial state. */
async function openList(search = ''): Promise<void> {
  await page.goto(`${press.press}${LIST}${search}`);
  await isThere(page);
}

describe('a list', () => {
  it('asks for a page and one record, counts nothing, and leads forth and back', async () => {
    const read = watchReads(page);
    await page.reload();
    await isThere(page);
    const first = await titles(page);
    expect(first).toEqual(SEEDS.slice(0, 25).map(({ title }) => title));
    await button('Next').click();
    await expect.poll(() => titles(page)).toEqual(SEEDS.slice(25, 50).map(({ title }) => title));
    expect(asked(page)).toHaveProperty('after');
    await page.reload();
    await isThere(page);
    expect(await titles(page)).toEqual(SEEDS.slice(25, 50).map(({ title }) => title));
    await button('Next').click();
    await page.getByText('10 shown, end of list').waitFor();
    await button('Previous').click();
    await expect.poll(() => titles(page)).toEqual(SEEDS.slice(25, 50).map(({ title }) => title));
    await button('Previous').click();
    await expect.poll(() => titles(page)).toEqual(first);
    expect(read.limits.length).toBeGreaterThan(2);
    expect(Math.max(...read.limits)).toBeLessThanOrEqual(50);
    expect(read.counts).toEqual([]);
  });

  it('sorts, filters and finds, all of it in its address', async () => {
    await openList();
    await page.getByRole('columnheader').getByRole('button', { name: 'Title' }).click();
    await expect.poll(async () => (await titles(page))[0]).toBe('=1+1');
    await page.getByRole('columnheader').getByRole('button', { name: 'Title' }).click();
    await expect
      .poll(async () => (await titles(page)).slice(0, 2))
      .toEqual(['@x', `Notice 55 of ${WORD}`]);
    await choose(page, 'Status', 'Draft');
    await page.getByRole('searchbox').press('End');
    await page.keyboard.type(' 4', { delay: 60 });
    await expect.poll(async () => (await titles(page)).length).toBe(10);
    expect(await titles(page)).toContain(`Notice 44 of ${WORD}`);
    expect(asked(page)).toEqual({ q: `${WORD} 4`, status: 'draft', sort: '-sortKey' });
    const found = await titles(page);
    await page.reload();
    await isThere(page);
    expect(await titles(page)).toEqual(found);
    expect(await page.getByRole('searchbox').inputValue()).toBe(`${WORD} 4`);
    await choose(page, 'Status', 'Archived');
    await page.getByText('Nothing matches.').waitFor();
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect.poll(() => asked(page)).toEqual({ sort: '-sortKey' });
  });

  it('loses no letter that is typed while it looks', async () => {
    await openList();
    const field = page.getByRole('searchbox');
    await field.fill('');
    // Around the quarter of a second after which it asks.
    const typed = `${WORD} notice`;
    await field.pressSequentially(typed, { delay: 245 });
    expect(await field.inputValue()).toBe(typed);
    await expect.poll(() => asked(page)).toEqual({ q: typed });
  });

  it('keeps a view under a name, and shows the columns that are chosen', async () => {
    await openList('&sort=sortKey');
    await button('Columns').click();
    await page.getByRole('menuitemcheckbox', { name: 'Tags' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Author' }).click();
    await page.keyboard.press('Escape');
    const chosen = ['Title', 'Status', 'Journal', 'Published', 'Changed', 'Tags'];
    const shown = () => heads(page);
    await expect.poll(shown).toEqual(chosen);
    await button('Views').click();
    await page.getByLabel('Save this view as').fill('With tags');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'With tags' }).waitFor();
    await page.keyboard.press('Escape');
    await button('View: With tags').waitFor();
    await openList();
    expect(await shown()).not.toEqual(chosen);
    await button('Views').click();
    await page.getByRole('link', { name: 'With tags' }).click();
    await expect.poll(shown).toEqual(chosen);
    await expect.poll(async () => (await titles(page))[0]).toBe('=1+1');
  });

  it('exports what is found, and no cell that a spreadsheet would reckon', async () => {
    await openList();
    const lines = await exported(page);
    expect(lines).toHaveLength(SEEDS.length + 1);
    expect(lines[0]).toBe('\uFEFFid,Title,Status,Journal,Published,Author,Changed');
    const cells = lines.map((line) => line.split(',')[1]);
    expect(cells.slice(-4)).toEqual(FORMULAS.map((title) => `"'${title}"`));
  });

  it('is walked through by keys', async () => {
    await openList();
    const press = (key: string) => page.keyboard.press(key);
    await press('/');
    expect(await page.getByRole('searchbox').evaluate((el) => el === document.activeElement)).toBe(
      true,
    );
    await press('Escape');
    await press('j');
    await press('j');
    await press('j');
    await press('k');
    await press('x');
    await press('j');
    await press('j');
    await press('Shift+X');
    await page.getByText('3 selected').waitFor();
    expect(await rows(page).locator('input:checked').count()).toBe(3);
    await press('?');
    await dialog().getByText('Select the row; with Shift, all up to it').waitFor();
    await press('Escape');
    await dialog().waitFor({ state: 'hidden' });
    // The list goes on where it was left: three steps down, one up, two down, and now one up.
    await press('k');
    await press('Enter');
    await page.getByRole('heading', { level: 1, name: `Notice 02 of ${WORD}` }).waitFor();
  });

  it('deletes a whole page in one step, shows the next rows, and undoes it', async () => {
    await openList();
    const [first, second] = [SEEDS.slice(0, 3), SEEDS.slice(3, 6)];
    for (const n of [0, 1, 2]) await rows(page).nth(n).getByRole('checkbox').check();
    await page
      .getByRole('region', { name: 'Selection' })
      .getByRole('button', { name: 'Delete' })
      .click();
    await dialog().getByText('can be restored for 30 days').waitFor();
    await dialog().getByRole('button', { name: 'Delete' }).click();
    await page.getByText('3 records deleted.').waitFor({ timeout: 30_000 });
    await expect
      .poll(async () => (await titles(page)).slice(0, 3))
      .toEqual(second.map(({ title }) => title));
    expect(await rows(page).count()).toBe(25);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Undone.').waitFor({ timeout: 30_000 });
    await expect
      .poll(async () => (await titles(page)).toSorted().slice(0, 3))
      .toEqual(first.map(({ title }) => title));
  });

  it('is usable on a phone, and free of faults that axe finds, also where it is empty', async () => {
    await page.setViewportSize(PHONE);
    await openList();
    expect(await heads(page)).toEqual(['Title', 'Status']);
    // What is chosen is shown, and moved sideways within the table.
    await openList('&columns=title,publishAt,author,updatedAt,tags');
    expect(await heads(page)).toHaveLength(5);
    expect(await faultsOf(page, 'chosen columns, phone')).toEqual([]);
    for (const viewport of [PHONE, DESKTOP]) {
      await openList();
      await dress(page, { viewport, theme: 'light' });
      expect(await faultsOf(page, `list, ${viewport.width}`)).toEqual([]);
      await page.goto(`${press.press}${LIST}nothing`);
      await page.getByText('Nothing matches.').waitFor();
      expect(await faultsOf(page, `empty list, ${viewport.width}`)).toEqual([]);
    }
  });

  it('says that nobody answers, and not that there is nothing', async () => {
    await openList();
    // The database, and not what else the page asks for.
    const isDatabase = (url: URL) => url.origin === new URL(press.firestore).origin;
    await page.route(isDatabase, (route) => route.abort());
    await page.reload();
    await page.getByRole('alert').filter({ hasText: UNREACHED }).waitFor({ timeout: 60_000 });
    expect(await page.getByText(/no news items/i).count()).toBe(0);
    await page.unroute(isDatabase);
    await page.getByText('25 shown, more follow').waitFor({ timeout: 60_000 });
    expect(await page.getByText(UNREACHED).count()).toBe(0);
  });
});
