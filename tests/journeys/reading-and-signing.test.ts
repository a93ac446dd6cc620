/**
 * A reviewer reads the manuscript in the page while writing the report, names a co-reviewer and signs;
 * another declines by a link of the mail and suggests a reviewer, whom the editor invites. The author
 * learns who signed, and nothing about the others.
 */
import { adminSubmissionPath } from '@quire/model/office-paths';
import { reviewPath } from '@quire/model/paths';
import { submissionPath } from '@quire/model/submission-paths';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DESKTOP, dress, faultsOf, LOOKS, PHONE } from './axe-look.ts';
import { openBrowser } from './browser.ts';
import { linkTo, mailsTo } from './mailbox.ts';
import { acceptByLink, newReviewer, reportByLink, sendReport } from './manuscript/reviewers.ts';
import { addFile, type SeededDraft, seedDraft } from './manuscript/seed-draft.ts';
import { smallDocx } from './manuscript/small-docx.ts';
import { textPdf } from './manuscript/small-pdf.ts';
import { decideAtOnce, invite, move } from './manuscript/steps.ts';
import { untilState } from './manuscript/until-state.ts';
import { mustCall } from './must-call.ts';
import { joinPress, type Person, signInByHttp } from './people/account.ts';
import { openAs } from './people/at-page.ts';
import { press } from './press-addresses.ts';
import { openPage, type WatchedPage } from './watched-page.ts';

const JOURNAL = 'MSP';
const ADMIN = { email: 'admin@saltmarsh.example', password: press.password };
const SIGNING = newReviewer('Ottilie', 'Brandvold');
const UNSIGNED = newReviewer('Matteo', 'Ferrante');
const DECLINING = newReviewer('Yusra', 'Haddad');
const INSTEAD = newReviewer('Benoit', 'Lacasse');
const CO_REVIEWER = newReviewer('Wanda', 'Iglesias');
const mark = Date.now().toString(36);
const title = `Foams that settle twice (${mark})`;
const MORE = 'The supplement has its say in Word.';
const LINES = ['The foam settles twice.', 'The second page has a table.', 'Here it ends.'];

let browser: Browser;
let author: Person;
let editor: Person;
let draft: SeededDraft;
let idToken: string;
let review: WatchedPage;

beforeAll(async () => {
  [browser, author, editor] = await Promise.all([
    openBrowser(),
    joinPress('is-read'),
    joinPress('edits-signed'),
  ]);
  const [{ uid }, { idToken: adminToken }] = await Promise.all([
    signInByHttp(editor),
    signInByHttp(ADMIN),
  ]);
  const grant = { uid, roles: ['author', 'editor'], grants: { editor: [JOURNAL] } };
  await mustCall('grantRoles', grant, adminToken);
  ({ idToken } = await signInByHttp(editor));
  const manuscript = { name: 'paper.pdf', bytes: textPdf(LINES) };
  draft = await seedDraft(author, title, manuscript, { journal: JOURNAL });
  await addFile(draft, 'more.docx', smallDocx('More of foams', [MORE]), 'supplement');
  await move(draft.id, 'submit', 'draft', draft.idToken);
  await untilState(draft.id, 'technical_check');
  await invite(draft.id, [SIGNING, UNSIGNED, DECLINING], idToken);
  review = await openPage(browser);
});
afterAll(() => browser.close());

