/**
 * The life of a manuscript, each test a station: its author sends it, an editor takes it through review,
 * two reviewers answer by the links in their mails, it is revised, accepted, produced and published, and
 * a reader reads it and takes its PDF home.
 */
import { articleDocId, PUBLISHED_ARTICLES } from '@quire/model/collections';
import {
  adminArticleEditorPath,
  adminSubmissionPath,
  adminSubmissionsPath,
} from '@quire/model/office-paths';
import { articlePath, issuePath } from '@quire/model/paths';
import { SECURITY_HEADERS } from '@quire/model/security-headers';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { decide, inviteNew, makeArticle, takeIt, takeStep } from './desk/at-desk.ts';
import { reviewAtPage } from './desk/review-at-page.ts';
import { atPage } from './in-page.ts';
import { mailsTo } from './mailbox.ts';
import { corpusArchive } from './manuscript/corpus-paper.ts';
import { JOURNAL } from './manuscript/manuscript-text.ts';
import { commentsOf, newReviewer } from './manuscript/reviewers.ts';
import { sendRevision } from './manuscript/revise.ts';
import type { SeededDraft } from './manuscript/seed-draft.ts';
import { smallDocx } from './manuscript/small-docx.ts';
import { move, sendDraft } from './manuscript/steps.ts';
import { untilState } from './manuscript/until-state.ts';
import { runNow } from './office/run-now.ts';
import { joinPress, type Person } from './people/account.ts';
import { openAs } from './people/at-page.ts';
import { press } from './press-addresses.ts';
import { admin } from './press-admin.ts';
import { publishAt } from './publish-at.ts';
import type { WatchedPage } from './watched-page.ts';

const ISSUE = '3-1';
const PRODUCTION = { email: 'production@saltmarsh.example', password: press.password };
const EDITOR = { email: 'editor@saltmarsh.example', password: press.password };
const REVIEWING = [newReviewer('Ines', 'Castellanos'), newReviewer('Pekka', 'Virolainen')] as const;

// The paper of the corpus where there is one, and one of our own where there is none.
const corpus = corpusArchive();
const mark = Date.now().toString(36);
const title = `${corpus?.title ?? 'How basins mix'} (${mark})`;
const akey = `whole-life-${mark}`;
const LAST_WORDS = 'The water stands still for longer than was expected of it.';
const manuscript = corpus
  ? { name: 'paper.zip', bytes: corpus.bytes }
  : { name: 'paper.docx', bytes: smallDocx(title, [LAST_WORDS]) };

let browser: Browser;
let author: Person;
let draft: SeededDraft;
let desk: WatchedPage;

beforeAll(async () => {
  [browser, author] = await Promise.all([openBrowser(), joinPress('writer')]);
});
afterAll(() => browser.close());

/** The scripts that the page has loaded, as far as they are of the office: it alone is made with MUI. */
async function officeScripts(page: Page): Promise<readonly string[]> {
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  const scripts = loaded.filter((name) => name.endsWith('.js'));
  expect(scripts).not.toEqual([]);
  const texts = await Promise.all(scripts.map(async (name) => (await fetch(name)).text()));
  return scripts.filter((_, place) => texts[place]?.includes('MuiButton'));
}

