/**
 * A major revision and what follows: the reviewers of the first round are asked again and a new one beside
 * them, one's file is passed on with the acceptance, and the author corrects the proof before approving it.
 */
import { adminSubmissionPath } from '@quire/model/office-paths';
import { proofPath, submissionPath } from '@quire/model/submission-paths';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { inviteNew, makeArticle, sendNow, takeStep } from './desk/at-desk.ts';
import { mailsTo } from './mailbox.ts';
import { openInvitation } from './manuscript/open-invitation.ts';
import { commentsOf, type NewReviewer, newReviewer, reportByLink } from './manuscript/reviewers.ts';
import { sendRevision } from './manuscript/revise.ts';
import type { SeededDraft } from './manuscript/seed-draft.ts';
import { smallDocx } from './manuscript/small-docx.ts';
import { decideAtOnce, invite, move, sendDraft } from './manuscript/steps.ts';
import { untilState } from './manuscript/until-state.ts';
import { mustCall } from './must-call.ts';
import { joinPress, type Person, signInByHttp } from './people/account.ts';
import { openAs } from './people/at-page.ts';
import { press } from './press-addresses.ts';
import type { WatchedPage } from './watched-page.ts';

/** Who is assigned when production begins. */
const PRODUCTION = 'production@saltmarsh.example';
const EDITOR = { email: 'editor@saltmarsh.example', password: press.password };
const AGAIN = [newReviewer('Ines', 'Okafor'), newReviewer('Pekka', 'Lindqvist')] as const;
const ADDED = newReviewer('Odile', 'Marchand');
const title = 'How basins mix when the wind turns';
const WORDS = 'The water stands still for an hour.';
const manuscript = { name: 'paper.docx', bytes: smallDocx(title, [WORDS]) };
const ANSWER = 'Units were added to the second figure.';

let browser: Browser;
let author: Person;
let editor = '';
let draft: SeededDraft;
let desk: WatchedPage;
let mine: WatchedPage;

beforeAll(async () => {
  [browser, author] = await Promise.all([openBrowser(), joinPress('reviser')]);
  editor = (await signInByHttp(EDITOR)).idToken;
  draft = await sendDraft(author, title, manuscript);
  await invite(draft.id, AGAIN, editor);
  for (const reviewer of AGAIN) await reportByLink(reviewer);
  await untilState(draft.id, 'reviews_complete');
  await decideAtOnce(draft.id, 'request_major', editor);
  await sendRevision(author, draft, manuscript, ANSWER, 'major_revision');
});
afterAll(() => browser.close());

const dialogOf = (page: Page) => page.getByRole('dialog');

/** Accepts by the newest link; gives what sends the report, with a file. */
async function acceptAgain(reviewer: NewReviewer): Promise<() => Promise<void>> {
  const token = new URL(await openInvitation(reviewer.email)).hash.slice(1);
  await mustCall('answerInvitation', { token, answer: 'accept', competingInterest: 'None' });
  const { manuscript: shown, revision } = await mustCall('viewReview', { token });
  expect(shown?.responseLetter).toBe(ANSWER);
  return async () => {
    const data = Buffer.from(`A note by ${reviewer.family}`).toString('base64');
    const name = `${reviewer.family}.txt`;
    await mustCall('addReviewFile', { token, key: 'note-0001', name, data });
    const report = {
      scores: { originality: 4, method: 4, clarity: 4, significance: 4, english: 5 },
      recommendation: 'accept' as const,
      commentsToAuthor: `${commentsOf(reviewer)} It has them now.`,
      competingInterest: 'None',
    };
    await mustCall('submitReview', { token, revision, report });
  };
}

