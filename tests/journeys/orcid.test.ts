/** A person connects their ORCID iD, sees it on their account page, and disconnects it. */
import { accountPath } from '@quire/model/paths';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { joinPress, type Person } from './people/account.ts';
import { openAs } from './people/at-page.ts';

/** Of nobody: its check digit is right. */
const ORCID = '0000-0002-9079-593X';

let browser: Browser;
let author: Person;
beforeAll(async () => {
  [browser, author] = await Promise.all([openBrowser(), joinPress('orcid')]);
});
afterAll(() => browser.close());

describe('an ORCID iD', () => {
  it('is connected at ORCID, shown as connected, and disconnected', async () => {
    const { page, problems } = await openAs(browser, author, accountPath());
    await page.getByRole('button', { name: 'Connect at ORCID' }).click();
    // The profile has a field of the same name.
    await page.waitForURL((url) => url.pathname === '/oauth/authorize');
    await page.getByLabel('ORCID iD').fill(ORCID);
    await page.getByRole('button', { name: 'Authorize access' }).click();
    await page.getByText('Your ORCID iD is connected:').waitFor();
    const link = page.getByRole('link', { name: `https://orcid.org/${ORCID}` });
    await link.waitFor();
    expect(new URL(page.url()).hash).toBe('');
    await page.getByRole('button', { name: 'Disconnect' }).click();
    await page.getByRole('button', { name: 'Connect at ORCID' }).waitFor();
    expect(await link.count()).toBe(0);
    expect(problems()).toEqual([]);
    await page.context().close();
  });
});
