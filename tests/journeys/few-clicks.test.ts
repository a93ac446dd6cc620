/**
 * What staff do most often takes as many clicks as `docs/clicks.md` says. Each press of the mouse is counted,
 * whatever it hits; typing and keys are not. The tasks follow each other, as the same manuscripts go through them.
 */
import { ARTICLES, ISSUES, issueDocId, POSTS, SUBMISSIONS } from '@quire/model/collections';
import {
  adminInvoicesPath,
  adminJournalAllArticlesPath,
  adminJournalArticlesPath,
  adminNewsPath,
  adminPeoplePath,
  adminSubmissionPath,
  adminSubmissionsPath,
} from '@quire/model/office-paths';
import { adminDashboardPath } from '@quire/model/paths';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP } from './axe-look.ts';
import { openBrowser } from './browser.ts';
import { acceptByLink, newReviewer, reportByLink } from './manuscript/reviewers.ts';
import type { SeededDraft } from './manuscript/seed-draft.ts';
import { invite, move, sendDraft } from './manuscript/steps.ts';
import { untilState } from './manuscript/until-state.ts';
import { mustCall } from './must-call.ts';
import { type AtForm, atForm } from './office/at-form.ts';
import { type Clicker, clicker } from './office/clicker.ts';
import { countedClicks } from './office/counted-clicks.ts';
import { seedArticleDrafts } from './office/seed-article-drafts.ts';
import { newWord } from './office/word.ts';
import { joinPress, newAddress, type Person, signInByHttp } from './people/account.ts';
import { openAs } from './people/at-page.ts';
import { press } from './press-addresses.ts';
import { admin } from './press-admin.ts';
import type { WatchedPage } from './watched-page.ts';

const JOURNAL = 'CES';
const ISSUE = '3-1';
const WORD = newWord();
const ARTICLES_FOUND = `${adminJournalAllArticlesPath(JOURNAL)}?q=${WORD}`;
const demo = (who: string) => ({ email: `${who}@saltmarsh.example`, password: press.password });

const CLICKS = countedClicks();
const done: string[] = [];
/** A task of the document: does it, and compares the clicks. */
const takes = (task: string, work: (hand: Clicker) => Promise<void>) =>
  it(task, async () => {
    done.push(task);
    const hand = clicker();
    await work(hand);
    expect(hand.count()).toBe(CLICKS.get(task));
  });

let browser: Browser;
let idToken: string;
/** One that has just come in, and one whose reports are in. */
let fresh: SeededDraft;
let reviewed: SeededDraft;
let drafts: Awaited<ReturnType<typeof seedArticleDrafts>>;
const late = newReviewer('Runa', 'Eide');

async function sendReviewed(author: Person): Promise<SeededDraft> {
  const draft = await sendDraft(author, `Reviewed ${WORD}`);
  const reviewers = [newReviewer('Ottar', 'Lind'), newReviewer('Milica', 'Radosavac')];
  await invite(draft.id, reviewers, idToken);
  for (const reviewer of reviewers) await reportByLink(reviewer);
  await untilState(draft.id, 'reviews_complete');
  return draft;
}

beforeAll(async () => {
  const [opened, author, editor] = await Promise.all([
    openBrowser(),
    joinPress('clicked'),
    signInByHttp(demo('editor')),
  ]);
  browser = opened;
  idToken = editor.idToken;
  [fresh, reviewed, drafts] = await Promise.all([
    sendDraft(author, `New ${WORD}`),
    sendReviewed(author),
    seedArticleDrafts(WORD),
  ]);
});
afterAll(async () => {
  for (const id of drafts.ids)
    await admin.db.recursiveDelete(admin.db.collection(ARTICLES).doc(id));
  await browser.close();
});

/** One page of a member of staff, for all that they do here. */
function pageOf(who: string) {
  let opened: WatchedPage;
  let office: AtForm;
  beforeAll(async () => {
    opened = await openAs(browser, demo(who), adminDashboardPath(), { viewport: DESKTOP });
    office = atForm(opened.page);
  });
  return {
    at: () => ({ page: opened.page, office, dialog: office.dialog() }),
    isWithoutProblems: () =>
      it('has a page without errors', () => expect(opened.problems()).toEqual([])),
  };
}

