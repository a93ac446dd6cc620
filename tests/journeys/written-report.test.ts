/** A report in Markdown, from its reviewer to the author: drawn wherever it is read, and readable in the mail. */
import { adminSubmissionPath } from '@quire/model/office-paths';
import { submissionPath } from '@quire/model/submission-paths';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { sendNow } from './desk/at-desk.ts';
import { reviewAtPage } from './desk/review-at-page.ts';
import { mailsTo } from './mailbox.ts';
import { newReviewer, reportByLink } from './manuscript/reviewers.ts';
import type { SeededDraft } from './manuscript/seed-draft.ts';
import { invite, sendDraft } from './manuscript/steps.ts';
import { untilState } from './manuscript/until-state.ts';
import { joinPress, type Person, signInByHttp } from './people/account.ts';
import { openAs } from './people/at-page.ts';
import { press } from './press-addresses.ts';

const EDITOR = { email: 'editor@saltmarsh.example', password: press.password };
const REVIEWERS = [newReviewer('Salme', 'Kivi'), newReviewer('Duarte', 'Reis')] as const;

const REPORT = `The question is worth asking. Before it is answered:

- give the units of the second figure
- say why $\\sum_{i=1}^{n} d_i^2$ is minimised

| Station | Depth |
|---|---|
| North | 12 m |`;

const SUM = '∑ᵢ₌₁ⁿdᵢ²';
const LETTER = `Dear author,

please answer **both** of the reviewers, above all:

1. the units
2. the sum $\\sum_{i=1}^{n} d_i^2$

| Report | Wishes |
|---|---|
| First | two |`;

let browser: Browser;
let author: Person;
let draft: SeededDraft;

beforeAll(async () => {
  [browser, author] = await Promise.all([openBrowser(), joinPress('reported')]);
  const { idToken } = await signInByHttp(EDITOR);
  draft = await sendDraft(author, 'How deep the northern station lies');
  await invite(draft.id, REVIEWERS, idToken);
});
afterAll(() => browser.close());

/** The report as it reads: its items, its table and its formula. */
async function expectDrawn(within: Locator): Promise<void> {
  await within.getByRole('cell', { name: '12 m' }).waitFor({ timeout: 30_000 });
  await within.getByRole('listitem').filter({ hasText: 'give the units' }).waitFor();
  await within.locator('.katex').first().waitFor();
}

describe('a report', () => {
  it('is written by its reviewer behind the link of the mail', async () => {
    const [first, second] = REVIEWERS;
    expect(await reviewAtPage(browser, first, REPORT)).toEqual([]);
    await reportByLink(second);
    await untilState(draft.id, 'reviews_complete');
  });

  it('is read by the editor, and previewed with the decision letter', async () => {
    const { page, problems } = await openAs(browser, EDITOR, adminSubmissionPath(draft.id));
    const card = page.getByRole('article', { name: REVIEWERS[0].family });
    await card.getByRole('button', { name: 'Read report' }).click({ timeout: 30_000 });
    await expectDrawn(card);
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Decide' }).click();
    await dialog.getByRole('radio', { name: 'Minor revision', exact: true }).check();
    await dialog.getByLabel('Letter to the author').fill(LETTER);
    await dialog.getByRole('button', { name: 'Preview' }).click();
    await expectDrawn(dialog);
    await dialog.getByRole('listitem').filter({ hasText: 'the units' }).first().waitFor();
    expect(await dialog.getByRole('table').count()).toBe(2);
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    await sendNow(page);
    await untilState(draft.id, 'minor_revision');
    expect(problems()).toEqual([]);
    await page.context().close();
  });

  it('is read by the author, and the letter in a mail of two readable parts', async () => {
    const { page, problems } = await openAs(browser, author, submissionPath(draft.id));
    await expectDrawn(page.getByRole('main'));
    expect(problems()).toEqual([]);
    await page.context().close();
    const decided = async () =>
      (await mailsTo(author.email)).find(({ subject }) => subject.includes('a decision on'));
    await expect.poll(decided, { timeout: 60_000 }).toBeDefined();
    const { text = '', html } = (await decided()) ?? {};
    // Few mail programs draw mathematics.
    const asText = LETTER.replace('$\\sum_{i=1}^{n} d_i^2$', SUM);
    expect(text).toContain(asText.slice(asText.indexOf('please')));
    expect(html).toMatch(/<strong>both<\/strong>/);
    expect(html).toMatch(/<ol>\s*<li>the units<\/li>/);
    expect(html).toMatch(/<td[^>]*>First<\/td>/);
    expect(html).toContain(SUM);
  });
});
