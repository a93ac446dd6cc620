/** Staff put a button of the press in their own words, in two languages; readers find it, until the original is restored. */
import { adminTextsPath } from '@quire/model/office-paths';
import { proposeConferencePath } from '@quire/model/paths';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { violationsInLooks } from './axe-look.ts';
import { openBrowser } from './browser.ts';
import { atPage } from './in-page.ts';
import { openAs } from './people/at-page.ts';
import { press } from './press-addresses.ts';

const ADMIN = { email: 'admin@saltmarsh.example', password: press.password };
const KEY = 'conference.sendProposal';
const PHONE = { width: 390, height: 844 };
/** Other journeys find the English button by the words that it begins with. */
const OWN = { en: 'Send proposal to the press', es: 'Enviar a la editorial' };

let browser: Browser;
let office: Page;
beforeAll(async () => {
  browser = await openBrowser();
  office = (await openAs(browser, ADMIN, adminTextsPath(), { viewport: PHONE })).page;
});
afterAll(() => browser.close());

async function openText(language: keyof typeof OWN): Promise<void> {
  await office.goto(`${press.press}${adminTextsPath()}?language=${language}&words=${KEY}`);
  await office.getByRole('listitem').filter({ hasText: KEY }).getByRole('button').click();
  await office.getByRole('dialog', { name: KEY }).waitFor();
}

/** What the button says as the server sends it, and once the scripts have taken the page over. */
const buttonIn = (base: string) =>
  atPage(browser, base + proposeConferencePath(), async ({ page, problems }) => {
    const html = await (await fetch(page.url())).text();
    const shown = await page.locator('main form button[type=submit]').innerText();
    expect(problems()).toEqual([]);
    expect(html).toContain(`>${shown}</button>`);
    return shown;
  });

it('lets staff correct it in each language, and says what is wrong with it', async () => {
  for (const language of ['en', 'es'] as const) {
    await openText(language);
    const field = office.getByLabel('Own text');
    await field.fill('{name}');
    await office.getByText('There is no {name} in the original.').waitFor();
    expect(await office.getByRole('button', { name: 'Save', exact: true }).isDisabled()).toBe(true);
    await field.fill(OWN[language]);
    await office.getByRole('region', { name: 'Preview' }).getByText(OWN[language]).waitFor();
    expect(await violationsInLooks(office, `the text in ${language}`)).toEqual([]);
    await office.getByRole('button', { name: 'Save', exact: true }).click();
    await office.getByText('Saved.').waitFor();
    await office.getByRole('listitem').getByText('changed', { exact: true }).waitFor();
  }
  expect(await violationsInLooks(office, 'the list')).toEqual([]);
});

it('shows it to readers before and after the scripts have taken the page over', async () => {
  expect(await buttonIn('')).toBe(OWN.en);
  expect(await buttonIn('/es')).toBe(OWN.es);
  expect(await buttonIn('/fr')).not.toContain(OWN.en);
});

it('shows the original again, which is restored in one step', async () => {
  for (const language of ['en', 'es'] as const) {
    await openText(language);
    await office.getByRole('button', { name: 'Restore original' }).click();
    await office.getByText('The original is in use again.').waitFor();
  }
  expect(await buttonIn('')).toBe('Send proposal');
  expect(await buttonIn('/es')).not.toBe(OWN.es);
});