it('shows the manuscript beside the report, and on a phone in its place', async () => {
  const { page, problems } = review;
  await dress(page, { viewport: DESKTOP, theme: 'light' });
  await page.goto(await linkTo(SIGNING.email, reviewPath()));
  await page.getByText('You can sign your report if you wish to disclose your name.').waitFor();
  await page.getByRole('button', { name: 'Yes, I can review it' }).click();
  await page.getByLabel('I have no competing interest.').check();
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await page.getByLabel('Comments to the author').fill('Typed before the manuscript was opened.');
  await page.getByRole('button', { name: 'Read here manuscript.pdf' }).click();
  const manuscript = page.getByRole('region', { name: 'Text of the manuscript' });
  await manuscript.getByText('The foam settles twice.').waitFor();
  await page.getByText('Page 1 of 3').waitFor();
  // Beside it, with what was typed.
  const comments = page.getByLabel('Comments to the author');
  expect(await comments.inputValue()).toContain('Typed before');
  const [left, right] = [await manuscript.boundingBox(), await comments.boundingBox()];
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
  // It is drawn: a sheet has ink on it.
  const inks = await manuscript
    .locator('canvas')
    .first()
    .evaluate((sheet) => {
      if (!(sheet instanceof HTMLCanvasElement)) return 0;
      const data = sheet.getContext('2d')?.getImageData(0, 0, sheet.width, sheet.height).data ?? [];
      let dark = 0;
      for (let place = 0; place < data.length; place += 4) if ((data[place] ?? 255) < 90) dark += 1;
      return dark;
    });
  expect(inks).toBeGreaterThan(50);
  await page.getByRole('button', { name: 'Next page' }).click();
  await page.getByText('Page 2 of 3').waitFor();
  await manuscript.getByText('The second page has a table.').waitFor();
  await page.getByRole('button', { name: 'Larger' }).click();
  await page.getByText('125 %').waitFor();
  await page.getByRole('button', { name: 'Smaller' }).click();
  for (const look of LOOKS) {
    await dress(page, look);
    expect(await faultsOf(page, look.name, look.rules)).toEqual([]);
  }
  await dress(page, { viewport: PHONE, theme: 'light' });
  await comments.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Report and messages' }).click();
  await manuscript.waitFor({ state: 'hidden' });
  expect(await comments.inputValue()).toContain('Typed before');
  await dress(page, { viewport: DESKTOP, theme: 'light' });
  // Word is converted to text.
  await page.getByRole('button', { name: 'Read here supplement-1.docx' }).click();
  await manuscript.getByText(MORE).waitFor();
  expect(await faultsOf(page, 'a manuscript from Word', LOOKS[2].rules)).toEqual([]);
  await page.getByRole('button', { name: 'Close supplement-1.docx' }).click();
  await manuscript.waitFor({ state: 'detached' });
  expect(problems()).toEqual([]);
});

it('takes a co-reviewer with the reviewer’s word, and a signature that was chosen', async () => {
  const { page, problems } = review;
  const part = page.getByRole('region', { name: 'Are you reviewing with someone?' });
  await part.getByText('Add a co-reviewer').click();
  await part.getByLabel('Given name').fill(CO_REVIEWER.given);
  await part.getByLabel('Family name').fill(CO_REVIEWER.family);
  await part.getByLabel('E-mail').fill(CO_REVIEWER.email);
  await part.getByRole('button', { name: 'Add co-reviewer' }).click();
  await part.getByText('Confirm that they have agreed to this.').first().waitFor();
  expect(await faultsOf(page, 'co-reviewer', LOOKS[0].rules)).toEqual([]);
  await part.getByLabel('They will keep the manuscript confidential').check();
  await part.getByRole('button', { name: 'Add co-reviewer' }).click();
  await part.getByText(CO_REVIEWER.email).waitFor();
  for (const score of ['Originality', 'Method', 'Clarity', 'Significance', 'Language']) {
    await page.getByRole('group', { name: score }).locator('label').nth(3).click();
  }
  await page.getByLabel('Recommendation').selectOption('minor_revision');
  await page
    .getByLabel('Comments to the author')
    .fill('The second settling is the finding; say in the abstract how it was measured.');
  await page.getByLabel('Competing interests').fill('None');
  const signs = page.getByLabel('Sign the report: show the authors my name');
  expect(await signs.isChecked()).toBe(false);
  await signs.check();
  await page.getByRole('button', { name: 'Send report' }).click();
  await page.getByText('Comments to the author').and(page.locator('summary')).waitFor();
  await page.getByRole('heading', { name: 'Co-reviewers' }).waitFor();
  expect(problems()).toEqual([]);
});

