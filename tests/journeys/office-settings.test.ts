/** The settings of the press: what it says of itself, seen by readers, and what is set up outside of it. */
import { PRESS_SETTINGS, SETTINGS } from '@quire/model/collections';
import { adminSettingsPath } from '@quire/model/office-paths';
import { homePath } from '@quire/model/paths';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP } from './axe-look.ts';
import { openBrowser } from './browser.ts';
import { mailsTo } from './mailbox.ts';
import { type AtForm, atForm } from './office/at-form.ts';
import { readersSee } from './office/readers-see.ts';
import { smallPng } from './office/small-files.ts';
import { newWord } from './office/word.ts';
import { openAs } from './people/at-page.ts';
import { press } from './press-addresses.ts';
import { admin } from './press-admin.ts';

const WORD = newWord();
const ADMIN = { email: 'admin@saltmarsh.example', password: press.password };
const record = () => admin.db.doc(`${SETTINGS}/${PRESS_SETTINGS}`);

let browser: Browser;
let page: Page;
let office: AtForm;
let revision: unknown;
/** All that functions have answered. */
const answers: string[] = [];
beforeAll(async () => {
  browser = await openBrowser();
  page = (await openAs(browser, ADMIN, adminSettingsPath(), { viewport: DESKTOP })).page;
  office = atForm(page);
  page.on('response', async (response) => {
    if (!response.url().startsWith(press.functions)) return;
    answers.push(await response.text().catch(() => ''));
  });
  revision = (await record().get()).get('revision') ?? 0;
});
afterAll(() => browser.close());

const part = (name: string) => page.getByRole('group', { name, exact: true });

describe('the settings', () => {
  it('change what every page says, for readers', async () => {
    await expect.poll(() => office.field('Name').inputValue(), { timeout: 30_000 }).not.toBe('');
    await office.button('Choose image').click();
    await office.upload('mark.png', smallPng(), `The mark of ${WORD}`);
    await part('Entries').getByRole('button', { name: 'Add entry' }).click();
    const entry = part('Entries').locator('[data-item]').last();
    await office.fill({ Label: 'Guide', Address: 'javascript:alert(1)' }, entry);
    await office.button('Save').click();
    await page
      .getByRole('alert')
      .filter({ hasText: /There (?:is a|are some) problems?:/ })
      .waitFor();
    await office.fill({ Address: `/about/open_access?${WORD}` }, entry);
    await part('Lines').getByRole('button', { name: 'Add line' }).click();
    const line = part('Lines').locator('[data-item]').last();
    await office.fill({ Text: `Member of ${WORD}` }, line);
    await office.fill({
      'Sender’s name': `Desk of ${WORD}`,
      'Answers to': 'desk@saltmarsh.example',
    });
    await office.save();
    await readersSee(homePath(), `The mark of ${WORD}`);
    await readersSee(homePath(), `/about/open_access?${WORD}`);
    await readersSee(homePath(), `Member of ${WORD}`);
  });

  it('try the parts that are set up outside, and tell no secret', async () => {
    await page.getByRole('link', { name: 'Configuration' }).click();
    await office.button('Test: Mail').click();
    await office.said('The mail server has accepted a mail to');
    await office.button('Test: Files').click();
    await office.said('A file was written, read and removed.');
    await office.button('Test: Search').click();
    await page.getByText(/The indices answer: .*\d/).waitFor({ timeout: 30_000 });
    const tests = async () =>
      (await mailsTo(ADMIN.email)).filter(({ subject }) => subject.startsWith('Test: mails from'));
    await expect.poll(async () => (await tests()).length, { timeout: 60_000 }).toBeGreaterThan(0);
    const mail = page.getByRole('region', { name: 'Mail' });
    expect(await mail.innerText()).toMatch(/Password\s+(not )?set/);
    const said = `${answers.join('\n')}\n${await page.content()}`;
    expect(said).toContain('Password');
    expect(said).not.toMatch(/Password"\s*,\s*"(?!(not )?set")/);
    expect(said).not.toMatch(/private_key|BEGIN [A-Z ]*KEY|SMTP_PASSWORD/);
  });

  it('are restored as they were', async () => {
    await office.open(adminSettingsPath());
    await office.button('History').click();
    const versions = office.dialog().getByRole('button', { name: 'Restore' });
    await versions.first().click();
    await office.dialog().last().getByRole('button', { name: 'Restore' }).last().click();
    await readersSee(homePath(), WORD, false);
    expect((await record().get()).get('revision')).toBe(Number(revision) + 2);
    expect(JSON.stringify((await record().get()).data())).not.toContain(WORD);
  });
});
