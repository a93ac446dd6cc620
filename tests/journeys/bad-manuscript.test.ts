/** What goes wrong while a manuscript is written and sent: told in words, and nothing is lost by it. */
import { createHash, randomBytes } from 'node:crypto';
import { SUBMISSION_EVENTS_LOG, SUBMISSION_FILES, SUBMISSIONS } from '@quire/model/collections';
import type { SubmissionFile } from '@quire/model/entities/submission-file';
import { accountPath, submissionsPath, submitPath } from '@quire/model/paths';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openBrowser } from './browser.ts';
import { callFunction } from './call-function.ts';
import { mailsTo } from './mailbox.ts';
import { chooseFiles, confirmProof, isSaved, send, sentFiles } from './manuscript/in-wizard.ts';
import { addFile, seedDraft } from './manuscript/seed-draft.ts';
import { joinPress, type Person } from './people/account.ts';
import { openAs } from './people/at-page.ts';
import { press } from './press-addresses.ts';
import { admin } from './press-admin.ts';

const MIB = 1024 * 1024;

let browser: Browser;
let person: Person;
/** Their browser, signed in. */
let context: BrowserContext;
beforeAll(async () => {
  [browser, person] = await Promise.all([openBrowser(), joinPress('clumsy')]);
  const { page } = await openAs(browser, person, submissionsPath());
  context = page.context();
  await page.close();
});
afterAll(() => browser.close());

const stored = async (id: string) =>
  (await admin.db.doc(`${SUBMISSIONS}/${id}`).get()).data() ?? {};

const filesOf = async (id: string) =>
  (await admin.db.collection(`${SUBMISSIONS}/${id}/${SUBMISSION_FILES}`).get()).docs.map(
    (doc) => doc.data() as SubmissionFile,
  );

/** A new window at a step of a draft. */
async function openStep(id: string, step: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(press.press + submitPath(id, step));
  return page;
}

const summary = (page: Page) => page.locator('textarea#field-plainSummary');

