/**
 * The pattern of the office's forms, by the news: all forms are the same components. Two people at one
 * record, what is typed and not saved, history, bin, and what readers have seen.
 */
import { POSTS, postDocId } from '@quire/model/collections';
import { adminJournalsPath, adminNewsPath } from '@quire/model/office-paths';
import { postPath } from '@quire/model/paths';
import { collection, doc, getDoc, getDocs, limit, query, where } from 'firebase/firestore';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSdk } from './anonymity/sdk-session.ts';
import { DESKTOP, dress, faultsOf, PHONE } from './axe-look.ts';
import { openBrowser } from './browser.ts';
import { callFunction } from './call-function.ts';
import { newsOf, seedNews, WORD } from './office/seed-news.ts';
import { signInByHttp } from './people/account.ts';
import { openAs } from './people/at-page.ts';
import { press } from './press-addresses.ts';
import { admin } from './press-admin.ts';

const demo = (who: string) => ({ email: `${who}@saltmarsh.example`, password: press.password });
const SKEY = `${WORD}-made`;
const ID = postDocId('news', SKEY);

let browser: Browser;
/** Corin, who writes the news. */
let page: Page;
let shared: string;
beforeAll(async () => {
  browser = await openBrowser();
  const [id = ''] = await seedNews([{ title: `Shared ${WORD}` }]);
  shared = id;
  page = (await openAs(browser, demo('content'), adminNewsPath('new'), { viewport: DESKTOP })).page;
  // Whether a page with something unsaved may be reloaded: the browser itself asks.
  page.on('dialog', (asks) => void asks.accept());
});
afterAll(() => browser.close());

const field = (label: string, on: Page = page) => on.getByLabel(label, { exact: true });
const button = (name: string, on: Page = page) => on.getByRole('button', { name, exact: true });
const dialog = (on: Page = page) => on.getByRole('dialog');
const said = (text: string | RegExp, on: Page = page) =>
  on.getByText(text).first().waitFor({ timeout: 30_000 });
const saved = (on: Page = page) => said('All changes saved.', on);

async function openRecord(id: string, on: Page = page): Promise<void> {
  await on.goto(press.press + adminNewsPath(id));
  await field('Title', on).waitFor({ timeout: 30_000 });
}

