/**
 * A review that its journal publishes: three reviewers are asked what may be published, the author answers their
 * reports, and a reader without an account reads what each of them agreed to, and nothing else.
 */

import { peerReviewPath } from '@quire/model/article-paths';
import { articleDocId, PUBLISHED_REVIEWS } from '@quire/model/collections';
import { adminSubmissionPath } from '@quire/model/office-paths';
import { articlePath, sitemapPath } from '@quire/model/paths';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dress, faultsOf, LOOKS } from './axe-look.ts';
import { openBrowser } from './browser.ts';
import { decide, makeArticle, takeStep } from './desk/at-desk.ts';
import { reviewAtPage } from './desk/review-at-page.ts';
import { atPage } from './in-page.ts';
import { newReviewer, tokenOf } from './manuscript/reviewers.ts';
import { sendRevision } from './manuscript/revise.ts';
import type { SeededDraft } from './manuscript/seed-draft.ts';
import { smallDocx } from './manuscript/small-docx.ts';
import { invite, move, sendDraft } from './manuscript/steps.ts';
import { untilState } from './manuscript/until-state.ts';
import { mustCall } from './must-call.ts';
import { joinPress, type Person, signInByHttp } from './people/account.ts';
import { openAs } from './people/at-page.ts';
import { press } from './press-addresses.ts';
import { admin } from './press-admin.ts';
import { openPage, type WatchedPage } from './watched-page.ts';

const JOURNAL = 'QPH';
const ISSUE = '2-1';
const ADMIN = { email: 'admin@saltmarsh.example', password: press.password };
const NAMED = newReviewer('Salme', 'Kivinen');
const NAMELESS = newReviewer('Duarte', 'Pacheco');
const REPORTS = {
  named: 'The interval of the second table is **too narrow**: $\\sqrt{n}$ is taken for n.',
  nameless: 'Say how the households were chosen, and how many of them declined to take part.',
} as const;
const ANSWER = 'The interval was recomputed; the sampling is described in a paragraph of its own.';
const CONFIDENTIAL = 'I would see it again.';
const mark = Date.now().toString(36);
const title = `How many households a survey needs (${mark})`;
const akey = `open-review-${mark}`;
const manuscript = { name: 'paper.docx', bytes: smallDocx(title, ['Forty will do.']) };

let browser: Browser;
let author: Person;
let draft: SeededDraft;
let desk: WatchedPage;

beforeAll(async () => {
  let editor: Person;
  [browser, author, editor] = await Promise.all([
    openBrowser(),
    joinPress('asked-openly'),
    joinPress('edits-openly'),
  ]);
  const [{ uid }, { idToken: adminToken }] = await Promise.all([
    signInByHttp(editor),
    signInByHttp(ADMIN),
  ]);
  const grant = { uid, roles: ['author', 'editor'], grants: { editor: [JOURNAL] } };
  await mustCall('grantRoles', grant, adminToken);
  const { idToken } = await signInByHttp(editor);
  draft = await sendDraft(author, title, manuscript, {
    journal: JOURNAL,
    articleType: 'perspective',
  });
  await invite(draft.id, [NAMED, NAMELESS], idToken);
  desk = await openAs(browser, editor, adminSubmissionPath(draft.id));
});
afterAll(() => browser.close());

