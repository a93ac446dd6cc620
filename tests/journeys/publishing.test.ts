import { articleDocId } from '@quire/model/collections';
import { adminAllArticlesPath, adminArticleEditorPath } from '@quire/model/office-paths';
import {
  accountPath,
  adminDashboardPath,
  adminLoginPath,
  articlePath,
  signInPath,
} from '@quire/model/paths';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { demoPapers } from './demo-paper.ts';
import { press } from './press-addresses.ts';
import { publishAt } from './publish-at.ts';
import { openPage } from './watched-page.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** A short paper that no other test looks at. */
const paper = demoPapers().at(-1);
if (!paper) throw new Error('the demo press has no papers');
const id = articleDocId(paper.journal, paper.akey);
const publicPage = press.press + articlePath(paper.journal, paper.issue, paper.akey);

async function signIn(
  page: Page,
  who: string,
  path: string,
  password = press.password,
): Promise<void> {
  await page.goto(press.press + path);
  await page.getByLabel('E-mail').fill(`${who}@saltmarsh.example`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

describe('publishing', () => {
  it('shows a change by an admin to readers within a minute', async () => {
    const { page } = await openPage(browser);
    await signIn(page, 'admin', adminLoginPath());
    await page.waitForURL(`**${adminDashboardPath()}`);
    await page.goto(press.press + adminAllArticlesPath());
    await expect.poll(() => page.locator('tbody tr').count()).toBeGreaterThan(5);

    await page.goto(press.press + adminArticleEditorPath(id));
    const title = page.getByLabel('Title');
    await expect.poll(() => title.inputValue(), { timeout: 20_000 }).not.toBe('');
    const mark = `changed ${Date.now()}`;
    // Another title altogether would take a second person.
    await title.fill(`${await title.inputValue()} (${mark})`);
    await page.getByLabel('Text (Markdown)').focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.insertText(`\n\nA sentence ${mark}, and $e^{i\\pi} = -1$.\n`);
    await page.getByRole('button', { name: 'Save' }).click();
    const reason = `The labels of a figure were lost, ${mark}.`;
    await publishAt(page, reason);

    const started = Date.now();
    await expect
      .poll(async () => (await fetch(publicPage)).text(), { timeout: 60_000, interval: 500 })
      .toContain(`A sentence ${mark}`);
    console.log(
      `the change was public ${((Date.now() - started) / 1000).toFixed(1)} s after "Publish"`,
    );
    const issue = `${press.press}/journals/${paper.journal}/${paper.issue}`;
    await expect
      .poll(async () => (await fetch(issue)).text(), { timeout: 60_000, interval: 500 })
      .toContain(`(${mark})`);
    // The reason is shown with the version, for readers and in the office.
    await expect
      .poll(async () => (await fetch(publicPage)).text(), { timeout: 60_000, interval: 500 })
      .toContain(reason);
    await page.getByRole('tab', { name: 'Versions' }).click();
    await page.getByText(`Reason: ${reason}`).waitFor();
    await page.context().close();
  });

  it('keeps what was typed through a reload', async () => {
    const { page } = await openPage(browser);
    page.on('dialog', (dialog) => void dialog.accept());
    await signIn(page, 'admin', adminLoginPath());
    await page.waitForURL(`**${adminDashboardPath()}`);
    await page.goto(press.press + adminArticleEditorPath(id));
    const title = page.getByLabel('Title');
    await expect.poll(() => title.inputValue(), { timeout: 20_000 }).not.toBe('');
    await title.fill('Typed and never saved');
    await page.reload();
    await expect.poll(() => title.inputValue(), { timeout: 20_000 }).toBe('Typed and never saved');
    await page.context().close();
  });

  it('is no business of an author: the office says so', async () => {
    const { page } = await openPage(browser);
    await signIn(page, 'author', adminLoginPath());
    await page.getByText('no role in the office').waitFor();
    expect(await page.locator('tbody').count()).toBe(0);
    await page.context().close();
  });

  it('asks a visitor to sign in first, and brings them where they wanted to go', async () => {
    const { page } = await openPage(browser);
    await page.goto(press.press + adminArticleEditorPath(id));
    await page.waitForURL('**/admin/login?next=*');
    await page.getByLabel('E-mail').fill('editor@saltmarsh.example');
    await page.getByLabel('Password', { exact: true }).fill(press.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(`**${adminArticleEditorPath(id)}`);
    await page.context().close();
  });
});

describe('signing in', () => {
  it('says plainly when address and password do not match, and keeps the address', async () => {
    const { page } = await openPage(browser);
    await signIn(page, 'reader', signInPath(), 'not the password');
    await page.getByText('do not match').waitFor();
    expect(await page.getByLabel('E-mail').inputValue()).toBe('reader@saltmarsh.example');
    await page.context().close();
  });

  it('never lets the browser send a password by itself', async () => {
    const { page } = await openPage(browser, { javaScriptEnabled: false });
    await page.goto(press.press + signInPath());
    expect(await page.getByRole('button', { name: 'Sign in' }).isDisabled()).toBe(true);
    expect(await page.locator('main form').getAttribute('method')).toBe('post');
    await page.context().close();
  });

  it('goes to an internal address only', async () => {
    const { page } = await openPage(browser);
    await signIn(page, 'reader', signInPath('//evil.example/x'));
    await page.waitForURL(`${press.press}${accountPath()}`);
    await page.context().close();
  });
});
