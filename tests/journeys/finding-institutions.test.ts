/** Finding where one works in ROR, by keys and by pasting, while accepting an invitation on a phone. */
import { roleInvitationPath } from '@quire/model/office-paths';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { linkTo } from './mailbox.ts';
import { mustCall } from './must-call.ts';
import { newAddress, signInByHttp } from './people/account.ts';
import { press } from './press-addresses.ts';
import { openPage, type WatchedPage } from './watched-page.ts';

// Skipped, visibly, at a press that was running before: it knows no ROR of ours.
describe.skipIf(!press.hasRegistries)('the affiliation of a person who is invited', () => {
  let browser: Browser;
  let watched: WatchedPage;
  beforeAll(async () => {
    browser = await openBrowser();
    const guest = newAddress('guest');
    const { idToken } = await signInByHttp({
      ...{ email: 'admin@saltmarsh.example', password: press.password },
    });
    const asked = { email: guest, role: 'editor', scope: 'CES' } as const;
    await mustCall('inviteToRole', asked, idToken);
    watched = await openPage(browser, { viewport: { width: 390, height: 844 } });
    await watched.page.goto(await linkTo(guest, roleInvitationPath()));
    // The page has come to life.
    await watched.page.locator('main button[type=submit]:enabled').first().waitFor();
  });
  afterAll(() => browser.close());

  it('is chosen by keys from what is found, with its id and country', async () => {
    const { page } = watched;
    const line = page.getByLabel('Affiliation');
    await line.pressSequentially('nordv');
    await page.getByRole('option', { name: 'University of Nordvik' }).waitFor();
    await page.getByText('2 institutions found').waitFor();
    await line.press('ArrowUp');
    const list = page.getByRole('listbox', { name: 'Institutions' });
    const chosen = list.getByRole('option', { selected: true });
    expect(await chosen.textContent()).toContain('Nordvik, Norway');
    expect(await line.getAttribute('aria-activedescendant')).toBe(await chosen.getAttribute('id'));
    await line.press('Enter');
    expect(await line.inputValue()).toBe('University of Nordvik');
    expect(await page.getByLabel('ROR ID').inputValue()).toBe('https://ror.org/00nrdvk19');
    expect(await page.getByLabel('Country').inputValue()).toBe('NO');
    expect(await line.getAttribute('aria-expanded')).toBe('false');
  });

  it('stays as it was pasted where it says more; the id goes once another is meant', async () => {
    const { page } = watched;
    const line = page.getByLabel('Affiliation');
    const pasted = 'Ice Laboratory, Nordvik vassinstitutt, Nordvik';
    await line.fill(pasted);
    expect(await page.getByLabel('ROR ID').inputValue()).toBe('');
    await page.getByRole('option', { name: 'Nordvik Institute of Waters' }).click();
    expect(await line.inputValue()).toBe(pasted);
    expect(await page.getByLabel('ROR ID').inputValue()).toBe('https://ror.org/00nrdvk01');

    await line.fill('A house by the sea');
    expect(await page.getByLabel('ROR ID').inputValue()).toBe('');
    await line.fill('https://ror.org/00nrdvk19');
    await page.getByRole('option', { name: 'University of Nordvik' }).waitFor();
    await line.press('Escape');
    await page.getByRole('listbox', { name: 'Institutions' }).waitFor({ state: 'hidden' });
    expect(watched.problems()).toEqual([]);
  });
});