describe('a bad file', () => {
  it('that is empty, too large or of another kind is refused in words', async () => {
    const draft = await seedDraft(person, 'Files of every kind');
    const page = await openStep(draft.id, 'files');
    await sentFiles(page).first().waitFor();
    await page.getByLabel('Cover letter').fill('Dear editors, a word before the files.');
    await chooseFiles(page, [
      { name: 'empty.docx', mimeType: '', buffer: Buffer.alloc(0) },
      { name: 'tool.exe', mimeType: '', buffer: Buffer.from('MZ') },
      { name: 'picture.docx', mimeType: '', buffer: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1') },
    ]);
    const sending = page.getByRole('list', { name: 'Uploads' });
    // One message for all that cannot be sent.
    const refused = page.getByRole('alert').filter({ hasText: '2 files were not accepted' });
    await refused.getByText('“empty.docx” is empty (0 bytes).').waitFor();
    await refused.getByText('“tool.exe” was not accepted').waitFor();
    await sending.getByText('The content of “picture.docx” does not match').waitFor();
    await page.getByRole('button', { name: 'Cancel picture.docx' }).click();
    // What was there is there, and what was typed.
    expect(await sentFiles(page).count()).toBe(1);
    await isSaved(page);
    expect((await stored(draft.id)).coverLetter).toBe('Dear editors, a word before the files.');

    // The same past the page: the function believes no browser.
    const none = await addFile(draft, 'empty.md', Buffer.alloc(0), 'supplement');
    const large = await addFile(
      draft,
      'c.pdf',
      Buffer.alloc(10 * MIB + 1, '%PDF-'),
      'cover_letter',
    );
    const other = await addFile(draft, 'x.pdf', Buffer.from('<svg onload="x()"/>'), 'supplement');
    expect([none.code, large.code, other.code]).toEqual([
      'file/empty',
      'file/too-large',
      'file/wrong-type',
    ]);
    expect(await filesOf(draft.id)).toHaveLength(1);
    await page.close();
  });

  it('is sent on from where the connection was cut', async () => {
    const draft = await seedDraft(person, 'Cut in the middle');
    const page = await openStep(draft.id, 'files');
    await sentFiles(page).first().waitFor();
    const bytes = Buffer.from(randomBytes(1.5 * MIB).toString('hex'));
    const arrived: number[] = [];
    let cut = 0;
    await page.route(`${press.storage}/**`, (route, request) => {
      const offset = Number(request.headers()['x-goog-upload-offset'] ?? -1);
      if (offset > 0 && cut === 0) {
        cut = offset;
        return route.abort('internetdisconnected');
      }
      if (offset >= 0) arrived.push(offset);
      return route.continue();
    });
    await chooseFiles(page, [{ name: 'levels.csv', mimeType: '', buffer: bytes }]);
    await sentFiles(page).filter({ hasText: 'levels.csv' }).waitFor({ timeout: 60_000 });
    // It went on at the piece that was lost, and no other piece was sent twice.
    expect(arrived.slice(0, 2)).toEqual([0, cut]);
    expect(new Set(arrived).size).toBe(arrived.length);
    const sums = (await filesOf(draft.id)).map(({ sha256 }) => sha256);
    expect(sums).toContain(createHash('sha256').update(bytes).digest('hex'));
    await page.close();
  });
});

describe('one draft in two windows', () => {
  it('loses nothing: what both have changed is shown, and one version is chosen', async () => {
    const { id } = await seedDraft(person, 'Two windows');
    const one = await openStep(id, 'text');
    const two = await openStep(id, 'text');
    await Promise.all([summary(one).waitFor(), summary(two).waitFor()]);
    // What only one of them changes comes to the other by itself.
    await one.getByRole('textbox', { name: 'Title' }).fill('Two windows, one title');
    await one.getByRole('textbox', { name: 'Title' }).blur();
    await expect
      .poll(() => two.getByRole('textbox', { name: 'Title' }).inputValue(), { timeout: 20_000 })
      .toBe('Two windows, one title');

    await Promise.all([summary(one).fill('From the first'), summary(two).fill('From the second')]);
    await Promise.all([summary(one).blur(), summary(two).blur()]);
    // Whichever comes second is asked.
    const asked = await Promise.any(
      [one, two].map(async (page) => {
        await page.getByRole('dialog').waitFor();
        return page;
      }),
    );
    const dialog = asked.getByRole('dialog', { name: 'Which version do you want to keep?' });
    const [mine, theirs] =
      asked === one ? ['From the first', 'From the second'] : ['From the second', 'From the first'];
    await dialog.getByText(`In this window: ${mine}`).waitFor();
    await dialog.getByText(`In the other window: ${theirs}`).waitFor();
    await dialog.getByRole('button', { name: 'Keep selected versions' }).click();
    for (const page of [one, two]) {
      await expect.poll(() => summary(page).inputValue(), { timeout: 20_000 }).toBe(mine);
    }
    await expect.poll(async () => (await stored(id)).plainSummary).toBe(mine);
    expect((await stored(id)).title).toBe('Two windows, one title');
    await Promise.all([one.close(), two.close()]);
  });
});

describe('sending', () => {
  it('happens once, however often and from wherever it is pressed', async () => {
    const { id, idToken } = await seedDraft(person, 'Pressed twice');
    const page = await openStep(id, 'review');
    const button = page.getByRole('button', { name: 'Send the manuscript' });
    await page.getByText('manuscript.docx').waitFor();
    await confirmProof(page);
    await expect.poll(async () => (await stored(id)).checkedManuscript).not.toBe('');
    const { revision } = await stored(id);
    const move = { submission: id, event: 'submit', from: 'draft', revision };
    const [elsewhere] = await Promise.all([
      callFunction('moveSubmission', move, { idToken }),
      button.dblclick(),
    ]);
    await page.getByText('Thank you. We have received your manuscript').waitFor();
    const { number } = await stored(id);
    expect(elsewhere.result).toMatchObject({ state: 'technical_check', number });
    const events = await admin.db.collection(`${SUBMISSIONS}/${id}/${SUBMISSION_EVENTS_LOG}`).get();
    expect(events.docs.map((doc) => doc.get('event')).toSorted()).toEqual([
      'begin_check',
      'submit',
    ]);
    const letters = async () =>
      (await mailsTo(person.email)).filter(({ text }) => text.includes(String(number)));
    await expect.poll(async () => (await letters()).length, { timeout: 90_000 }).toBe(1);
    await page.close();
  });
});

describe('a session that ends in the middle of a form', () => {
  it('is renewed in place, and what was typed is saved and sent', async () => {
    const { id, owner } = await seedDraft(person, 'An interrupted evening');
    const page = await openStep(id, 'text');
    const again = page.getByRole('dialog', { name: 'Please sign in again' });
    const enter = async () => {
      await again.getByLabel(/^Password/).fill(person.password);
      await again.getByRole('button', { name: 'Sign in' }).click();
      await again.waitFor({ state: 'detached' });
    };
    await summary(page).waitFor();
    const other = await context.newPage();
    await other.goto(press.press + accountPath());
    await summary(page).fill('Typed before the session ended');
    await other.getByRole('button', { name: 'Sign out', exact: true }).click();
    await again.waitFor();
    expect(await summary(page).inputValue()).toBe('Typed before the session ended');
    await enter();
    await isSaved(page);
    expect((await stored(id)).plainSummary).toBe('Typed before the session ended');

    // Ended at the press, as by a new password: this window learns of it when it asks for something.
    await page.getByRole('link', { name: /Check and send/ }).click();
    await page.getByText('manuscript.docx').waitFor();
    await endSessions(owner);
    await send(page);
    await enter();
    await page.getByText('Thank you. We have received your manuscript').waitFor();
    expect((await stored(id)).state).toBe('technical_check');
    await page.close();
  });
});

/** Ends every session of an account: Firebase counts in seconds, and spares one of this very second. */
const endSessions = (uid: string) =>
  vi.waitFor(
    async () => {
      await admin.auth.revokeRefreshTokens(uid);
      const { tokensValidAfterTime = '', metadata } = await admin.auth.getUser(uid);
      expect(Date.parse(tokensValidAfterTime)).toBeGreaterThan(Date.parse(metadata.lastSignInTime));
    },
    { timeout: 5_000, interval: 100 },
  );
