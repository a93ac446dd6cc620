import type { Browser, BrowserContextOptions } from 'playwright-core';
import { pageAddress } from '../page-address.ts';
import { press } from '../press-addresses.ts';
import { openPage, type WatchedPage } from '../watched-page.ts';
import { type Person, storedSession } from './account.ts';

/**
 * A person's own browser, signed in, at a page. The sign-in form is not used, which would cost a page each time:
 * the journeys `joining`, `sessions` and `second-factor` do.
 */
export async function openAs(
  browser: Browser,
  person: Person,
  path: string,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const localStorage = await storedSession(person);
  const origins = [{ origin: press.press, localStorage }];
  const watched = await openPage(browser, { ...options, storageState: { cookies: [], origins } });
  await watched.page.goto(pageAddress(path));
  return watched;
}
