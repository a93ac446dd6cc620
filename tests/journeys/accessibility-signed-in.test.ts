/** Runs axe on the pages of a signed-in person, and on forms with errors. */
import {
  accountPath,
  registerPath,
  submissionInvoicePath,
  submissionsPath,
  submitPath,
} from '@quire/model/paths';
import { submissionPath, submittedPath } from '@quire/model/submission-paths';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, dress, faultsOf, LOOKS, lookAt, PHONE } from './axe-look.ts';
import { openBrowser } from './browser.ts';
import { openAs } from './people/at-page.ts';
import { press } from './press-addresses.ts';

/** The demo author's submissions, by their folders in `demo/submissions`. */
const [DRAFT, SENT, REVISION] = ['demo-draft', 'demo-under-review', 'demo-major-revision'] as const;
const STEPS = ['journal', 'files', 'text', 'authors', 'reviewers', 'statements', 'review'];

const ADDRESSES: readonly string[] = [
  accountPath(),
  submissionsPath(),
  submissionInvoicePath(),
  submissionPath(DRAFT),
  submissionPath(SENT),
  submissionPath(REVISION),
  submittedPath(SENT),
  ...STEPS.map((step) => submitPath(DRAFT, step)),
  submitPath(REVISION, 'answer'),
];

let browser: Browser;
let context: BrowserContext;
beforeAll(async () => {
  browser = await openBrowser();
  const author = { email: 'author@saltmarsh.example', password: press.password };
  const { page } = await openAs(browser, author, submissionsPath());
  context = page.context();
  await page.close();
});
afterAll(() => browser.close());

/** The page has come, with what it reads. */
async function isThere(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(
    () => !/Loading…|Opening…|One moment…/.test(document.querySelector('main')?.textContent ?? ''),
  );
}

describe('accessibility of signed-in pages', () => {
  it('finds no fault on any page, on small and large screens, light and dark', async () => {
    const wanted = ADDRESSES.map((address) => [address, LOOKS] as const);
    expect(await lookAt(context, wanted, isThere)).toEqual([]);
  });

  it('finds no fault in a dialog', async () => {
    const page = await context.newPage();
    await dress(page, { viewport: PHONE, theme: 'light' });
    await page.goto(press.press + submissionPath(SENT));
    await page.getByRole('button', { name: /withdraw/i }).click();
    await page.getByRole('dialog').getByRole('textbox').waitFor();
    const faults: string[] = [];
    for (const theme of ['light', 'dark'] as const) {
      await dress(page, { viewport: PHONE, theme });
      faults.push(...(await faultsOf(page, `dialog, ${theme}`)));
    }
    expect(faults).toEqual([]);
    await page.close();
  });

  it('finds no fault in a form that says what is missing', async () => {
    const page = await browser.newPage();
    await page.goto(press.press + registerPath());
    await page.getByLabel('Password', { exact: true }).fill('tide');
    await page.getByRole('button', { name: 'Create the account' }).click();
    await page
      .getByRole('alert')
      .filter({ hasText: /There (?:is a problem|are \d+ problems)/ })
      .waitFor();
    const faults: string[] = [];
    for (const [viewport, theme] of [
      [PHONE, 'light'],
      [DESKTOP, 'dark'],
    ] as const) {
      await dress(page, { viewport, theme });
      faults.push(...(await faultsOf(page, `registering, ${theme}`)));
    }
    expect(faults).toEqual([]);
    await page.close();
  });
});