describe('a form', () => {
  it('says what is wrong beside each field and above them all, and leads there', async () => {
    await field('Title').fill('');
    await button('Save').click();
    const summary = page
      .getByRole('alert')
      .filter({ hasText: /There (?:is a|are some) problems?:/ });
    await summary.waitFor();
    expect(await summary.evaluate((box) => box === document.activeElement)).toBe(true);
    expect(await field('Title').getAttribute('aria-invalid')).toBe('true');
    await summary.getByRole('button', { name: 'Address' }).click();
    expect(await field('Address').evaluate((el) => el === document.activeElement)).toBe(true);
    for (const viewport of [PHONE, DESKTOP]) {
      await dress(page, { viewport, theme: 'light' });
      expect(await faultsOf(page, `form with mistakes, ${viewport.width}`)).toEqual([]);
    }
    await field('Title').fill(`Made ${WORD}`);
    expect(await field('Title').getAttribute('aria-invalid')).toBe('false');
  });

  it('keeps what was typed through a reload and through a save that fails', async () => {
    await field('Summary').fill('Typed and not saved.');
    await page.reload();
    await said('Unsaved changes from this device have been restored.');
    expect(await field('Summary').inputValue()).toBe('Typed and not saved.');
    await field('Address').fill(SKEY);
    await page.context().setOffline(true);
    await button('Save').click();
    await page
      .getByRole('alert')
      .filter({ hasText: /try again|reach|connection/i })
      .waitFor();
    expect(await field('Title').inputValue()).toBe(`Made ${WORD}`);
    await page.context().setOffline(false);
    await button('Save').click();
    await page.waitForURL((url) => url.searchParams.get('record') === ID, { timeout: 30_000 });
    await saved();
    expect((await admin.db.doc(`${POSTS}/${ID}`).get()).get('summary')).toBe(
      'Typed and not saved.',
    );
  });

  it('asks before it is left with something unsaved, and has it when one comes back', async () => {
    await field('Author, as readers see it').fill('C. Ashby');
    await page.getByRole('link', { name: 'Blogs' }).click();
    await dialog().getByText('Leave without saving?').waitFor();
    await button('Stay').click();
    await dialog().waitFor({ state: 'hidden' });
    expect(await field('Author, as readers see it').inputValue()).toBe('C. Ashby');
    await page.getByRole('link', { name: 'Blogs' }).click();
    await dialog().getByRole('button', { name: 'Leave', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Blogs' }).waitFor();
    await page.goBack();
    await said('Unsaved changes from this device have been restored.');
    await button('Discard').click();
    expect(await field('Author, as readers see it').inputValue()).toBe('Corin Ashby');
  });

  it('tells the second of two people, who puts both changes together', async () => {
    await openRecord(shared);
    const other = (await openAs(browser, demo('admin'), adminNewsPath(shared))).page;
    await field('Summary', other).waitFor();
    await field('Title').fill(`Mine ${WORD}`);
    await field('Author, as readers see it').fill('Mine too');
    await field('Title', other).fill(`Theirs ${WORD}`);
    await field('Summary', other).fill('Their summary.');
    await button('Save', other).click();
    await saved(other);
    await said('A colleague has saved changes in the meantime.');
    expect(await button('Save').isDisabled()).toBe(true);
    await button('Compare and merge').click();
    await dialog().getByText('A colleague changed: Summary. This is included.').waitFor();
    await dialog()
      .getByRole('radio', { name: /Theirs/ })
      .check();
    expect(await faultsOf(page, 'merging')).toEqual([]);
    await button('Use merged version').click();
    await button('Save').click();
    await saved();
    const now = (await admin.db.doc(`${POSTS}/${shared}`).get()).data();
    expect(now).toMatchObject({
      ...{ title: `Theirs ${WORD}`, summary: 'Their summary.', author: 'Mine too', revision: 3 },
    });
    await expect
      .poll(() => field('Author, as readers see it', other).inputValue())
      .toBe('Mine too');
    await other.context().close();
  });

  it('refuses whoever saves on top of what they have not seen', async () => {
    const { idToken } = await signInByHttp(demo('content'));
    const data = newsOf({ title: 'Too late' }, `${WORD}-n0`);
    const { status, code } = await callFunction(
      'saveRecord',
      { kind: 'posts', id: shared, base: 1, data },
      { idToken },
    );
    expect([status, code]).toEqual([400, 'record/stale']);
  });

  it('shows who changed what, and brings an earlier version back', async () => {
    await button('History').click();
    await dialog()
      .getByText(/Ada Brightwater/)
      .first()
      .waitFor();
    await dialog()
      .getByText(/Corin Ashby/)
      .first()
      .waitFor();
    await dialog().getByText('Their summary.').first().waitFor();
    expect(await faultsOf(page, 'history')).toEqual([]);
    await dialog()
      .getByRole('listitem')
      .filter({ hasText: 'Ada Brightwater' })
      .getByRole('button', { name: 'Restore' })
      .click();
    await dialog()
      .filter({ hasText: 'Restore this version?' })
      .getByRole('button', { name: 'Restore' })
      .click();
    await said(/^Version of .+ restored\.$/);
    await expect.poll(() => field('Author, as readers see it').inputValue()).toBe('Corin Ashby');
    expect(await field('Summary').inputValue()).toBe('Their summary.');
  });
});

describe('deleting', () => {
  it('asks, can be undone, and leaves it in the bin, out of which it comes again', async () => {
    await openRecord(shared);
    const remove = async () => {
      await button('Delete').click();
      await dialog().getByRole('button', { name: 'Delete' }).click();
      await said('Moved to the bin.');
    };
    await remove();
    await button('Undo').click();
    await said('Undone.');
    await openRecord(shared);
    await remove();
    await page.goto(`${press.press}${adminNewsPath()}?bin=1`);
    const row = page.getByRole('row').filter({ hasText: `Theirs ${WORD}` });
    await row.getByRole('link').click();
    await said('This record is in the bin.');
    expect(await field('Title').isDisabled()).toBe(true);
    await button('Restore').click();
    await page
      .getByText('This record is in the bin.')
      .waitFor({ state: 'hidden', timeout: 30_000 });
    expect(await field('Title').isDisabled()).toBe(false);
  });

  it('is not for what readers have seen: that is archived, and says so at its address', async () => {
    const address = press.press + postPath('news', SKEY);
    const status = async () => (await fetch(address)).status;
    expect(await status()).toBe(404);
    await openRecord(ID);
    await button('Publish now').click();
    await expect.poll(status, { timeout: 60_000 }).toBe(200);
    await button('Archive').waitFor();
    expect(await button('Delete').count()).toBe(0);
    const { idToken } = await signInByHttp(demo('content'));
    const base = Number((await admin.db.doc(`${POSTS}/${ID}`).get()).get('revision'));
    const refused = await callFunction(
      'deleteRecord',
      { kind: 'posts', id: ID, base },
      { idToken },
    );
    expect(refused.code).toBe('record/kept');
    await button('Archive').click();
    await dialog().getByRole('button', { name: 'Archive' }).click();
    await expect.poll(status, { timeout: 60_000 }).toBe(410);
    expect((await admin.db.doc(`${POSTS}/${ID}`).get()).get('status')).toBe('archived');
  });
});

describe('a form with translations', () => {
  it('leads to the language that a problem is in, also after another was chosen', async () => {
    const journal = (
      await openAs(browser, demo('admin'), adminJournalsPath('CES'), { viewport: DESKTOP })
    ).page;
    const spanish = field('Description in one sentence (Español)', journal);
    const group = journal.getByRole('group', { name: 'Translations' });
    const choose = async (language: string) => {
      await group.getByRole('combobox', { name: 'Language' }).click();
      await journal.getByRole('option', { name: language, exact: true }).click();
    };
    await choose('Español');
    const kept = await spanish.inputValue();
    await spanish.fill('Marismas y costas. '.repeat(30));
    await choose('Français');
    await button('Save', journal).click();
    const summary = journal.getByRole('alert').filter({ hasText: 'There is a problem:' });
    await summary.waitFor();
    expect(await spanish.getAttribute('aria-invalid')).toBe('true');
    await choose('Français');
    await spanish.waitFor({ state: 'hidden' });
    await summary.getByRole('button', { name: 'Description in one sentence (Español)' }).click();
    expect(await spanish.evaluate((input) => input === document.activeElement)).toBe(true);
    await spanish.fill(kept);
    await summary.waitFor({ state: 'hidden' });
    await journal.context().close();
  });
});

describe('a person without the right', () => {
  it('is told so by the page, and given nothing by the data', async () => {
    const finance = (await openAs(browser, demo('finance'), adminNewsPath())).page;
    await finance.getByRole('heading', { level: 1, name: 'No access to this page' }).waitFor();
    await finance.context().close();
    const sdk = await openSdk(demo('finance'));
    const news = query(collection(sdk.db, POSTS), where('kind', '==', 'news'), limit(25));
    await expect(getDocs(news)).rejects.toMatchObject({ code: 'permission-denied' });
    const one = doc(sdk.db, POSTS, shared);
    await expect(getDoc(one)).rejects.toMatchObject({ code: 'permission-denied' });
    const past = getDocs(query(collection(one, 'history'), limit(25)));
    await expect(past).rejects.toMatchObject({ code: 'permission-denied' });
    const { status, code } = await callFunction(
      'deleteRecord',
      { kind: 'posts', id: shared, base: 1 },
      { idToken: sdk.idToken },
    );
    expect([status, code]).toEqual([403, 'access/denied']);
    await sdk.close();
  });
});
