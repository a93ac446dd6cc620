import type { Page } from 'playwright-core';

/** What a lost channel waits before it tries again, and a random part of 10 s more. */
const RETRY_MS = 5_000;

/** Lets the channels of a page try again after a shorter time, so that a test need not wait. */
export async function hastenRetries(page: Page, afterMs: number): Promise<void> {
  await page.evaluate(`{
    Math.random = () => 0;
    const wait = setTimeout;
    globalThis.setTimeout = (work, ms, ...rest) =>
      wait(work, ms === ${RETRY_MS} ? ${afterMs} : ms, ...rest);
  }`);
}
