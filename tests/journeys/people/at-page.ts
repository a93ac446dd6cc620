import { t } from '@quire/model/messages/t';
import { signInPath } from '@quire/model/paths';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { pageAddress } from '../page-address.ts';
import { openPage, type WatchedPage } from '../watched-page.ts';
import type { Person } from './account.ts';

/** Signs a person in by the form, and waits for the page that they requested. */
async function signInAt(page: Page, { email, password }: Person, path: string): Promise<void> {
  await page.goto(pageAddress(signInPath(path)));
  await page.getByLabel(t('forms.email')).fill(email);
  await page.getByLabel(t('forms.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('signIn.signIn') }).click();
  await page.waitForURL(pageAddress(path));
}

/** A person's own browser, signed in, at a page. */
export async function openAs(
  browser: Browser,
  person: Person,
  path: string,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const watched = await openPage(browser, options);
  await signInAt(watched.page, person, path);
  return watched;
}
