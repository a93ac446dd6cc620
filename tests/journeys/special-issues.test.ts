/**
 * A special issue from its proposal to an invited paper, as its proposer, editor, guest editor and
 * author see it.
 */
import { issuePath, specialIssuesPath } from '@quire/model/paths';
import {
  adminSpecialIssuesPath,
  paperInvitationPath,
  proposeSpecialIssuePath,
} from '@quire/model/special-issue-paths';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, dress, faultsOf, LOOKS, PHONE } from './axe-look.ts';
import { openBrowser } from './browser.ts';
import { mailsTo } from './mailbox.ts';
import { openAs } from './people/at-page.ts';
import { press } from './press-addresses.ts';

const demo = (who: string) => ({ email: `${who}@saltmarsh.example`, password: press.password });
/** The journey may be repeated at the same press. */
const MARK = Date.now().toString(36);
const KEY = `2027-${MARK}`;
const TITLE = `Tides of the small islands ${MARK}`;
const GUEST = `journey.guest-${MARK}@islands.example`;
const WRITER = `journey.writer-${MARK}@islands.example`;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe('a special issue', () => {
  it('is called for on its public page, and proposed with an account', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const reader = await context.newPage();
    await reader.goto(press.press + issuePath('CES', '2027-s1'));
    await reader.getByRole('heading', { name: 'Call for papers' }).waitFor();
    await reader.getByText('how compound extremes arise').waitFor();
    const submit = reader.getByRole('link', { name: 'Submit to this special issue' });
    expect(await submit.getAttribute('href')).toContain('journal=CES&special=2027-s1');
    await reader.goto(press.press + specialIssuesPath('CES', 'index'));
    const propose = reader.getByRole('link', { name: 'Propose a special issue' }).last();
    await propose.waitFor();
    await context.close();

    const at = { viewport: DESKTOP };
    const { page } = await openAs(browser, demo('author'), proposeSpecialIssuePath('CES'), at);
    await page.getByLabel('Title', { exact: true }).waitFor();
    for (const look of LOOKS) {
      await dress(page, look);
      expect(await faultsOf(page, look.name, look.rules), look.name).toEqual([]);
    }
    await page.getByRole('button', { name: 'Send proposal' }).click();
    await page.getByRole('link', { name: 'Enter a title.' }).waitFor();
    await page.getByLabel('Journal', { exact: true }).selectOption('CES');
    await page.getByLabel('Title', { exact: true }).fill(TITLE);
    await page.getByLabel('Scope').fill('How do tides shape small islands?');
    const first = page.getByRole('group', { name: 'Guest editor 1' });
    await first.getByLabel('Name').fill('Lani Keawe');
    await first.getByLabel('E-mail').fill(GUEST);
    await page.getByRole('button', { name: 'Send proposal' }).click();
    await page.getByText('The journal’s editors have received your proposal').waitFor();
  });

  it('is made of a proposal that an editor approves, and its guest editor is invited', async () => {
    const at = { viewport: DESKTOP };
    const { page } = await openAs(browser, demo('editor'), adminSpecialIssuesPath(), at);
    await page.getByRole('table', { name: 'Proposals' }).getByRole('link', { name: TITLE }).click();
    await page.getByText('How do tides shape small islands?').waitFor();
    await page.getByRole('button', { name: 'Approve' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Key of the special issue').fill(KEY);
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('link', { name: 'Open special issue' }).click();
    await page.getByText(new RegExp(`^CES ${KEY}\\. Open`)).waitFor();
    const subjects = async (to: string) => (await mailsTo(to)).map(({ text }) => text).join('\n');
    await expect.poll(() => subjects(GUEST), { timeout: 60_000 }).toContain(TITLE);
    await expect
      .poll(() => subjects('author@saltmarsh.example'), { timeout: 60_000 })
      .toContain('We are glad to publish this special issue');
  });

  it('shows its guest editor invited authors, submissions and the proposal; they invite an author', async () => {
    const at = { viewport: DESKTOP };
    const { page } = await openAs(browser, demo('guest-editor'), adminSpecialIssuesPath(), at);
    const table = page.getByRole('table', { name: 'Your special issues' });
    await table.getByRole('link', { name: 'Compound extremes at the coast' }).click();
    const papers = page.getByRole('table', { name: 'Invited authors' });
    await papers.getByRole('row', { name: /Yuki Tanabe.*Invited/s }).waitFor();
    await papers.getByRole('row', { name: /Pauline Morel.*Declined/s }).waitFor();
    await papers.getByRole('row', { name: /Anselm Okoro.*Submitted/s }).waitFor();
    const submissions = page.getByRole('table', { name: 'Submissions' });
    await submissions.getByRole('link', { name: /^Ebb-dominated creeks/ }).waitFor();
    await page.getByRole('heading', { name: 'Proposal', exact: true }).waitFor();
    for (const look of LOOKS) {
      await dress(page, look);
      expect(await faultsOf(page, look.name, look.rules), look.name).toEqual([]);
    }
    await dress(page, { viewport: PHONE, theme: 'light' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      390,
    );
    await page.getByRole('button', { name: 'Invite author' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill(`Kai ${MARK}`);
    await dialog.getByLabel('E-mail address').fill(WRITER);
    await dialog.getByRole('button', { name: 'Invite' }).click();
    await papers.getByRole('row', { name: new RegExp(`Kai ${MARK}`) }).waitFor();
  });

  it('is submitted to by the link of an invitation, which may be declined without an account', async () => {
    const mail = async () => (await mailsTo(WRITER)).map(({ text }) => text).join('\n');
    await expect.poll(mail, { timeout: 60_000 }).toContain(paperInvitationPath(''));
    const [, id = ''] = /invitation\/paper\?id=([a-z0-9]+)/.exec(await mail()) ?? [];
    const page = await browser.newPage({ viewport: DESKTOP });
    await page.goto(press.press + paperInvitationPath(id));
    const submit = page.getByRole('link', { name: 'Submit a manuscript' });
    await submit.waitFor();
    const link = (await submit.getAttribute('href')) ?? '';
    for (const look of LOOKS) {
      await dress(page, look);
      expect(await faultsOf(page, look.name, look.rules), look.name).toEqual([]);
    }
    await page.getByText('Decline', { exact: true }).click();
    await page.getByLabel('Reason').fill('No time this year.');
    await page.getByRole('button', { name: 'Decline the invitation' }).click();
    await page.getByText('You have declined.').waitFor();
    await page.close();

    const { page: author } = await openAs(browser, demo('author'), link, { viewport: DESKTOP });
    await author
      .locator('option:checked', { hasText: 'Compound extremes at the coast' })
      .waitFor({ state: 'attached' });
  });
});
