/** A journal's rule assigns an editor when a manuscript is sent: set in the office, seen by the editor. */
import { JOURNALS, PROFILES, SUBMISSIONS, USERS } from '@quire/model/collections';
import { adminJournalsPath, adminSubmissionPath } from '@quire/model/office-paths';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DESKTOP, violationsInLooks } from './axe-look.ts';
import { openBrowser } from './browser.ts';
import { mailsTo } from './mailbox.ts';
import { sendDraft } from './manuscript/steps.ts';
import { joinPress, PASSWORD, type Person } from './people/account.ts';
import { openAs } from './people/at-page.ts';
import { admin } from './press-admin.ts';

const JOURNAL = 'SJCM';

const NAME = 'Runa Isaksen';
/** Not of the author's organisation: that would be a conflict. */
const EDITOR = { email: `runa-${Date.now().toString(36)}@fjord.example`, password: PASSWORD };

let browser: Browser;
let author: Person;
let uid = '';

beforeAll(async () => {
  [browser, author] = await Promise.all([openBrowser(), joinPress('sends-by-rule')]);
  const account = { ...EDITOR, displayName: NAME, emailVerified: true };
  ({ uid } = await admin.auth.createUser(account));
  const claims = { roles: ['reader', 'editor'], grants: { editor: [JOURNAL] } };
  await admin.auth.setCustomUserClaims(uid, claims);
  const updatedAt = new Date().toISOString();
  const user = { email: EDITOR.email, displayName: NAME, ...claims, journals: [JOURNAL] };
  await admin.db.doc(`${USERS}/${uid}`).set({ ...user, updatedAt });
  const profile = (await admin.db.doc(`${PROFILES}/demo-editor`).get()).data();
  const named = { given: 'Runa', family: 'Isaksen', email: EDITOR.email, country: 'NO' };
  await admin.db
    .doc(`${PROFILES}/${uid}`)
    .set({ ...profile, ...named, affiliation: 'Fjord House' });
});
afterAll(async () => {
  await admin.db.doc(`${JOURNALS}/${JOURNAL}`).update({ assignment: { rule: 'off', editors: [] } });
  await browser.close();
});

it('is set in the journal’s form, editor by editor', async () => {
  const { page, problems } = await openAs(browser, EDITOR, adminJournalsPath(JOURNAL), {
    viewport: DESKTOP,
  });
  await page.getByRole('combobox', { name: 'New submissions are assigned' }).click();
  await page.getByRole('option', { name: 'By article type' }).click();
  await page.getByText(/goes to the editors of its article type/).waitFor();
  await page.getByRole('button', { name: 'Add editor' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Choose an editor.', { exact: true }).waitFor();
  await page.getByRole('combobox', { name: 'Editor', exact: true }).click();
  await page.getByRole('option', { name: NAME }).click();
  expect(await violationsInLooks(page, 'rule')).toEqual([]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('All changes saved.').waitFor();
  await page.reload();
  await page.getByRole('button', { name: `1. ${NAME}: all other submissions` }).waitFor();
  expect(problems()).toEqual([]);
});

it('gives a manuscript to the editor, who is told and finds it in the timeline', async () => {
  const title = `Nineteen replicates (${Date.now().toString(36)})`;
  const { id } = await sendDraft(author, title, undefined, { journal: JOURNAL });
  const stored = await admin.db.doc(`${SUBMISSIONS}/${id}`).get();
  expect(stored.get('editors')).toEqual([uid]);
  const told = async () => (await mailsTo(EDITOR.email)).map(({ text }) => text).join('\n');
  await expect.poll(told, { timeout: 60_000 }).toContain('It is assigned to you.');
  const { page } = await openAs(browser, EDITOR, adminSubmissionPath(id));
  await page.getByRole('tab', { name: 'History' }).click();
  await page.getByText('By the journal’s rule: by article type.').waitFor();
});
