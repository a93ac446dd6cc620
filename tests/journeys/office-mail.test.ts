/** The mails of the press in the office: the outbox, their words, and what of them staff are told how. */
import { adminEmailsPath, adminTemplatesPath } from '@quire/model/office-paths';
import { accountPath } from '@quire/model/paths';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP } from './axe-look.ts';
import { openBrowser } from './browser.ts';
import { callFunction } from './call-function.ts';
import { mailsTo } from './mailbox.ts';
import { mustCall } from './must-call.ts';
import { type AtForm, atForm } from './office/at-form.ts';
import { runNow } from './office/run-now.ts';
import { newWord } from './office/word.ts';
import { joinPress, newAddress, newNetwork, signInByHttp } from './people/account.ts';
import { openAs } from './people/at-page.ts';
import { press } from './press-addresses.ts';

const ADMIN = { email: 'admin@saltmarsh.example', password: press.password };
const TEMPLATE = 'organiser/proposal-received';

let browser: Browser;
let page: Page;
let office: AtForm;
beforeAll(async () => {
  browser = await openBrowser();
  page = (await openAs(browser, ADMIN, adminTemplatesPath(), { viewport: DESKTOP })).page;
  office = atForm(page);
});
afterAll(() => browser.close());

/** An organiser proposes a conference of this name; gives their address. */
async function propose(conference: string): Promise<string> {
  const email = newAddress('organiser');
  const key = crypto.randomUUID().replaceAll('-', '');
  const request = { key, organiser: { name: 'Ines Duarte', email }, conference };
  const { status, body } = await callFunction('proposeConference', request, {
    network: newNetwork(),
  });
  if (status !== 200) throw new Error(body);
  return email;
}
const RECEIVED: unknown = expect.stringMatching(/^We have received your proposal at /);
const subjects = async (address: string) => (await mailsTo(address)).map(({ subject }) => subject);
const arrive = (address: string, wanted: readonly unknown[]) =>
  expect.poll(() => subjects(address), { timeout: 60_000 }).toEqual(wanted);

describe('the words of a mail', () => {
  const WORD = newWord();

  it('are the press’s own, checked and looked at while they are typed', async () => {
    await office.fill({ 'Find e-mails': 'proposal received' });
    await page.getByRole('row').getByRole('link').first().click();
    await page.waitForURL((url) => url.searchParams.get('record') === TEMPLATE);
    const subject = office.field('Subject');
    await subject.fill(`${WORD}: {nobody}`);
    await page.getByText('{nobody}').last().waitFor();
    expect(await office.button('Save').isDisabled()).toBe(true);
    // The subject of a mail to an organiser's address contains nothing that the organiser typed.
    await subject.fill(`${WORD}: {conference}`);
    await page.getByText('Remove {conference} from its subject').last().waitFor();
    await subject.fill(`${WORD}: {dates}`);
    await page.getByText(`${WORD}: 12–14 May 2027`).waitFor({ timeout: 30_000 });
    await office.button('Send test to me').click();
    await office.said(`Test sent to ${ADMIN.email}.`);
    await expect
      .poll(async () => (await subjects(ADMIN.email)).some((each) => each.includes(WORD)), {
        timeout: 60_000,
      })
      .toBe(true);
    // A test is one: nobody else has these words yet.
    const early = await propose('Too early');
    await arrive(early, [RECEIVED]);
    await office.button('Save').click();
    await office.said('Saved. The next e-mail of this kind uses this wording.');
    await arrive(await propose('Tides'), [`${WORD}: not said`]);
  });

  it('are the first ones again', async () => {
    await office.button('Reset').click();
    await office.button('Reset', office.dialog()).click();
    await office.said('The default wording is in use again.');
    await arrive(await propose('Ebb'), [RECEIVED]);
  });
});

describe('the outbox', () => {
  const NAME = newWord();
  /** Opens the one mail to an address. */
  const findOne = async (address: string) => {
    await office.fill({ 'Find in this list': address });
    const mails = page.getByRole('table').locator('tbody tr');
    await expect.poll(() => mails.count(), { timeout: 30_000 }).toBe(1);
    await mails.getByRole('link').click();
  };

  it('finds a mail by its receiver, and sends it again', async () => {
    const organiser = await propose(NAME);
    await arrive(organiser, [RECEIVED]);
    await office.open(adminEmailsPath());
    await findOne(organiser);
    const mail = page.frameLocator('iframe');
    await mail.getByText('Dear Ines Duarte,').waitFor();
    await office.button('Send again').click();
    await office.button('Send again', office.dialog()).click();
    await office.said('E-mail sent again.');
    await expect.poll(async () => (await subjects(organiser)).length, { timeout: 60_000 }).toBe(2);
    await page.getByRole('region', { name: 'Sent earlier' }).getByText('Ada Brightwater').waitFor();
  });

  it('keeps the words of mails with a secret link', async () => {
    const { email } = await joinPress('outbox');
    await office.open(adminEmailsPath());
    await findOne(email);
    await office.said('The text is not shown');
    expect(await page.locator('iframe').count()).toBe(0);
  });
});

describe('a member of staff', () => {
  it('is notified of proposals immediately, once a day, or not at all, as they choose', async () => {
    const person = await joinPress('staff-mails');
    const { uid } = await signInByHttp(person);
    const { idToken } = await signInByHttp(ADMIN);
    const grant = (roles: string[]) => mustCall('grantRoles', { uid, roles, grants: {} }, idToken);
    await grant(['content']);
    const { page: own } = await openAs(browser, person, accountPath(), { viewport: DESKTOP });
    const choose = async (when: string) => {
      const field = own.getByRole('combobox', {
        name: 'Proposals for conferences and special issues',
      });
      await field.click();
      await own.getByRole('option', { name: when }).click();
      await expect.poll(() => field.innerText(), { timeout: 30_000 }).toBe(when);
      await expect.poll(() => field.isEnabled(), { timeout: 30_000 }).toBe(true);
    };
    const [off, daily, now] = [newWord(), newWord(), newWord()];
    /** Of mails to them, those about these conferences: other journeys propose some, too. */
    const told = async () =>
      (await mailsTo(person.email)).filter((mail) =>
        [off, daily, now].some((name) => `${mail.subject} ${mail.text}`.includes(name)),
      );

    await choose('Never');
    await arrive(await propose(off), [expect.any(String)]);
    await choose('Once a day');
    await arrive(await propose(daily), [expect.any(String)]);
    await choose('At once');
    await propose(now);
    await expect.poll(async () => (await told()).length, { timeout: 60_000 }).toBe(1);
    expect((await told())[0]?.subject).toContain(now);
    await runNow('sendMailDigests');
    await expect.poll(async () => (await told()).length, { timeout: 60_000 }).toBe(2);
    const digest = (await told()).find(({ text }) => text.includes(daily));
    expect(digest?.text).not.toContain(off);
    expect(digest?.text).not.toContain(now);
    await own.context().close();
    await grant(['author']);
  });
});