describe('a review that is published', () => {
  it('asks each reviewer, and takes no report without an answer', async () => {
    const token = await tokenOf(NAMED);
    const view = await mustCall('viewReview', { token });
    expect(view.publishesReviews).toBe(true);
    expect(await reviewAtPage(browser, NAMED, REPORTS.named, 'Publish it with my name')).toEqual(
      [],
    );
    expect(
      await reviewAtPage(browser, NAMELESS, REPORTS.nameless, 'Publish it without my name'),
    ).toEqual([]);
    await untilState(draft.id, 'reviews_complete');
  });

  it('goes on as every other: a decision, a revision with a reply, an acceptance', async () => {
    const { page } = desk;
    await page.reload();
    await decide(page, 'Minor revision');
    await untilState(draft.id, 'minor_revision');
    await sendRevision(author, draft, manuscript, ANSWER);
    await takeStep(page, 'Decide without reviewers');
    await decide(page, 'Accept');
    await untilState(draft.id, 'production');
    await makeArticle(page, ISSUE, akey);
    for (const step of ['Start copy-editing', 'Start typesetting', 'Send the proof']) {
      await takeStep(page, step);
    }
    await untilState(draft.id, 'proof_author');
    await move(draft.id, 'approve_proof', 'proof_author', draft.idToken);
    const { exists } = await admin.db.doc(`${PUBLISHED_REVIEWS}/${JOURNAL}~${akey}`).get();
    expect(exists).toBe(false);
    // Another person than the author's namesake, who edits.
    const { idToken: adminToken } = await signInByHttp(ADMIN);
    const article = articleDocId(JOURNAL, akey);
    await mustCall('publishArticle', { article, revision: 1 }, adminToken);
    await untilState(draft.id, 'published');
  });

  it('is read by a visitor beside the article, as far as each reviewer agreed', async () => {
    const path = peerReviewPath(JOURNAL, ISSUE, akey);
    await expect
      .poll(async () => (await fetch(press.press + path)).status, { timeout: 60_000 })
      .toBe(200);
    const { page, problems } = await openPage(browser);
    await page.goto(press.press + articlePath(JOURNAL, ISSUE, akey));
    await page.getByRole('link', { name: 'Peer review', exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Peer review' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
    const text = await page.getByRole('main').innerText();
    expect(text).toContain('too narrow');
    expect(text).toContain(REPORTS.nameless);
    expect(text).toContain(ANSWER);
    expect(text).toContain('Decision: Minor revision requested');
    expect(text).toContain('Decision: Accepted');
    expect(text).toContain(NAMED.family);
    const everything = await page.content();
    expect(everything).not.toContain(NAMELESS.family);
    expect(everything).not.toContain(CONFIDENTIAL);
    for (const { email } of [NAMED, NAMELESS]) expect(everything).not.toContain(email);
    await page.locator('.katex').first().waitFor();
    const report = page.locator('#report-1-1');
    await report.getByText('Cite', { exact: true }).click();
    expect(await report.innerText()).toContain(`${path}#report-1-1`);
    for (const look of LOOKS) {
      await dress(page, look);
      expect(await faultsOf(page, look.name, look.rules)).toEqual([]);
    }
    expect(problems()).toEqual([]);
    await page.context().close();
  });

  it('reads the same without scripts, and is in the sitemap', async () => {
    const path = peerReviewPath(JOURNAL, ISSUE, akey);
    const html = await (await fetch(press.press + path)).text();
    expect(html).toContain(REPORTS.nameless);
    expect(html.split(REPORTS.nameless)).toHaveLength(2);
    expect(html).toContain('"@type":"Review"');
    const index = await (await fetch(press.press + sitemapPath())).text();
    const parts = [...index.matchAll(/<loc>([^<]*articles-\d+\.xml)<\/loc>/g)];
    const listed = await Promise.all(
      parts.map(async ([, part = '']) => (await fetch(part)).text()),
    );
    expect(listed.join('')).toContain(path);
  });

  it('stays when the article is corrected, and is nowhere for an article without one', async () => {
    const other = peerReviewPath('CES', '1-1', 'nothing-of-the-kind');
    expect((await fetch(press.press + other)).status).toBe(404);
    const record = admin.db.doc(`${PUBLISHED_REVIEWS}/${JOURNAL}~${akey}`);
    const before = (await record.get()).data();
    // What changes in the office afterwards changes nothing that was published.
    const reviews = await admin.db.collection(`submissions/${draft.id}/reviews`).get();
    for (const each of reviews.docs) await each.ref.update({ 'report.publication': 'named' });
    const article = admin.db.doc(`articles/${JOURNAL}~${akey}`);
    await article.update({ status: 'corrected' });
    const page = press.press + articlePath(JOURNAL, ISSUE, akey);
    await expect
      .poll(async () => (await fetch(page)).text(), { timeout: 60_000 })
      .toContain('has been corrected');
    expect((await record.get()).data()).toEqual(before);
    const html = await (await fetch(press.press + peerReviewPath(JOURNAL, ISSUE, akey))).text();
    expect(html).toContain('has been corrected since');
    expect(html).not.toContain(NAMELESS.family);
  });
});

it('of the demo is published with its article', () =>
  atPage(browser, peerReviewPath('QPH', '1-1', 'bednet-thresholds'), async ({ page, problems }) => {
    await page.getByRole('heading', { level: 1, name: 'Peer review' }).waitFor();
    expect(await page.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
      'Report of Reviewer 1',
      'Report of Reviewer 2',
      'Decision: Minor revision requested',
      'Authors’ reply',
      'Decision: Accepted',
    ]);
    expect(problems()).toEqual([]);
  }));
