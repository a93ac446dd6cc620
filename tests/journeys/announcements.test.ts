/** A review service announces a review at the inbox that an article names; an editor accepts it; its page shows it. */
import { ANNOUNCEMENTS, articleDocId } from '@quire/model/collections';
import { adminAnnouncementsPath } from '@quire/model/office-paths';
import { articlePath, inboxPath } from '@quire/model/paths';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DESKTOP } from './axe-look.ts';
import { openBrowser } from './browser.ts';
import { openAs } from './people/at-page.ts';
import { press } from './press-addresses.ts';
import { admin } from './press-admin.ts';

const PLACE = ['CES', '2-1', 'patch-recovery'] as const;
const PAGE = press.press + articlePath(...PLACE);
/** As the demo's settings name it. */
const SERVICE = 'https://reviews.tideline.example/';
const KEY = Date.now().toString(36);
const WORK = `${SERVICE}reviews/${KEY}`;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  const sent = await admin.db.collection(ANNOUNCEMENTS).where('work', '==', WORK).get();
  for (const { ref } of sent.docs) await ref.delete();
  await browser.close();
});

it('takes an announced review, which an editor accepts, and shows it on the article’s page', async () => {
  const inbox = press.press + inboxPath();
  const links = (await fetch(PAGE)).headers.get('link');
  expect(links).toContain(`<${inbox}>; rel="http://www.w3.org/ns/ldp#inbox"`);
  const answer = await fetch(inbox, {
    method: 'POST',
    headers: { 'Content-Type': 'application/ld+json' },
    body: JSON.stringify({
      '@context': ['https://www.w3.org/ns/activitystreams', 'https://coar-notify.net'],
      ...{ id: `urn:example:${KEY}`, type: ['Announce', 'coar-notify:ReviewAction'] },
      origin: { id: SERVICE, type: 'Service' },
      target: { id: press.press, type: 'Service', inbox },
      object: { id: WORK, type: ['Document', 'sorg:Review'] },
      context: { id: PAGE },
    }),
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([
    201,
    expect.stringContaining(`${inbox}/received~`),
  ]);
  const editor = { email: 'editor@saltmarsh.example', password: press.password };
  const at = await openAs(browser, editor, adminAnnouncementsPath(), { viewport: DESKTOP });
  const { page } = at;
  const row = page.getByRole('row').filter({ hasText: WORK });
  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Accept', exact: true }).click();
  const published = admin.db.doc(`publishedArticles/${articleDocId(PLACE[0], PLACE[2])}`);
  await expect
    .poll(async () => JSON.stringify((await published.get()).get('metadata.relations')), {
      timeout: 30_000,
    })
    .toContain(WORK);
  expect(await (await fetch(PAGE)).text()).toContain(WORK);
  expect(at.problems()).toEqual([]);
});
