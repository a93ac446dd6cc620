/** A journal words the letter of a decision for itself; its editor finds it where they decide. */
import { JOURNALS } from '@quire/model/collections';
import { adminSubmissionPath, adminTemplatesPath } from '@quire/model/office-paths';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DESKTOP, violationsInLooks } from './axe-look.ts';
import { openBrowser } from './browser.ts';
import { move, sendDraft } from './manuscript/steps.ts';
import { joinPress, type Person, signInByHttp } from './people/account.ts';
import { openAs } from './people/at-page.ts';
import { press } from './press-addresses.ts';
import { admin } from './press-admin.ts';

const EDITOR = { email: 'editor@saltmarsh.example', password: press.password };
const JOURNAL = 'MSP';
const WORDS = 'Dear {name},\n\nwe read {title} with care and do not take it.\n\n{editor}';

let browser: Browser;
let author: Person;
beforeAll(async () => {
  [browser, author] = await Promise.all([openBrowser(), joinPress('worded')]);
});
afterAll(async () => {
  await admin.db.doc(`${JOURNALS}/${JOURNAL}/mailWords/letter~desk-reject`).delete();
  await browser.close();
});

it('an editor words it for the journal, and sees how it reads', async () => {
  const path = adminTemplatesPath(undefined, JOURNAL);
  const { page, problems } = await openAs(browser, EDITOR, path, { viewport: DESKTOP });
  await page.getByRole('heading', { name: 'Decision letters' }).waitFor();
  expect(await page.getByRole('link', { name: 'Reset password' }).count()).toBe(0);
  expect(await violationsInLooks(page, 'list')).toEqual([]);
  await page.getByRole('link', { name: 'Rejected without review', exact: true }).click();
  await page.getByText('MSP has no wording of its own').waitFor();
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.fill('{nobody}');
  await page.getByText('unknown variable: {nobody}').last().waitFor();
  await text.fill(WORDS);
  await page.frameLocator('iframe').getByText('Edda Marchetti').waitFor();
  expect(await violationsInLooks(page, 'letter')).toEqual([]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('All changes saved.').waitFor();
  expect(problems()).toEqual([]);
});

it('finds it as the beginning of a letter, with the names in it', async () => {
  const title = `Films on water (${Date.now().toString(36)})`;
  const { idToken } = await signInByHttp(EDITOR);
  const { id } = await sendDraft(author, title, undefined, { journal: JOURNAL });
  await move(id, 'pass_check', 'technical_check', idToken);
  const { page } = await openAs(browser, EDITOR, adminSubmissionPath(id), { viewport: DESKTOP });
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Reject without review' }).click();
  const letter = page.getByRole('dialog').getByLabel('Letter to the author');
  await expect
    .poll(() => letter.inputValue(), { timeout: 30_000 })
    .toContain(`we read ${title} with care and do not take it.\n\nEdda Marchetti`);
});
