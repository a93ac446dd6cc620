/**
 * A journal's own review form: built in the office by keyboard, filled in behind a reviewer's link,
 * compared by the
 * editor, and given to the author as far as each question says.
 */
import { adminJournalsPath, adminSubmissionPath } from '@quire/model/office-paths';
import { reviewPath } from '@quire/model/paths';
import { submissionPath } from '@quire/model/submission-paths';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { decide } from './desk/at-desk.ts';
import { linkTo } from './mailbox.ts';
import { newReviewer, tokenOf } from './manuscript/reviewers.ts';
import type { SeededDraft } from './manuscript/seed-draft.ts';
import { smallDocx } from './manuscript/small-docx.ts';
import { invite, sendDraft } from './manuscript/steps.ts';
import { untilState } from './manuscript/until-state.ts';
import { mustCall } from './must-call.ts';
import { joinPress, type Person, signInByHttp } from './people/account.ts';
import { openAs } from './people/at-page.ts';
import { press } from './press-addresses.ts';
import { openPage, type WatchedPage } from './watched-page.ts';

const ADMIN = { email: 'admin@saltmarsh.example', password: press.password };
const AT_PAGE = newReviewer('Ilse', 'Mannheim');
const BY_CALL = newReviewer('Tomas', 'Oyelaran');
const SECRET = 'The second table may be read as a licence to stop spraying.';
const COMMENTS = 'The curve is right; the text around it should say what it leaves out.';

let browser: Browser;
let author: Person;
let editor: Person;
let draft: SeededDraft;
let desk: WatchedPage;

beforeAll(async () => {
  [browser, author, editor] = await Promise.all([
    openBrowser(),
    joinPress('asked-by-form'),
    joinPress('edits-by-form'),
  ]);
  const [{ uid }, { idToken: adminToken }] = await Promise.all([
    signInByHttp(editor),
    signInByHttp(ADMIN),
  ]);
  const grant = { uid, roles: ['author', 'editor'], grants: { editor: ['QPH'] } };
  await mustCall('grantRoles', grant, adminToken);
  const { idToken } = await signInByHttp(editor);
  const title = `A threshold in one line (${Date.now().toString(36)})`;
  const manuscript = { name: 'paper.docx', bytes: smallDocx(title, ['One line will do.']) };
  const asked = { journal: 'QPH', articleType: 'short-communication' } as const;
  draft = await sendDraft(author, title, manuscript, asked);
  await invite(draft.id, [AT_PAGE, BY_CALL], idToken);
  desk = await openAs(browser, editor, adminSubmissionPath(draft.id));
});
afterAll(() => browser.close());

