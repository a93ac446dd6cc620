/**
 * What staff do most often takes few clicks: a new manuscript to its first reviewer, and one in copy-editing to a
 * published article. Each press of the mouse is counted, whatever it hits.
 */
import { adminSubmissionPath } from '@quire/model/office-paths';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { newReviewer, reportByLink } from './manuscript/reviewers.ts';
import { decideAtOnce, invite, move, sendDraft } from './manuscript/steps.ts';
import { untilState } from './manuscript/until-state.ts';
import { mustCall } from './must-call.ts';
import { joinPress, type Person, signInByHttp } from './people/account.ts';
import { openAs } from './people/at-page.ts';
import { press } from './press-addresses.ts';

const ISSUE = '3-1';
const EDITOR = { email: 'editor@saltmarsh.example', password: press.password };
const mark = `clicks${Date.now().toString(36)}`;

let browser: Browser;
let author: Person;
let editor: { readonly uid: string; readonly idToken: string };

beforeAll(async () => {
  [browser, author, editor] = await Promise.all([
    openBrowser(),
    joinPress('clicked'),
    signInByHttp(EDITOR),
  ]);
});
afterAll(() => browser.close());

/** A hand that counts. */
function clicker() {
  let clicks = 0;
  return {
    count: () => clicks,
    async click(target: Locator): Promise<void> {
      clicks += 1;
      await target.click({ timeout: 30_000 });
    },
  };
}

/** A manuscript that has come in and is in the editor's hands. */
async function arrived(title: string) {
  const draft = await sendDraft(author, title);
  const asked = { submission: draft.id, uid: editor.uid, as: 'editor' } as const;
  await mustCall('assignEditor', asked, editor.idToken);
  return draft;
}

it('invites the first reviewer of a new manuscript with four clicks', async () => {
  const { id } = await arrived(`First reviewer (${mark})`);
  const { page, problems } = await openAs(browser, EDITOR, adminSubmissionPath(id));
  const hand = clicker();
  const next = page.getByRole('region', { name: 'Next steps' });
  await hand.click(next.getByRole('button', { name: 'Approve files' }));
  await hand.click(next.getByRole('button', { name: 'Invite reviewers' }));
  const dialog = page.getByRole('dialog');
  await hand.click(dialog.getByRole('button', { name: /^Invite / }).first());
  await hand.click(dialog.getByRole('button', { name: 'Send invitation' }));
  await untilState(id, 'reviewer_invitation');
  expect(hand.count()).toBeLessThanOrEqual(4);
  expect(problems()).toEqual([]);
});

it('takes a manuscript from copy-editing to its published article with six clicks', async () => {
  const { id, idToken } = await arrived(`Copy-edited (${mark})`);
  const reviewers = [newReviewer('Runa', 'Eide'), newReviewer('Otto', 'Lindqvist')];
  await invite(id, reviewers, editor.idToken);
  for (const reviewer of reviewers) await reportByLink(reviewer);
  await untilState(id, 'reviews_complete');
  await decideAtOnce(id, 'accept', editor.idToken);
  await untilState(id, 'production');
  const made = { submission: id, issue: ISSUE, akey: mark };
  await mustCall('startArticle', made, editor.idToken);
  await move(id, 'start_copyediting', 'production', editor.idToken);

  const { page, problems } = await openAs(browser, EDITOR, adminSubmissionPath(id));
  const hand = clicker();
  const next = page.getByRole('region', { name: 'Next steps' });
  await hand.click(next.getByRole('button', { name: 'Start typesetting' }));
  await hand.click(next.getByRole('button', { name: 'Send the proof' }));
  await hand.click(page.getByRole('dialog').getByRole('button', { name: 'Send the proof' }));
  await untilState(id, 'proof_author');
  await move(id, 'approve_proof', 'proof_author', idToken);
  await untilState(id, 'proof_final');
  await hand.click(page.getByRole('link', { name: 'Open article' }).first());
  await hand.click(page.getByRole('button', { name: 'Publish…', exact: true }).first());
  await hand.click(page.getByRole('dialog').getByRole('button', { name: 'Publish now' }));
  await untilState(id, 'published');
  expect(hand.count()).toBeLessThanOrEqual(6);
  expect(problems()).toEqual([]);
});