describe('a second round', () => {
  it('asks the reviewers of the first again, and another', async () => {
    desk = await openAs(browser, EDITOR, adminSubmissionPath(draft.id));
    const { page } = desk;
    await takeStep(page, 'Send the revision to reviewers');
    for (const { given } of AGAIN) {
      await page.getByRole('button', { name: 'Invite reviewers' }).click();
      const before = dialogOf(page).getByText('Reviewed the previous round:').locator('..');
      await before.getByRole('button', { name: given }).click();
      await dialogOf(page).getByRole('button', { name: 'Send invitation' }).click();
      await dialogOf(page).getByRole('button', { name: 'Done' }).click();
      await dialogOf(page).waitFor({ state: 'hidden' });
    }
    await inviteNew(page, ADDED);
    const send: (() => Promise<void>)[] = [];
    for (const reviewer of [ADDED, ...AGAIN]) send.push(await acceptAgain(reviewer));
    for (const each of send) await each();
    await untilState(draft.id, 'reviews_complete');
    await page.getByRole('heading', { name: 'Reviewers, round 2' }).getByText('3 of 3').waitFor();
  });

  it('ends with the acceptance, and with one reviewer’s file for the author', async () => {
    const { page } = desk;
    await page.getByRole('button', { name: 'Decide' }).click();
    await dialogOf(page).getByRole('radio', { name: 'Accept', exact: true }).check();
    await dialogOf(page)
      .getByRole('checkbox', { name: `Also send the file ${ADDED.family}.txt` })
      .check();
    await dialogOf(page).getByRole('button', { name: 'Send', exact: true }).click();
    await sendNow(page);
    await untilState(draft.id, 'production');

    mine = await openAs(browser, author, submissionPath(draft.id));
    const saving = mine.page.waitForEvent('download');
    await mine.page.getByRole('button', { name: /^Download report-\d-file-1\.txt$/ }).click();
    expect((await saving).suggestedFilename()).toMatch(/^report-\d-file-1\.txt$/);
    const shown = await mine.page.getByRole('main').innerText();
    for (const { family } of [ADDED, ...AGAIN]) expect(shown).not.toContain(family);
  });
});

describe('a proof', () => {
  it('is corrected by its author, word by word', async () => {
    await desk.page.reload();
    await makeArticle(desk.page, '3-1', `second-round-${Date.now().toString(36)}`);
    await move(draft.id, 'start_copyediting', 'production', editor);
    await move(draft.id, 'start_typesetting', 'copyediting', editor);
    await move(draft.id, 'send_proof', 'typesetting', editor);
    const { page } = mine;
    await page.getByRole('link', { name: 'Read the proof' }).click();
    const proof = page.getByRole('article', { name: 'The proof' });
    await proof.getByText(WORDS).click({ clickCount: 3, timeout: 30_000 });
    await page.getByRole('button', { name: `Correct “${WORDS}”` }).click();
    await page.getByLabel('What it should say (1)').fill('The water stood still.');
    await page.getByText('Saved', { exact: true }).waitFor();
    // What is noted stays, and keeps the proof from being approved by mistake.
    await page.reload();
    expect(await page.getByLabel('Where (1)').inputValue()).toBe(`“${WORDS}”`);
    await page.getByRole('button', { name: 'Approve the proof' }).click();
    await dialogOf(page).getByRole('button', { name: 'Approve the proof' }).click();
    await dialogOf(page).getByText('Send them, or remove them').waitFor();
    await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Send the corrections' }).click();
    await dialogOf(page).getByRole('button', { name: 'Send the corrections' }).click();
    await untilState(draft.id, 'typesetting');
  });

  it('is corrected by its production editor, sent again, and approved', async () => {
    await expect
      .poll(async () => (await mailsTo(PRODUCTION)).map(({ text }) => text).join(), {
        timeout: 60_000,
      })
      .toContain('The water stood still.');
    const { page } = desk;
    await page.getByRole('tab', { name: 'Proof' }).click();
    await page.getByRole('checkbox', { name: /The water stood still/ }).check();
    await takeStep(page, 'Send the proof');
    await untilState(draft.id, 'proof_author');
    await mine.page.goto(press.press + proofPath(draft.id));
    await mine.page.getByRole('button', { name: 'Approve the proof' }).click();
    await dialogOf(mine.page).getByRole('button', { name: 'Approve the proof' }).click();
    await untilState(draft.id, 'proof_final');
    expect([...desk.problems(), ...mine.problems()]).toEqual([]);
  });
});