describe('an editor', () => {
  const { at, isWithoutProblems } = pageOf('editor');
  const next = () => at().page.getByRole('region', { name: 'Next steps' });

  takes('Assign an editor', async ({ click }) => {
    const { page, office, dialog } = at();
    await office.open(adminSubmissionPath(fresh.id));
    await click(page.getByRole('button', { name: 'Assign', exact: true }).first());
    await click(dialog.getByRole('radio', { name: /\(you\)/ }));
    await click(dialog.getByRole('button', { name: 'Assign' }));
    await page.getByRole('region', { name: 'Staff' }).getByText('Edda Marchetti').waitFor();
  });

  takes('Invite the first reviewer', async ({ click }) => {
    const { dialog } = at();
    await click(next().getByRole('button', { name: 'Approve files' }));
    await click(next().getByRole('button', { name: 'Invite reviewers' }));
    await click(dialog.getByRole('button', { name: /^Invite / }).first());
    await click(dialog.getByRole('button', { name: 'Send invitation' }));
    await untilState(fresh.id, 'reviewer_invitation');
  });

  takes('Invite three more reviewers', async ({ click }) => {
    const { page, office, dialog } = at();
    await office.open(adminSubmissionPath(fresh.id));
    await click(page.getByRole('button', { name: 'Invite reviewers' }));
    // Those with a conflict come last, and cannot wait in line.
    const rows = dialog
      .getByRole('list', { name: 'Reviewers' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^Add to waiting list: / }) });
    for (const place of [0, 1, 2]) await click(rows.nth(place).getByRole('checkbox'));
    await click(dialog.getByRole('button', { name: 'Invite 3 reviewers' }));
    await click(dialog.getByRole('button', { name: 'Send 3 invitations' }));
    await office.said('3 reviewers invited.');
  });

  const actions = () =>
    at().page.getByRole('button', { name: `Actions for ${late.given} ${late.family}` });

  takes('Remind a reviewer', async ({ click }) => {
    const { page, office, dialog } = at();
    await mustCall('inviteReviewer', { submission: fresh.id, reviewer: late }, idToken);
    await acceptByLink(late);
    await office.open(adminSubmissionPath(fresh.id));
    await click(actions());
    await click(page.getByRole('menuitem', { name: 'Remind' }));
    await click(dialog.getByRole('button', { name: 'Send reminder' }));
    await office.said('Reminder sent.');
  });

  takes('Give a reviewer more time', async ({ click }) => {
    const { page, office, dialog } = at();
    await click(actions());
    await click(page.getByRole('menuitem', { name: 'Extend due date' }));
    await click(dialog.getByRole('button', { name: 'Extend' }));
    await office.said('Due date extended.');
  });

  takes('Find a manuscript by its number', async () => {
    const { page, office } = at();
    const record = await admin.db.collection(SUBMISSIONS).doc(fresh.id).get();
    await office.open(adminPeoplePath());
    await page.keyboard.press('Control+K');
    await page.getByRole('combobox', { name: 'Find' }).fill(String(record.get('number')));
    await page.getByRole('option', { name: new RegExp(`New ${WORD}`) }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: `New ${WORD}` }).waitFor();
  });

  takes('Write to the authors of two manuscripts', async ({ click }) => {
    const { page, office, dialog } = at();
    await office.open(`${adminSubmissionsPath('open')}&q=${WORD}`);
    await office.said('2 shown');
    await click(page.getByLabel('Select all shown'));
    const selection = page.getByRole('region', { name: 'Selection' });
    await click(selection.getByRole('button', { name: 'Write to authors' }));
    await office.fill({ Message: 'The office is closed on Friday.' }, dialog);
    await click(dialog.getByRole('button', { name: 'Preview mail' }));
    await click(dialog.getByRole('button', { name: 'Write to authors' }));
    await office.said('Message sent for 2 submissions.');
  });

  takes('Send a decision with the drafted letter', async ({ click }) => {
    const { office, dialog } = at();
    const submission = reviewed.id;
    await office.open(adminSubmissionPath(submission));
    await click(next().getByRole('button', { name: 'Decide' }));
    await click(dialog.getByRole('radio', { name: 'Accept', exact: true }));
    await click(dialog.getByRole('button', { name: 'Send', exact: true }));
    await dialog.waitFor({ state: 'hidden' });
    await mustCall('sendDecisionNow', { submission }, idToken);
    await untilState(submission, 'production');
  });

  takes('Publish a copy-edited manuscript', async ({ click }) => {
    const { page, office, dialog } = at();
    const { id: submission, idToken: ofAuthor } = reviewed;
    await mustCall('startArticle', { submission, issue: ISSUE, akey: WORD }, idToken);
    await move(submission, 'start_copyediting', 'production', idToken);
    await office.open(adminSubmissionPath(submission));
    await click(next().getByRole('button', { name: 'Start typesetting' }));
    await click(next().getByRole('button', { name: 'Send the proof' }));
    await click(dialog.getByRole('button', { name: 'Send the proof' }));
    await untilState(submission, 'proof_author');
    await move(submission, 'approve_proof', 'proof_author', ofAuthor);
    await untilState(submission, 'proof_final');
    await click(page.getByRole('link', { name: 'Open article' }).first());
    await click(page.getByRole('button', { name: 'Publish…', exact: true }).first());
    await click(dialog.getByRole('button', { name: 'Publish now' }));
    await untilState(submission, 'published');
  });

  takes('Move two articles to another issue', async ({ click }) => {
    const { page, office, dialog } = at();
    await office.open(ARTICLES_FOUND);
    await office.said(`${WORD} draft 1`);
    await click(page.getByLabel('Select all shown'));
    const selection = page.getByRole('region', { name: 'Selection' });
    await click(selection.getByRole('button', { name: 'Move to an issue' }));
    await click(dialog.getByLabel('Issue'));
    const own = `${JOURNAL} ${drafts.issue},`;
    await click(page.getByRole('option').filter({ hasNotText: own }).first());
    await click(dialog.getByRole('button', { name: 'Move to an issue' }));
    await office.said('2 articles moved.');
  });

  takes('Export a filtered list as Excel', async ({ click }) => {
    const { page, office } = at();
    await office.open(ARTICLES_FOUND);
    await click(page.getByRole('button', { name: 'Export' }));
    const download = page.waitForEvent('download');
    await click(page.getByRole('menuitem', { name: 'Excel' }));
    expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
  });

  takes('Invite a person without an account to a role', async ({ click }) => {
    const { page, office, dialog } = at();
    const email = newAddress('asked');
    await office.open(adminPeoplePath(JOURNAL));
    await click(page.getByRole('button', { name: 'Invite', exact: true }));
    await office.fill({ 'E-mail address': email }, dialog);
    await click(dialog.getByLabel('Role'));
    await click(page.getByRole('option', { name: 'Recommending editor' }));
    await expect.poll(() => dialog.getByLabel('Journal').inputValue()).toBe(JOURNAL);
    await click(dialog.getByRole('button', { name: 'Invite' }));
    const open = page.getByRole('table', { name: 'Open invitations' });
    await open.getByRole('row', { name: email }).waitFor({ timeout: 30_000 });
  });

  isWithoutProblems();
});

