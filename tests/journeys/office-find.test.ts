/** The search of the whole office: by keys, by what a person may read, on a phone. */
import { adminDashboardPath } from '@quire/model/paths';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, dress, faultsOf, PHONE } from './axe-look.ts';
import { openBrowser } from './browser.ts';
import { openAs } from './people/at-page.ts';
import { press } from './press-addresses.ts';

const MANUSCRIPT = 'Ebb-dominated creeks';
const OF_ANOTHER_ISSUE = 'CES-2026-00001';
const demo = (who: string) => ({ email: `${who}@saltmarsh.example`, password: press.password });

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const field = (page: Page) => page.getByRole('combobox', { name: 'Find' });
const option = (page: Page, name: RegExp) => page.getByRole('option', { name });

async function openOffice(who: string, viewport = DESKTOP): Promise<Page> {
  const { page } = await openAs(browser, demo(who), adminDashboardPath(), { viewport });
  await page.getByRole('heading', { name: 'Overview' }).waitFor();
  return page;
}

/** What is found for this, once the office has answered. */
async function found(page: Page, typed: string): Promise<string> {
  await field(page).fill(typed);
  await page
    .getByText(/^No results/)
    .or(page.getByRole('option').first())
    .waitFor();
  // The records come after the pages.
  await expect
    .poll(() => page.getByRole('listbox', { name: 'Found' }).getAttribute('aria-busy'))
    .toBe('false');
  return page.getByRole('dialog').innerText();
}

describe('the search of the office', () => {
  it('opens by its key, finds a manuscript and a page, and goes there by keys', async () => {
    const page = await openOffice('editor');
    await page.keyboard.press('Control+K');
    await field(page).pressSequentially('ebb cre');
    await option(page, /^Submissions: Ebb-dominated creeks/).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: new RegExp(MANUSCRIPT) }).waitFor();
    await page.keyboard.press('Control+K');
    await field(page).pressSequentially('permi');
    await option(page, /^Go to: Permissions/).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Permissions', level: 1 }).waitFor();
    await page.keyboard.press('Control+K');
    await field(page).waitFor();
    await page.keyboard.press('Escape');
    await field(page).waitFor({ state: 'detached' });
  });

  it('finds a manuscript by its number and by its author’s address', async () => {
    const page = await openOffice('editor');
    await page.getByRole('button', { name: 'Find' }).click();
    expect(await found(page, 'CES-2026-00002')).toContain(MANUSCRIPT);
    expect(await found(page, 'nothing-has-this-word')).toContain('No results');
  });

  it('finds an account by its address and opens it, and begins an invitation', async () => {
    const page = await openOffice('admin');
    await page.keyboard.press('Control+K');
    await field(page).fill('editor@saltmarsh.example');
    await option(page, /^Accounts: Edda Marchetti/).click();
    await page.getByRole('dialog', { name: 'Roles of Edda Marchetti' }).waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.keyboard.press('Control+K');
    await field(page).fill('invite person');
    await option(page, /^Go to: Invite a person to a role/).click();
    await page.getByRole('dialog', { name: 'Invite a person to a role' }).waitFor();
  });

  it('shows nobody what they may not read', async () => {
    const guest = await openOffice('guest-editor');
    await guest.keyboard.press('Control+K');
    expect(await found(guest, 'ebb')).toContain(MANUSCRIPT);
    expect(await found(guest, OF_ANOTHER_ISSUE)).toContain('No results');
    const finance = await openOffice('finance');
    await finance.keyboard.press('Control+K');
    expect(await found(finance, 'ebb')).toContain('No results');
    expect(await found(finance, 'marchetti')).not.toContain('ACCOUNTS');
    expect(await found(finance, 'nordvik')).toContain('INVOICES');
  });

  it('is usable on a phone, and free of faults that axe finds', async () => {
    const page = await openOffice('admin', PHONE);
    await page.getByRole('button', { name: 'Find' }).click();
    await found(page, 'inv');
    for (const theme of ['light', 'dark'] as const) {
      await dress(page, { theme, viewport: PHONE });
      expect(await faultsOf(page, theme)).toEqual([]);
    }
  });
});
