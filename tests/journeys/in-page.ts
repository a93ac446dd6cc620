import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { isAlive } from './is-alive.ts';
import { press } from './press-addresses.ts';
import { openPage, type WatchedPage } from './watched-page.ts';

/** Opens a page of the press in a context of its own, which is closed when the work is done. */
export async function atPage<T>(
  browser: Browser,
  path: string,
  work: (watched: WatchedPage) => Promise<T>,
  options: BrowserContextOptions = {},
): Promise<T> {
  const watched = await openPage(browser, options);
  try {
    await watched.page.goto(press.press + path);
    await isAlive(watched.page);
    return await work(watched);
  } finally {
    await watched.page.context().close();
  }
}

/** Follows a link that is put into an article's text: the app navigates, as from any link of a text. */
export async function followFromText(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = document.createElement('a');
    link.setAttribute('href', address);
    document.querySelector('article')?.append(link);
    link.click();
    link.remove();
  }, href);
}

/** Counts the documents that the browser asks the press for from now on, by their path. */
export function countDocuments(page: Page): (path: string) => number {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') asked.push(new URL(request.url()).pathname);
  });
  return (path) => asked.filter((one) => one === path).length;
}
