/** The list of news as seen in a browser. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';

export const rows = (page: Page): Locator => page.getByRole('table').locator('tbody tr');

/** The rows have come, with none on the way. */
export async function isThere(page: Page): Promise<void> {
  await page.locator('table[aria-busy=false] tbody tr').first().waitFor({ timeout: 30_000 });
}

/** The headings of the columns, except that of the rows' menus. */
export const heads = async (page: Page): Promise<string[]> => {
  const texts = await page.getByRole('columnheader').allInnerTexts();
  return texts.filter((text) => text !== '' && text !== 'Actions');
};

/** The titles that are shown, from above. */
export const titles = (page: Page): Promise<string[]> =>
  page.getByRole('table').locator('tbody tr td:nth-child(2) a').allInnerTexts();

/** The query parameters of the page's address, by name. */
export const asked = (page: Page): Record<string, string> =>
  Object.fromEntries(new URL(page.url()).searchParams);

/** Chooses one value of a field that offers some. */
export async function choose(page: Page, label: string, value: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: value, exact: true }).click();
}

/** Exports the list as it is; gives the file's lines. */
export async function exported(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Export' }).click();
  return downloaded(page, page.getByRole('menuitem', { name: 'CSV' }));
}

/** The lines of the file that a button gives. */
export async function downloaded(page: Page, button: Locator): Promise<string[]> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const text = await readFile(await download.path(), 'utf8');
  return text.split('\r\n').filter((line) => line !== '');
}

/** What a page asks Firestore for from now on: how many at most, and whether it has anything counted. */
export function watchReads(page: Page): { readonly limits: number[]; readonly counts: string[] } {
  const seen = { limits: [] as number[], counts: [] as string[] };
  page.on('request', (request) => {
    if (request.url().includes(':runAggregationQuery')) seen.counts.push(request.url());
    const sent = decodeURIComponent(request.postData()?.replaceAll('+', ' ') ?? '');
    if (!sent.includes('structuredQuery') || !sent.includes('"posts"')) return;
    for (const [, limit] of sent.matchAll(/"limit":(\d+)/g)) seen.limits.push(Number(limit));
  });
  return seen;
}
