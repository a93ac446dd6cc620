/** A conference from an organiser's proposal to what its readers find: the form, letters, programme, papers. */
import { CONFERENCES, PROPOSALS } from '@quire/model/collections';
import { adminConferencePath, adminProposalsPath } from '@quire/model/office-paths';
import { conferencePagePath, proposeConferencePath } from '@quire/model/paths';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP } from './axe-look.ts';
import { openBrowser } from './browser.ts';
import { isAlive } from './is-alive.ts';
import { mailsTo } from './mailbox.ts';
import { type AtForm, atForm } from './office/at-form.ts';
import { readersSee } from './office/readers-see.ts';
import { newWord } from './office/word.ts';
import { newAddress } from './people/account.ts';
import { openAs } from './people/at-page.ts';
import { press } from './press-addresses.ts';
import { admin } from './press-admin.ts';
import { openPage } from './watched-page.ts';

const WORD = newWord();
const NAME = `Tidal flats ${WORD}`;
const CKEY = `${WORD}-2028`;
const ORGANISER = newAddress('organiser');

let browser: Browser;
let page: Page;
let office: AtForm;
beforeAll(async () => {
  browser = await openBrowser();
  const content = { email: 'content@saltmarsh.example', password: press.password };
  page = (await openAs(browser, content, adminProposalsPath(), { viewport: DESKTOP })).page;
  office = atForm(page);
});
afterAll(() => browser.close());

const part = (name: string) => page.getByRole('group', { name, exact: true });
const PATH = conferencePagePath(CKEY);
describe('an organiser', () => {
  it('proposes a conference without an account, and has a receipt', async () => {
    const { page: form, problems } = await openPage(browser);
    await form.goto(press.press + proposeConferencePath());
    await isAlive(form);
    const fill = (label: string, value: string) =>
      form.getByLabel(label, { exact: false }).fill(value);
    await form.getByRole('button', { name: 'Send proposal' }).click();
    await form.getByRole('alert').first().waitFor();
    await form.getByLabel('Name', { exact: true }).fill('Ines Duarte');
    await fill('E-mail', ORGANISER);
    await fill('Institution', 'University of Aveiro');
    await fill('Name of the conference', NAME);
    await fill('Short name', WORD);
    await fill('First day', '2028-05-09');
    await fill('Last day', '2028-05-11');
    await fill('Place', 'Aveiro, Portugal');
    await form.getByRole('button', { name: 'Send proposal' }).click();
    await form.getByText(`sent a receipt to ${ORGANISER}`).waitFor({ timeout: 30_000 });
    await expect.poll(async () => (await mailsTo(ORGANISER)).length, { timeout: 60_000 }).toBe(1);
    expect(problems()).toEqual([]);
    await form.context().close();
  });
});

describe('the office', () => {
  it('sees the proposal come, asks back, and accepts it with a letter', async () => {
    // The list was open all the time.
    await page.getByRole('link', { name: NAME }).click({ timeout: 30_000 });
    await office.button('Reply').click();
    const letter = office.dialog().getByLabel('Letter');
    expect(await letter.inputValue()).toMatch(/^Dear Ines Duarte,/);
    await letter.fill('Dear Ines,\n\nwho is on the committee?');
    await office.button('Send', office.dialog()).click();
    await office.said('Answered, but not yet decided.');
    await office.button('Accept').click();
    await office.fill({ 'Conference address': CKEY }, office.dialog());
    await office.button('Accept', office.dialog()).click();
    await office.said('Accepted.');
    const texts = async () => (await mailsTo(ORGANISER)).map(({ text }) => text).join('\n');
    await expect.poll(texts, { timeout: 60_000 }).toContain('who is on the committee?');
    await expect.poll(texts, { timeout: 60_000 }).toContain('glad to publish the papers');
    const found = await admin.db.collection(PROPOSALS).where('conference', '==', NAME).get();
    expect(found.docs.map((each) => [each.get('status'), each.get('ckey')])).toEqual([
      ['accepted', CKEY],
    ]);
  });

  it('writes the programme, names the papers and where they appeared', async () => {
    await page.getByRole('link', { name: 'Open conference' }).click();
    await page.waitForURL(press.press + adminConferencePath(CKEY));
    await expect.poll(() => office.field('City').inputValue(), { timeout: 30_000 }).toBe('Aveiro');
    await office.fill({ Theme: 'Mud between tides', Abstracts: '2027-11-01' });
    await office.add('Topics', ['sediment', 'birds']);
    await office.button('Add session').click();
    const session = part('Sessions').locator('[data-item]').first();
    await office.fill({ Title: 'Opening', Day: '2028-05-09', From: '09:30', To: '10:30' }, session);
    await office.button('Add talk').click();
    const talk = part('Talks').locator('[data-item]').first();
    await office.fill({ Title: 'What the tide leaves', Time: '09:40' }, talk);
    await office.add('Speakers', ['Noor Haddad'], talk);
    await office.button('Add paper').click();
    const paper = part('Papers').locator('[data-item]').first();
    await office.fill({ Title: 'Ripples in mud', Link: '/article/CES/3-1/seagrass-drag' }, paper);
    await page.getByLabel('Proceedings', { exact: true }).last().click();
    await page.getByRole('option', { name: 'An issue of a journal' }).click();
    await part('Proceedings').getByRole('combobox', { name: 'Journal' }).click();
    await page.getByRole('option', { name: 'CES', exact: true }).click();
    await office.fill({ Issue: '3-1' }, part('Proceedings'));
    await office.save();
    expect((await fetch(press.press + PATH)).status).toBe(404);
    await office.button('Announce').click();
    await office.button('Mark as held').waitFor();
  });
});

describe('a reader', () => {
  it('finds the programme, the papers and the proceedings', async () => {
    await readersSee(PATH, 'What the tide leaves');
    const { page: reading, problems } = await openPage(browser);
    await reading.goto(press.press + PATH);
    const programme = reading.getByRole('region', { name: 'Programme' });
    expect(await programme.innerText()).toMatch(
      /9 May 2028[\s\S]*09:30–10:30[\s\S]*Opening[\s\S]*Noor Haddad/,
    );
    await reading.getByRole('link', { name: 'Ripples in mud' }).waitFor();
    await readersSee(PATH, '/journals/CES/3-1');
    expect(problems()).toEqual([]);
    await reading.context().close();
  });

  it('is told when it is cancelled', async () => {
    await office.button('Cancel conference').click();
    await office.button('Cancel conference', office.dialog()).click();
    await readersSee(PATH, '>Cancelled</strong>');
    expect((await admin.db.doc(`${CONFERENCES}/${CKEY}`).get()).get('status')).toBe('cancelled');
  });
});
