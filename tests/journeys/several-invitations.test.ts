/** An editor ticks several reviewers and sends them one letter; each gets their own mail, and the rest can wait. */
import { adminSubmissionPath } from '@quire/model/office-paths';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { newReviewer } from './manuscript/reviewers.ts';
import type { SeededDraft } from './manuscript/seed-draft.ts';
import { invite, sendDraft } from './manuscript/steps.ts';
import { mustCall } from './must-call.ts';
import { joinPress, type Person, signInByHttp } from './people/account.ts';
import { openAs } from './people/at-page.ts';
import { press } from './press-addresses.ts';

const ADMIN = { email: 'admin@saltmarsh.example', password: press.password };

let browser: Browser;
let editor: Person;
let draft: SeededDraft;

beforeAll(async () => {
  let author: Person;
  [browser, author, editor] = await Promise.all([
    openBrowser(),
    joinPress('is-widely-read'),
    joinPress('asks-three'),
  ]);
  const [{ uid }, { idToken: adminToken }] = await Promise.all([
    signInByHttp(editor),
    signInByHttp(ADMIN),
  ]);
  const grant = { uid, roles: ['author', 'editor'], grants: { editor: ['CES'] } };
  await mustCall('grantRoles', grant, adminToken);
  const { idToken } = await signInByHttp(editor);
  draft = await sendDraft(author, `Asked at once (${Date.now().toString(36)})`);
  await invite(draft.id, [newReviewer('Ylva', 'Nordahl')], idToken);
});
afterAll(() => browser.close());

it('invites three reviewers with one letter, and puts a fourth in line', async () => {
  const { page, problems } = await openAs(browser, editor, adminSubmissionPath(draft.id));
  await page.getByRole('button', { name: 'Invite reviewers' }).click();
  const dialog = page.getByRole('dialog');
  // Those with a conflict come last, and cannot wait in line.
  const rows = dialog
    .getByRole('list', { name: 'Reviewers' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Add to waiting list: / }) });
  await rows.nth(3).waitFor();
  const names: string[] = [];
  for (const at of [0, 1, 2, 3]) {
    const box = rows.nth(at).getByRole('checkbox', { name: /^Select / });
    names.push(((await box.getAttribute('aria-label')) ?? '').replace('Select ', ''));
    await box.check();
  }
  const last = names.pop() ?? '';
  await dialog.getByRole('button', { name: 'Invite 4 reviewers' }).click();
  const receivers = dialog.getByRole('list', { name: 'Reviewers' });
  await receivers.getByRole('button', { name: `Remove ${last} from the list` }).click();
  expect(await receivers.getByRole('listitem').count()).toBe(3);
  await dialog.getByRole('button', { name: 'Send 3 invitations' }).click();
  await page.getByText('3 reviewers invited.').waitFor({ timeout: 30_000 });
  await dialog.getByRole('button', { name: `Add to waiting list: ${last}` }).click();
  await dialog.getByText('Waiting', { exact: true }).waitFor();
  await dialog.getByRole('button', { name: 'Done' }).click();
  for (const name of names)
    await page.getByRole('article', { name }).getByText('Invited', { exact: true }).waitFor();
  const line = page.getByRole('region', { name: 'Next in line' });
  await line.getByText(`1. ${last}`).waitFor();
  expect(await page.getByRole('article', { name: last }).count()).toBe(0);
  expect(problems()).toEqual([]);
});
