/** A person without an account is invited to a role, accepts it by the mail, and can use the office. */
import { adminPeoplePath, roleInvitationPath } from '@quire/model/office-paths';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, LOOKS, lookAt } from './axe-look.ts';
import { openBrowser } from './browser.ts';
import { linkTo, mailsTo } from './mailbox.ts';
import { newAddress, newNetwork, PASSWORD } from './people/account.ts';
import { openAs } from './people/at-page.ts';
import { press } from './press-addresses.ts';
import { openPage, type WatchedPage } from './watched-page.ts';

const demo = (who: string) => ({ email: `${who}@saltmarsh.example`, password: press.password });
const [INES, OTTO] = [newAddress('ines'), newAddress('otto')];

let browser: Browser;
let editor: WatchedPage;
beforeAll(async () => {
  browser = await openBrowser();
  editor = await openAs(browser, demo('editor'), adminPeoplePath('CES'), { viewport: DESKTOP });
});
afterAll(() => browser.close());

async function invite(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail address').fill(email);
  await dialog.getByLabel('Role').click();
  await page.getByRole('option', { name: 'Guest editor' }).click();
  await dialog.getByLabel('Special issue').fill('2027');
  await page.getByRole('option', { name: 'CES 2027-s1' }).click();
  await dialog.getByLabel('Note (optional)').fill('We spoke about it in Lisbon.');
  await dialog.getByRole('button', { name: 'Invite' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** Words of a row as this width shows them: those of the other widths stand there hidden. */
const shown = (row: Locator, text: string | RegExp) =>
  row.getByText(text).filter({ visible: true });

const openRow = (email: string) =>
  editor.page.getByRole('table', { name: 'Open invitations' }).getByRole('row', { name: email });
const closedRow = (email: string) =>
  editor.page.getByRole('table', { name: 'Past invitations' }).getByRole('row', { name: email });

describe('an editor', () => {
  it('sees who holds what in their journal, and when they were last here', async () => {
    const people = editor.page.getByRole('region', { name: 'Accounts' });
    const row = people.getByRole('row', { name: /Edda Marchetti/ });
    await shown(row, /^Editor: .*CES/).waitFor();
    await shown(row, /\d{4}$/).waitFor();
    await editor.page.getByLabel('Find in this list').fill('paavo');
    await people.getByRole('row', { name: /Paavo Niemi/ }).waitFor();
    await expect.poll(() => people.getByRole('row').count()).toBe(2);
    await editor.page.getByLabel('Find in this list').fill('');
    await row.waitFor();
  });

  it('is offered what editors may grant, and invites a person without an account', async () => {
    await editor.page.getByRole('button', { name: 'Invite', exact: true }).click();
    await editor.page.getByRole('dialog').getByLabel('Role').click();
    const roles = await editor.page.getByRole('option').allInnerTexts();
    expect(roles).toEqual(['Reviewer', 'Recommending editor', 'Guest editor', 'Production']);
    await editor.page.getByRole('option', { name: 'Reviewer' }).click();
    await editor.page.getByRole('button', { name: 'Cancel' }).click();
    // The dialog has an "Invite" of its own, which a slow page shows a moment longer.
    await editor.page.getByRole('dialog').waitFor({ state: 'hidden' });
    await invite(editor.page, INES);
    await shown(openRow(INES), 'Not answered yet').waitFor();
  });

  it('takes an invitation back, whose link then leads nowhere', async () => {
    await invite(editor.page, OTTO);
    await openRow(OTTO)
      .getByRole('button', { name: /^Withdraw/ })
      .click();
    await editor.page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    await shown(closedRow(OTTO), 'Withdrawn').waitFor();
    const { page } = await openPage(browser);
    await page.goto(await linkTo(OTTO, roleInvitationPath()));
    await page.getByText('This invitation has been withdrawn.').waitFor();
    expect(await page.getByRole('button', { name: /Accept/ }).count()).toBe(0);
    await page.close();
  });
});

describe('whoever is invited', () => {
  it('accepts on the page of the link, with a new account, and enters the office', async () => {
    const context = await browser.newContext({
      extraHTTPHeaders: { 'x-forwarded-for': newNetwork() },
    });
    const address = (await linkTo(INES, roleInvitationPath())).slice(press.press.length);
    const isThere = async (page: Page) =>
      page.getByRole('heading', { name: 'Accept and create an account' }).waitFor();
    const faults = await lookAt(context, [[address, LOOKS]], isThere);
    expect(faults).toEqual([]);
    const page = await context.newPage();
    await page.goto(press.press + address);
    await page.getByText('CES', { exact: false }).first().waitFor();
    await page.getByText('We spoke about it in Lisbon.').waitFor();
    await page.getByRole('button', { name: 'Accept and create the account' }).click();
    await page.getByText('Enter your given name.').first().waitFor();
    await page.getByLabel('Given name').fill('Inês');
    await page.getByLabel('Family name').fill('Carvalho');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Affiliation').fill('Lagoon Institute');
    await page.getByLabel('Country').selectOption('PT');
    await page.getByRole('checkbox', { name: /privacy policy/ }).check();
    await page.getByRole('button', { name: 'Accept and create the account' }).click();
    await page.getByText('You have accepted the role.').waitFor();
    await page.getByRole('link', { name: 'Open the office' }).click();
    await page.waitForURL(/\/admin\/dashboard/);
    await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
    await context.close();
  });

  it('finds the link used up, and the inviter is told', async () => {
    const { page } = await openPage(browser);
    await page.goto(await linkTo(INES, roleInvitationPath()));
    await page.getByText('This invitation has been accepted.').waitFor();
    await page.close();
    await shown(closedRow(INES), 'Accepted').waitFor();
    const people = editor.page.getByRole('region', { name: 'Accounts' });
    const row = people.getByRole('row', { name: /Inês Carvalho/ });
    await shown(row, 'Guest editor: CES 2027-s1').waitFor();
    await expect
      .poll(async () => (await mailsTo(demo('editor').email)).map(({ subject }) => subject), {
        timeout: 60_000,
      })
      .toContain(`Accepted: your invitation to ${INES}`);
  });
});