describe(corpus ? 'a paper of the corpus' : 'a paper of our own (there is no corpus here)', () => {
  it('arrives, and an editor takes it and invites two reviewers', async () => {
    draft = await sendDraft(author, title, manuscript);
    desk = await openAs(browser, EDITOR, adminSubmissionPath(draft.id));
    const { page } = desk;
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await takeIt(page, 'Edda Marchetti');
    await takeStep(page, 'Approve files');
    for (const reviewer of REVIEWING) await inviteNew(page, reviewer);
    await untilState(draft.id, 'reviewer_invitation');
  });

  it('is reviewed by two who have no account, by the links in their mails', async () => {
    for (const reviewer of REVIEWING) expect(await reviewAtPage(browser, reviewer)).toEqual([]);
    await untilState(draft.id, 'reviews_complete');
  });

  it('is sent back for a minor revision, with the drafted letter and both reports', async () => {
    const letter = await decide(desk.page, 'Minor revision');
    expect(letter).toContain(title);
    await untilState(draft.id, 'minor_revision');
    const [first = ''] = letter.split('\n').filter((line) => line.length > 40);
    await expect
      .poll(
        async () =>
          (await mailsTo(author.email)).map(({ text }) => text.replace(/\s+/g, ' ')).join(),
        {
          timeout: 30_000,
        },
      )
      .toContain(first);
    const decisions = await admin.db.collection(`submissions/${draft.id}/decisions`).get();
    const told = JSON.stringify(decisions.docs.map((each) => each.data()));
    for (const reviewer of REVIEWING) {
      expect(told).toContain(commentsOf(reviewer));
      expect(told).not.toContain(reviewer.family);
    }
  });

  it('is revised by its author, accepted, and handed to production in an issue', async () => {
    await sendRevision(
      author,
      draft,
      manuscript,
      'Units were added; the method has its reference.',
    );
    const { page } = desk;
    await takeStep(page, 'Decide without reviewers');
    await decide(page, 'Accept');
    await untilState(draft.id, 'production');
    await makeArticle(page, ISSUE, akey);
  });

  it('reaches production automatically, which begins the copy-editing and cancels it', async () => {
    const production = await openAs(browser, PRODUCTION, `${adminSubmissionsPath()}?queue=new`);
    const { page } = production;
    await page.getByLabel('Search by number, title or author').fill(mark);
    await page.getByRole('link', { name: title, exact: true }).click({ timeout: 60_000 });
    await takeStep(page, 'Start copy-editing');
    await untilState(draft.id, 'copyediting');
    await page.getByRole('button', { name: 'Undo' }).click();
    await untilState(draft.id, 'production');
    expect(production.problems()).toEqual([]);
  });

  it('is kept from readers by the gate until its last proof is approved', async () => {
    const { page } = desk;
    await page.goto(press.press + adminArticleEditorPath(articleDocId(JOURNAL, akey)));
    await publishAt(page);
    await page.getByText('the last proof comes first').waitFor({ timeout: 30_000 });
    expect((await fetch(press.press + articlePath(JOURNAL, ISSUE, akey))).status).toBe(404);

    await page.goto(press.press + adminSubmissionPath(draft.id));
    await takeStep(page, 'Start copy-editing');
    await takeStep(page, 'Start typesetting');
    await takeStep(page, 'Send the proof');
    await untilState(draft.id, 'proof_author');
    await move(draft.id, 'approve_proof', 'proof_author', draft.idToken);
  });

  it('is published past the gate, and read in its issue', async () => {
    const { page } = desk;
    await page.goto(press.press + adminArticleEditorPath(articleDocId(JOURNAL, akey)));
    await publishAt(page);
    await untilState(draft.id, 'published');
    const address = press.press + articlePath(JOURNAL, ISSUE, akey);
    await expect.poll(async () => (await fetch(address)).status, { timeout: 60_000 }).toBe(200);
    await expect
      .poll(async () => (await fetch(press.press + issuePath(JOURNAL, ISSUE))).text(), {
        timeout: 60_000,
      })
      .toContain(akey);
    // Refused requests of the pages that were not there yet are none of the office's.
    expect(desk.problems().filter((each) => !each.includes('404'))).toEqual([]);
  });

  it('is printed', async () => {
    // As every minute, and now.
    await runNow('printArticles');
    const page = press.press + articlePath(JOURNAL, ISSUE, akey);
    await expect
      .poll(async () => (await fetch(page)).text(), { timeout: 110_000, interval: 500 })
      .toContain('Download PDF');
  });

  it('is read by a visitor, who takes its PDF home and learns nothing of who reviewed it', async () => {
    const [text, pdf] = await atPage(
      browser,
      articlePath(JOURNAL, ISSUE, akey),
      async ({ page, problems }) => {
        await page.getByRole('heading', { level: 1 }).waitFor();
        expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain(title);
        const link = page.getByRole('link', { name: 'Download PDF' });
        const address = await link.evaluate((each: HTMLAnchorElement) => each.href);
        expect(problems()).toEqual([]);
        expect(await officeScripts(page)).toEqual([]);
        return [await page.content(), address] as const;
      },
    );
    const answer = await fetch(pdf);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      ...Object.fromEntries(
        Object.entries(SECURITY_HEADERS).map(([name, value]) => [name.toLowerCase(), value]),
      ),
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
    const file = Buffer.from(await answer.arrayBuffer());
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
    expect(file.length).toBeGreaterThan(10_000);
    // It has one address, and what is not there says so.
    const address = new URL(pdf);
    const encoded = address.href.replace(/\/(10\.\d+)\//, '/$1%2F');
    expect(encoded).not.toBe(address.href);
    const moved = await fetch(encoded, { redirect: 'manual' });
    expect(moved.status).toBe(301);
    expect(new URL(moved.headers.get('location') ?? '', press.press).pathname).toBe(
      address.pathname,
    );
    expect((await fetch(address.href.replace('.pdf', '-none.pdf'))).status).toBe(404);
    const record = await admin.db
      .collection(PUBLISHED_ARTICLES)
      .doc(articleDocId(JOURNAL, akey))
      .get();
    const told = `${text} ${JSON.stringify(record.data())}`;
    expect(told).toContain(corpus ? 'PyQMRI' : LAST_WORDS);
    for (const { family, email } of REVIEWING) {
      expect(told).not.toContain(family);
      expect(told).not.toContain(email);
    }
  });
});