describe('a review form of a journal', () => {
  it('is built in the office, with what is wrong said beside its field', async () => {
    const { page, problems } = await openAs(browser, ADMIN, adminJournalsPath('SJCM'));
    const questions = page.getByRole('group', { name: 'Questions' });
    await page.getByRole('button', { name: 'Add form', exact: true }).press('Enter');
    await page.getByRole('combobox', { name: 'For', exact: true }).last().click();
    await page.getByRole('option', { name: 'Data paper' }).click();
    const add = questions.getByRole('button', { name: 'Add question' });
    const question = questions.getByRole('textbox', { name: 'Question', exact: true });
    await add.press('Enter');
    await question.last().fill('Are the units stated?');
    await add.press('Enter');
    await questions.getByRole('combobox', { name: 'Answer type' }).last().click();
    await page.getByRole('option', { name: 'One of several answers' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await questions.getByText('Fill this in.').waitFor();
    await question.last().fill('Where are the data?');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await questions.getByText('Give at least two answers to choose from.').waitFor();
    await questions
      .getByRole('textbox', { name: 'Answers to choose from' })
      .fill('In an archive\nWith the authors');
    await questions.getByRole('button', { name: 'Move Where are the data? up' }).press('Enter');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('All changes saved.').waitFor();
    await page.reload();
    await page.getByRole('button', { name: '1. Data paper: 2 questions' }).click();
    await questions.getByRole('button', { name: '1. Where are the data?' }).waitFor();
    await questions.getByRole('button', { name: '2. Are the units stated?' }).waitFor();
    // Removed again: the next test needs SJCM's original form.
    await page.getByRole('button', { name: 'Remove Data paper: 2 questions' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('All changes saved.').waitFor();
    expect(problems()).toEqual([]);
    await page.context().close();
  });

  it('is filled in behind the reviewer’s link, and not sent without the answers it needs', async () => {
    const { page, problems } = await openPage(browser);
    await page.goto(await linkTo(AT_PAGE.email, reviewPath()));
    await page.getByRole('button', { name: 'Yes, I can review it' }).click();
    await page.getByLabel('I have no competing interest.').check();
    await page.getByRole('button', { name: 'Accept the invitation' }).click();
    await page.getByRole('heading', { name: 'Your report' }).waitFor();
    await page.getByRole('button', { name: 'Send report' }).click();
    await page.getByText('Choose an answer: Could you recompute').first().waitFor();
    for (const score of ['Originality', 'Method', 'Clarity', 'Significance', 'Language']) {
      await page.getByRole('group', { name: score }).locator('label').nth(3).click();
    }
    await page.getByLabel('Most of them').check();
    await page
      .getByRole('group', { name: /How useful is the result/ })
      .locator('label')
      .last()
      .click();
    await page.getByLabel(/do harm if it is read in a hurry/).fill(SECRET);
    await page.getByLabel('Recommendation').selectOption('minor_revision');
    await page.getByLabel('Comments to the author').fill(COMMENTS);
    await page.getByLabel('Competing interests').fill('None');
    await page.getByLabel('Publish it without my name', { exact: true }).check();
    await page.getByRole('button', { name: 'Send report' }).click();
    await page.getByText('Comments to the author').and(page.locator('summary')).waitFor();
    expect(problems()).toEqual([]);
    await page.context().close();
  });

  it('is compared by the editor, and the author gets the answers that are for the author', async () => {
    const token = await tokenOf(BY_CALL);
    await mustCall('answerInvitation', { token, answer: 'accept', competingInterest: 'None' });
    const { revision } = await mustCall('viewReview', { token });
    const report = {
      scores: { originality: 4, method: 4, clarity: 4, significance: 4, english: 4 },
      answers: { q1: 'All of them', q2: 2, q3: 'yes', q4: SECRET },
      ...{ recommendation: 'minor_revision' as const, commentsToAuthor: COMMENTS },
      ...{ competingInterest: 'None', publication: 'no' as const },
    };
    const { problems } = await mustCall('submitReview', { token, revision, report });
    expect(problems).toEqual([]);
    await untilState(draft.id, 'reviews_complete');
    const { page } = desk;
    await page.reload();
    await page.getByRole('button', { name: 'Read report' }).first().click();
    await page.getByText(SECRET).first().waitFor();
    await page
      .getByRole('region', { name: 'Next steps' })
      .getByRole('button', { name: 'Decide' })
      .click();
    await page.getByRole('radio', { name: 'Minor revision', exact: true }).check();
    const row = page.getByRole('row', { name: /How useful is the result/ });
    await row.getByText('5 of 5').waitFor();
    await row.getByText('2 of 5').waitFor();
    await page.keyboard.press('Escape');
    await decide(page, 'Minor revision');
    await untilState(draft.id, 'minor_revision');
    const mine = await openAs(browser, author, submissionPath(draft.id));
    await mine.page.getByText('Could you recompute the numbers').first().waitFor();
    const shown = await mine.page.locator('main').innerText();
    expect(shown).toContain('Most of them');
    expect(shown).toContain(COMMENTS);
    expect(shown).not.toContain(SECRET);
    expect(shown).not.toContain('do harm');
    await mine.page.context().close();
  });
});
