/** A guest editor in the office: one special issue's manuscripts; and an admin who chooses what they edit. */
import {
  adminPeoplePath,
  adminSubmissionPath,
  adminSubmissionsPath,
} from '@quire/model/office-paths';
import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  type QueryConstraint,
  query,
  where,
} from 'firebase/firestore';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSdk } from './anonymity/sdk-session.ts';
import { DESKTOP, faultsOf } from './axe-look.ts';
import { openBrowser } from './browser.ts';
import { mailsTo } from './mailbox.ts';
import { openAs } from './people/at-page.ts';
import { press } from './press-addresses.ts';

const demo = (who: string) => ({ email: `${who}@saltmarsh.example`, password: press.password });
const [THEIRS, OTHER] = ['demo-under-review', 'demo-major-revision'];
const ISSUE = 'CES~2027-s1';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe('a guest editor', () => {
  it('finds what was sent to their special issue, with its review and without a decision', async () => {
    const at = { viewport: DESKTOP };
    const { page } = await openAs(browser, demo('guest-editor'), adminSubmissionsPath(), at);
    const table = page.getByRole('table', { name: 'Your special issues' });
    await table.getByRole('link', { name: /^Ebb-dominated creeks/ }).click();
    await page.getByRole('tab', { name: 'Review', selected: true }).waitFor();
    await page.getByRole('button', { name: 'Invite reviewers' }).first().waitFor();
    expect(await page.getByRole('button', { name: 'Decide' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Recommend a decision' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Accept after a minor revision' }).check();
    await dialog.getByLabel('Reasons').fill('Both reports agree on the method.');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText('recommends: Accept after a minor revision').waitFor();
    await page.goto(press.press + adminSubmissionPath(OTHER));
    await page.getByText('This submission does not exist').waitFor();
  });

  it('is read by the editor who decides, beside the decision', async () => {
    const at = { viewport: DESKTOP };
    const { page } = await openAs(browser, demo('editor'), adminSubmissionPath(THEIRS), at);
    await page.getByText('Chidiebere Okafor recommends: Accept after a minor revision').waitFor();
    await page.getByText('Both reports agree on the method.').first().waitFor();
    const told = async () =>
      (await mailsTo('editor@saltmarsh.example'))
        .filter(({ text }) => text.includes('Ebb-dominated'))
        .map(({ subject }) => subject);
    await expect
      .poll(told, { timeout: 60_000 })
      .toContainEqual(expect.stringContaining('a decision is recommended'));
  });

  it('reads nothing else, whatever they ask for', async () => {
    const { db } = await openSdk(demo('guest-editor'));
    const of = (name: string, ...parts: QueryConstraint[]) =>
      getDocs(query(collection(db, name), ...parts, limit(20)));
    const desk = await of('desk', where('issue', '==', ISSUE));
    // Other journeys send manuscripts to the issue as well.
    const ids = desk.docs.map(({ id }) => id).filter((id) => id.startsWith('demo-'));
    expect(ids).toEqual(['demo-awaiting-decision', THEIRS]);
    expect((await getDoc(doc(db, `submissions/${THEIRS}`))).exists()).toBe(true);
    const refused = { code: 'permission-denied' };
    await expect(getDoc(doc(db, `submissions/${OTHER}`))).rejects.toMatchObject(refused);
    await expect(of('desk', where('journal', '==', 'CES'))).rejects.toMatchObject(refused);
    for (const name of ['articles', 'issues', 'reviewers', 'users', 'mail', 'posts']) {
      await expect(of(name), name).rejects.toMatchObject(refused);
    }
  });
});

describe('a recommending editor', () => {
  it('handles the journal’s manuscripts and recommends, without a decision', async () => {
    const at = { viewport: DESKTOP };
    const { page } = await openAs(
      browser,
      demo('recommending-editor'),
      adminSubmissionPath('demo-awaiting-decision'),
      at,
    );
    await page.getByRole('button', { name: 'Recommend a decision' }).click();
    await page.getByRole('dialog').getByLabel('Reasons').waitFor();
    expect(await faultsOf(page, 'recommending')).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    expect(await page.getByRole('button', { name: 'Decide' }).count()).toBe(0);
    await page.goto(press.press + adminSubmissionsPath());
    await page
      .getByRole('link', { name: /Ebb-dominated creeks/ })
      .first()
      .waitFor();
    expect(await page.getByRole('link', { name: 'Articles' }).count()).toBe(0);
  });

  it('is marked where manuscripts are assigned', async () => {
    const at = { viewport: DESKTOP };
    const { page } = await openAs(browser, demo('editor'), adminSubmissionPath(THEIRS), at);
    await page
      .getByRole('button', { name: /^(Assign|Transfer)/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    const choice = dialog.getByRole('radio', { name: /Sunniva Lindqvist/ });
    await choice.waitFor();
    await dialog.getByText('Recommends only').waitFor();
    expect(await faultsOf(page, 'assigning')).toEqual([]);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  it('reads no more than manuscripts', async () => {
    const { db } = await openSdk(demo('recommending-editor'));
    const of = (name: string, ...parts: QueryConstraint[]) =>
      getDocs(query(collection(db, name), ...parts, limit(20)));
    expect((await of('desk', where('journal', '==', 'CES'))).size).toBeGreaterThan(0);
    const refused = { code: 'permission-denied' };
    await expect(of('desk', where('journal', '==', 'QPH'))).rejects.toMatchObject(refused);
    for (const name of ['articles', 'issues', 'reviewers', 'users', 'mail', 'posts']) {
      await expect(of(name, where('journal', '==', 'CES')), name).rejects.toMatchObject(refused);
    }
  });
});

it('is named by an admin, with the special issue', async () => {
  const path = adminPeoplePath('CES');
  const { page } = await openAs(browser, demo('admin'), path, { viewport: DESKTOP });
  await page.getByRole('link', { name: 'Chidiebere Okafor' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'Guest editor', checked: true }).waitFor();
  await dialog.getByLabel('Guest editor: special issues').waitFor();
  await dialog.getByRole('button', { name: 'CES 2027-s1' }).waitFor();
  await dialog.getByRole('checkbox', { name: 'Production' }).check();
  await dialog.getByLabel('Production: journals').fill('QPH');
  await page.getByRole('option', { name: 'QPH' }).click();
  await dialog.getByRole('button', { name: 'Save' }).isEnabled();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
});
