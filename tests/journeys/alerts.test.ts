/** A reader without an account asks for alerts, is told about a new article, and stops them. */

import { alertsPath } from '@quire/model/alert-paths';
import { ALERT_READERS, PUBLISHED_ARTICLES } from '@quire/model/collections';
import { articlePath } from '@quire/model/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { demoPaper } from './demo-paper.ts';
import { mailsTo } from './mailbox.ts';
import { runNow } from './office/run-now.ts';
import { press } from './press-addresses.ts';
import { admin } from './press-admin.ts';
import { openPage, type WatchedPage } from './watched-page.ts';

const paper = demoPaper();
const stamp = Date.now().toString(36);
const READER = `alerts-${stamp}@readers.example`;
const TITLE = `Ripples that return ${stamp}`;
const AKEY = `alert-${stamp}`;
const DAY_MS = 86_400_000;

const article = admin.db.doc(`${PUBLISHED_ARTICLES}/${paper.journal}~${AKEY}`);

let reader: WatchedPage;
let browser: Awaited<ReturnType<typeof openBrowser>>;
beforeAll(async () => {
  browser = await openBrowser();
  reader = await openPage(browser, { javaScriptEnabled: false });
});
afterAll(async () => {
  await browser.close();
  await article.delete();
});

const record = async () => {
  const found = await admin.db.collection(ALERT_READERS).where('email', '==', READER).get();
  return found.docs[0];
};

/** A link in the newest mail to the reader, as soon as it has arrived. */
async function linkInMail(pattern: RegExp): Promise<string> {
  let link = '';
  await expect
    .poll(
      async () => {
        const texts = (await mailsTo(READER)).map(({ text }) => text);
        link = texts.flatMap((text) => pattern.exec(text)?.[0] ?? []).at(-1) ?? '';
        return link;
      },
      { timeout: 90_000 },
    )
    .not.toBe('');
  return link;
}

describe('a reader without an account', () => {
  it('asks for alerts of a journal without scripts, and confirms by a button', async () => {
    const { page, problems } = reader;
    await page.goto(press.press + alertsPath({ journal: paper.journal }, 'en'));
    await page.getByLabel('E-mail').fill(READER);
    await page.getByLabel('Once a day').check();
    await page.getByRole('button', { name: 'Send confirmation link' }).click();
    await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
    const link = await linkInMail(/https?:\S+\/alerts\/confirm\/\S+/);
    await page.goto(link);
    expect(await record()).toBeUndefined();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('heading', { name: 'Alert confirmed' }).waitFor();
    expect((await record())?.get('alerts')).toMatchObject([
      { watch: { kind: 'journal', key: paper.journal }, frequency: 'daily' },
    ]);
    expect(problems()).toEqual([]);
  });

  it('is told about a new article by one mail', async () => {
    const shown = await admin.db.doc(`${PUBLISHED_ARTICLES}/${paper.journal}~${paper.akey}`).get();
    const now = new Date();
    await article.set({
      ...shown.data(),
      ...{ akey: AKEY, title: TITLE, titleHtml: TITLE, published: now.toISOString().slice(0, 10) },
      changedAt: `${now.toISOString().slice(0, 19)}Z`,
    });
    const kept = await record();
    const [alert] = kept?.get('alerts') ?? [];
    // What is published within the last half a minute waits for the next run.
    await expect
      .poll(
        async () => {
          // Two days pass, as far as the alert knows.
          const since = new Date(Date.now() - 2 * DAY_MS).toISOString();
          await kept?.ref.update({ alerts: [{ ...alert, since }], dueAt: since });
          await runNow('sendAlerts');
          return (await mailsTo(READER)).some(({ text }) => text.includes(TITLE));
        },
        { timeout: 120_000, interval: 10_000 },
      )
      .toBe(true);
    const [mail] = (await mailsTo(READER)).filter(({ text }) => text.includes(TITLE));
    expect(mail?.text).toContain(articlePath(paper.journal, paper.issue, AKEY));
  });

  it('changes the frequency and stops with one click', async () => {
    const { page } = reader;
    const link = await linkInMail(/https?:\S+\/unsubscribe\/[\w-]{43}\/alerts\S*/);
    await page.goto(link);
    await page.getByLabel('Once a week, on Mondays').check();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('status').waitFor();
    expect((await record())?.get('alerts')).toMatchObject([{ frequency: 'weekly' }]);
    const answer = await fetch(link, {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.status).toBe(200);
    expect(await record()).toBeUndefined();
  });
});
