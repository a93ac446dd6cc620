/** DOIs in the office: one that the agency refuses is found, understood, sent again, compared and followed. */
import { REGISTRATIONS } from '@quire/model/collections';
import { adminArticleEditorPath, adminRegistrationsPath } from '@quire/model/office-paths';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DESKTOP, dress, faultsOf, PHONE } from './axe-look.ts';
import { openBrowser } from './browser.ts';
import { type AtForm, atForm } from './office/at-form.ts';
import { runNow } from './office/run-now.ts';
import { openAs } from './people/at-page.ts';
import { press } from './press-addresses.ts';
import { admin } from './press-admin.ts';

const EDITOR = { email: 'editor@saltmarsh.example', password: press.password };
const JOURNAL = 'CES';
/** In the agency's words: no rule of ours knows them. */
const REASON = 'This work was previously deleted by an administrator of the agency';
const LONG = { timeout: 90_000, interval: 1_000 };

let browser: Browser;
let page: Page;
let office: AtForm;
let id = '';
let doi = '';
let article = '';

/** Tells the agency which DOIs to refuse, and why. */
async function refuse(failures: Readonly<Record<string, string>>): Promise<void> {
  const body = JSON.stringify({ settings: { failures } });
  const answer = await fetch(`${press.agency}/_control`, { method: 'POST', body });
  if (!answer.ok) throw new Error(`the agency: ${await answer.text()}`);
}

/** The queue works until a DOI is in this state. */
const until = (state: string) =>
  vi.waitFor(async () => {
    await runNow('registerDois');
    const now = await admin.db.collection(REGISTRATIONS).doc(id).get();
    expect(now.get('state')).toBe(state);
  }, LONG);

beforeAll(async () => {
  browser = await openBrowser();
  const ofJournal = admin.db.collection(REGISTRATIONS).where('journal', '==', JOURNAL);
  const articles = ofJournal.where('kind', '==', 'article').limit(1);
  const found = await vi.waitFor(async () => {
    const [first] = (await articles.get()).docs;
    if (!first) throw new Error(`no DOI of ${JOURNAL} is listed`);
    return first;
  }, LONG);
  id = found.id;
  doi = String(found.get('doi'));
  article = String(found.get('source.id'));
  await until('registered');
  const path = `${adminRegistrationsPath()}?q=${encodeURIComponent(doi)}`;
  page = (await openAs(browser, EDITOR, path, { viewport: DESKTOP })).page;
  office = atForm(page);
});
afterAll(async () => {
  await refuse({});
  await browser.close();
});

const row = () => page.getByRole('table').locator('tbody tr').filter({ hasText: doi });
/** A phone's card is in the row as well, hidden on a desktop. */
const shown = (words: string, exact = false) =>
  row().getByText(words, { exact }).filter({ visible: true });
const main = () => page.getByRole('main');

/** On the page of the DOI: asked for and confirmed. */
async function sendAgain() {
  await office.button('Send again', main()).click();
  await office.button('Send again', office.dialog()).click();
  await office.said(/^The DOI is sent again/);
}

