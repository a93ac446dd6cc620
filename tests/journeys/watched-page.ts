import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

export interface WatchedPage {
  readonly page: Page;
  /** What went wrong in the page so far: exceptions, console errors, failed and refused requests. */
  problems(): readonly string[];
}

const watched = new Set<WatchedPage>();

/** The pages that this file has opened and not closed. */
export const watchedPages = (): readonly WatchedPage[] =>
  [...watched].filter(({ page }) => !page.isClosed());

/** Opens a page in a context of its own and writes down everything that goes wrong in it. */
export async function openPage(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const seen: string[] = [];
  page.on('pageerror', (error) => seen.push(`exception: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') seen.push(`console: ${message.text()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) seen.push(`${response.status()} ${response.url()}`);
  });
  const opened = { page, problems: () => seen };
  watched.add(opened);
  return opened;
}
