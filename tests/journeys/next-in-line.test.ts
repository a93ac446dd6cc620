/** An editor lets reviewers wait; when the one who was invited declines, the press invites the next by itself. */
import { adminSubmissionPath } from '@quire/model/office-paths';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { newReviewer, tokenOf } from './manuscript/reviewers.ts';
import type { SeededDraft } from './manuscript/seed-draft.ts';
import { invite, sendDraft } from './manuscript/steps.ts';
import { mustCall } from './must-call.ts';
import { joinPress, type Person, signInByHttp } from './people/account.ts';
import { openAs } from './people/at-page.ts';
import { press } from './press-addresses.ts';

const ADMIN = { email: 'admin@saltmarsh.example', password: press.password };
const FIRST = newReviewer('Amalie', 'Trondsen');

let browser: Browser;
let editor: Person;
let draft: SeededDraft;

beforeAll(async () => {
  let author: Person;
  [browser, author, editor] = await Promise.all([
    openBrowser(),
    joinPress('is-in-line'),
    joinPress('lets-wait'),
  ]);
  const [{ uid }, { idToken: adminToken }] = await Promise.all([
    signInByHttp(editor),
    signInByHttp(ADMIN),
  ]);
  const grant = { uid, roles: ['author', 'editor'], grants: { editor: ['CES'] } };
  await mustCall('grantRoles', grant, adminToken);
  const { idToken } = await signInByHttp(editor);
  draft = await sendDraft(author, `Who waits (${Date.now().toString(36)})`);
  await invite(draft.id, [FIRST], idToken);
});
afterAll(() => browser.close());

it('invites the next on the list when a reviewer declines', async () => {
  const { page, problems } = await openAs(browser, editor, adminSubmissionPath(draft.id));
  await page.getByRole('button', { name: 'Invite reviewers' }).click();
  const dialog = page.getByRole('dialog');
  const waits = dialog.getByRole('button', { name: /^Add to waiting list: / });
  await waits.first().waitFor();
  const names: string[] = [];
  for (const _ of [1, 2]) {
    const name = (await waits.first().getAttribute('aria-label')) ?? '';
    names.push(name.replace('Add to waiting list: ', ''));
    await waits.first().click();
    await dialog
      .getByText('Waiting', { exact: true })
      .nth(names.length - 1)
      .waitFor();
  }
  await dialog.getByRole('button', { name: 'Done' }).click();
  const line = page.getByRole('region', { name: 'Next in line' });
  const list = line.getByRole('list', { name: 'Waiting list' });
  const [one = '', two = ''] = names;
  await list.getByText(`1. ${one}`).waitFor();
  await line.getByRole('button', { name: `Move ${two} up` }).press('Enter');
  await list.getByText(`1. ${two}`).waitFor();
  await line.getByRole('combobox', { name: 'Reviewers wanted' }).click();
  await page.getByRole('option', { name: '1', exact: true }).click();
  // No one is invited before the invitation is declined.
  expect(await page.getByRole('article', { name: two }).count()).toBe(0);
  await mustCall('answerInvitation', { token: await tokenOf(FIRST), answer: 'decline' });
  await page.getByRole('article', { name: two }).getByText('Invited', { exact: true }).waitFor({
    timeout: 60_000,
  });
  await list.getByText(`1. ${one}`).waitFor();
  await line.getByRole('button', { name: 'Clear list' }).click();
  await line.waitFor({ state: 'hidden' });
  expect(problems()).toEqual([]);
});