it('lets a reviewer decline by a link in the mail, and suggest another reviewer', async () => {
  const link = new URL(await linkTo(DECLINING.email, reviewPath()));
  const mails = await mailsTo(DECLINING.email);
  const declining = `${link.origin}${link.pathname}?answer=decline${link.hash}`;
  expect(mails.some(({ text }) => text.includes(declining))).toBe(true);
  const { page, problems } = await openPage(browser);
  await page.goto(declining);
  await page.getByRole('button', { name: 'Decline the invitation' }).waitFor();
  // Following the link has answered nothing yet.
  expect((await mustCall('viewReview', { token: link.hash.slice(1) })).state).toBe('invited');
  await page.getByLabel('E-mail').fill('no address');
  await page.getByRole('button', { name: 'Decline the invitation' }).click();
  await page.getByText('Enter the name of the person you suggest.').first().waitFor();
  expect(await faultsOf(page, 'declining', LOOKS[0].rules)).toEqual([]);
  await page
    .getByLabel('Name', { exact: false })
    .first()
    .fill(`${INSTEAD.given} ${INSTEAD.family}`);
  await page.getByLabel('E-mail').fill(INSTEAD.email);
  await page.getByLabel('Institution').fill(INSTEAD.affiliation);
  await page.getByRole('button', { name: 'Decline the invitation' }).click();
  await page.getByText('You do not need to do anything else.').waitFor();
  expect(problems()).toEqual([]);
  await page.context().close();
});

it('shows the editor both, and invites the reviewer who was suggested', async () => {
  const { page, problems } = await openAs(browser, editor, adminSubmissionPath(draft.id));
  await page.getByText('Reviews together with').waitFor();
  await page.getByText(CO_REVIEWER.email).waitFor();
  const name = `${INSTEAD.given} ${INSTEAD.family}`;
  await page.getByText(`Suggested instead: ${name}`).waitFor();
  await page.getByRole('button', { name: `Invite ${name}` }).click();
  const dialog = page.getByRole('dialog');
  expect(await dialog.getByLabel('Family name').inputValue()).toBe(INSTEAD.family);
  expect(await dialog.getByLabel('E-mail').inputValue()).toBe(INSTEAD.email);
  await dialog.getByRole('button', { name: 'Continue to letter' }).click();
  await dialog.getByText(/^Reviewers see “/).waitFor();
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await dialog.getByRole('button', { name: 'Find authors on this topic' }).click();
  await dialog
    .getByText(/No other authors of the press|iD |no e-mail address/)
    .first()
    .waitFor();
  for (const look of LOOKS) {
    await dress(page, look);
    expect(await faultsOf(page, look.name, look.rules)).toEqual([]);
  }
  await dress(page, { viewport: DESKTOP, theme: 'light' });
  await dialog.getByRole('button', { name: 'Done' }).click();
  expect(problems()).toEqual([]);
  await page.context().close();
});

it('tells the author who signed, once it is released, and nobody else', async () => {
  const { page, problems } = await openAs(browser, author, submissionPath(draft.id));
  await page.getByRole('heading', { name: title }).waitFor();
  expect(await page.content()).not.toContain(SIGNING.family);
  await page.context().close();
  const submission = draft.id;
  const instead = await mustCall('viewReview', {
    token: new URL(await linkTo(INSTEAD.email, reviewPath())).hash.slice(1),
  });
  expect(instead.state).toBe('invited');
  // Whoever has accepted is waited for: an invitation that is still open would end with the last report.
  await acceptByLink(INSTEAD);
  await reportByLink(UNSIGNED);
  await sendReport(INSTEAD);
  await untilState(submission, 'reviews_complete');
  await decideAtOnce(submission, 'request_minor', idToken);
  const shown = await openAs(browser, author, submissionPath(submission));
  const signature = `Reviewer 1: ${SIGNING.given} ${SIGNING.family} and ${CO_REVIEWER.given} ${CO_REVIEWER.family}`;
  await shown.page.getByText(signature).first().waitFor();
  // Numbered by who reported first; who declined has no number.
  for (const label of ['Reviewer 2', 'Reviewer 3'])
    await shown.page.getByText(label).first().waitFor();
  const all = await shown.page.content();
  expect(all).not.toContain('Reviewer 4');
  for (const { family, email } of [UNSIGNED, INSTEAD, DECLINING]) {
    expect(all).not.toContain(family);
    expect(all).not.toContain(email);
  }
  expect([...problems(), ...shown.problems()]).toEqual([]);
  await shown.page.context().close();
  // With the decision the certificate names both.
  await review.page.reload();
  await review.page.getByRole('heading', { name: 'Certificate of peer review' }).waitFor();
  await review.page.getByText('have jointly reviewed a manuscript').waitFor();
});