describe('a DOI that the agency refuses', () => {
  it('is found among the others, with the reason in plain words', async () => {
    await shown('Registered', true).waitFor({ timeout: 30_000 });
    await refuse({ [doi]: REASON });
    await row()
      .getByRole('button', { name: /^Actions for/ })
      .click();
    await page.getByRole('menuitem', { name: 'Send again' }).click();
    await office.button('Send again', office.dialog()).click();
    await office.said(/^The DOI is sent again/);
    await until('refused');
    // The list is live.
    await shown('Refused', true).waitFor({ timeout: 30_000 });
    await shown('The answer of Crossref is one that we do not know.').waitFor();
    await shown('send them to Crossref’s support').waitFor();
  });

  it('is the first in the list, and among those that were refused', async () => {
    await office.open(adminRegistrationsPath());
    await office.choose('State', 'Refused');
    await row().waitFor({ timeout: 30_000 });
    expect(new URL(page.url()).searchParams.get('state')).toBe('refused');
    await office.choose('State', 'Registered');
    await expect.poll(() => row().count(), { timeout: 30_000 }).toBe(0);
    await office.open(`${adminRegistrationsPath()}?state=refused`);
    await dress(page, { viewport: PHONE, theme: 'light' });
    await row().waitFor({ timeout: 30_000 });
    expect(await faultsOf(page, 'the list of DOIs')).toEqual([]);
    await dress(page, { viewport: DESKTOP, theme: 'light' });
  });

  it('shows the agency’s own words, and leads to the article', async () => {
    await row().getByRole('link', { name: doi }).click();
    await page.getByRole('heading', { level: 1, name: doi }).waitFor();
    await page.locator('blockquote').getByText(REASON).waitFor({ timeout: 30_000 });
    const edit = page.getByRole('link', { name: 'Open record' });
    expect(await edit.getAttribute('href')).toContain(adminArticleEditorPath(article));
    await dress(page, { viewport: PHONE, theme: 'light' });
    expect(await faultsOf(page, 'a DOI')).toEqual([]);
    await dress(page, { viewport: DESKTOP, theme: 'light' });
  });

  it('is sent again when the agency takes it, and seen to be registered', async () => {
    await refuse({});
    await sendAgain();
    await until('registered');
    await main().getByText('Registered', { exact: true }).first().waitFor({ timeout: 30_000 });
    await main()
      .getByText(/^(Registered|Updated) by Crossref\.$/)
      .waitFor();
    expect(await page.locator('blockquote').getByText(REASON).count()).toBe(0);
  });
});

describe('what is sent about a DOI', () => {
  it('is the same now as it was sent, and can be read and kept', async () => {
    const sent = page.getByRole('region', { name: 'What is sent' });
    await office.button('Show', sent).click();
    await sent
      .getByText('What would be sent now is the same as what was sent last.')
      .waitFor({ timeout: 60_000 });
    await office.button('Sent last', sent).click();
    const text = sent.getByRole('region', { name: 'Sent last' });
    expect(await text.innerText()).toContain(`<doi>${doi}</doi>`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      office.button('Download', sent).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.xml$/);
    await office.button('Would be sent now', sent).click();
    const now = sent.getByRole('region', { name: 'Would be sent now' });
    expect(await now.innerText()).toContain(`<doi>${doi}</doi>`);
  });
});

describe('where DOIs lead', () => {
  it('is followed for one, which leads to its page', async () => {
    await office.button('Check address', main()).click();
    await office.said('Address checked.');
    await page
      .getByText('The DOI leads to its page, which names the DOI.')
      .waitFor({ timeout: 30_000 });
  });

  it('is followed for several, one after another', async () => {
    await office.open(
      `${adminRegistrationsPath()}?journal=${JOURNAL}&state=registered&kind=article`,
    );
    const rows = page.getByRole('table').locator('tbody tr');
    await expect.poll(() => rows.count(), { timeout: 30_000 }).toBeGreaterThan(1);
    for (const place of [0, 1]) await rows.nth(place).getByRole('checkbox').check();
    const selection = page.getByRole('region', { name: 'Selection' });
    await office.button('Check address', selection).click();
    await office.button('Check address', office.dialog()).click();
    await office.said('2 addresses checked.');
    for (const place of [0, 1])
      await rows.nth(place).getByText('Its page').last().waitFor({ timeout: 30_000 });
  });
});

it('is told with the article, and leads to the DOI’s page', async () => {
  await office.open(adminArticleEditorPath(article));
  await page.getByRole('tab', { name: 'Details' }).click();
  // The preview names the DOI, too.
  const link = page.locator('a[href*="/dois?record="]').filter({ hasText: doi });
  await link.waitFor({ timeout: 30_000 });
  expect(await link.getAttribute('href')).toContain(adminRegistrationsPath(id));
});