describe('content staff', () => {
  const { at, isWithoutProblems } = pageOf('content');

  takes('Create and publish an issue', async ({ click }) => {
    const { page, office, dialog } = at();
    await office.open(adminJournalArticlesPath(JOURNAL));
    await click(page.getByRole('link', { name: 'New issue' }));
    // An old one, so that readers see the same newest issue as before.
    await office.fill({ Key: `${WORD}-1`, Year: '1999', Title: `Issue of ${WORD}` });
    await click(office.button('Publish issue'));
    await click(office.button('Publish issue', dialog));
    await office.said('Publish issue: done.');
    const stored = await admin.db.doc(`${ISSUES}/${issueDocId(JOURNAL, `${WORD}-1`)}`).get();
    expect(stored.get('status')).toBe('published');
  });

  takes('Publish a news item', async ({ click }) => {
    const { page, office } = at();
    await office.open(adminNewsPath());
    await click(page.getByRole('link', { name: 'New news item' }));
    await office.fill({ Title: `News of ${WORD}`, Summary: 'In brief.', Text: 'At length.' });
    // Readers' lists have the newest first: this one is at their end.
    await office.fill({ 'Publication date': '2001-03-01' });
    await click(office.button('Publish now'));
    await office.said('Publish now: done.');
    const found = admin.db.collection(POSTS).where('title', '==', `News of ${WORD}`);
    expect((await found.get()).docs.map((each) => each.get('status'))).toEqual(['published']);
  });

  isWithoutProblems();
});

describe('finance staff', () => {
  const { at, isWithoutProblems } = pageOf('finance');

  takes('Record a payment', async ({ click }) => {
    const { page, office, dialog } = at();
    const { idToken: ofFinance } = await signInByHttp(demo('finance'));
    const data = {
      billTo: { name: 'Office', country: 'NO', email: `office@${WORD}.example` },
      ...{ subject: `${WORD} reprints`, currency: 'EUR' as const },
      lines: [{ text: 'Reprints', amount: 5_000 }],
    };
    const bill = { key: `clicks-${WORD}-invoice`, data };
    const { number } = await mustCall('writeInvoice', bill, ofFinance);
    await office.open(adminInvoicesPath());
    await office.fill({ 'Find in this list': number });
    await click(page.getByRole('link', { name: number }));
    await click(office.button('Record a payment'));
    await click(office.button('Record', dialog));
    await office.said(/^Payment of EUR [\d.]+ recorded\.$/);
  });

  isWithoutProblems();
});

it('does every task of the document, and no other', () => {
  expect(done.toSorted()).toEqual([...CLICKS.keys()].toSorted());
});
