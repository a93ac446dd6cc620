/** An author watches their submission: what an editor does shows on the open page. */
import { submissionPath } from '@quire/model/submission-paths';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { callFunction } from './call-function.ts';
import { countDocuments } from './in-page.ts';
import { seedDraft } from './manuscript/seed-draft.ts';
import { joinPress, type Person, signInByHttp } from './people/account.ts';
import { openAs } from './people/at-page.ts';
import { press } from './press-addresses.ts';

let browser: Browser;
let author: Person;
beforeAll(async () => {
  [browser, author] = await Promise.all([openBrowser(), joinPress('watcher')]);
});
afterAll(() => browser.close());

describe('the author’s page', () => {
  it('shows an editor’s move and message without a reload', async () => {
    const { id: submission, idToken } = await seedDraft(author, 'Watched water');
    const editor = await signInByHttp({
      email: 'editor@saltmarsh.example',
      password: press.password,
    });
    const sent = { submission, event: 'submit', from: 'draft', revision: 0 };
    await callFunction('moveSubmission', sent, { idToken });
    const { page, problems } = await openAs(browser, author, submissionPath(submission));
    await page.getByRole('heading', { name: 'Checking files' }).waitFor();
    const documents = countDocuments(page);

    const as = { idToken: editor.idToken };
    const passed = { submission, event: 'pass_check', from: 'technical_check' };
    expect((await callFunction('moveSubmission', passed, as)).status).toBe(200);
    await page.getByRole('heading', { name: 'With editor' }).waitFor();
    const word = { submission, key: 'watched-message', text: 'Which basin is the fourth?' };
    expect((await callFunction('sendMessage', word, as)).status).toBe(200);
    await page.getByText('Which basin is the fourth?').waitFor();
    expect(documents(new URL(page.url()).pathname)).toBe(0);
    expect(problems()).toEqual([]);
    await page.context().close();
  });
});
