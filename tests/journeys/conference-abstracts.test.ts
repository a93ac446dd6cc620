/**
 * An abstract from the author's form over the committee's scores and the programme to the reader's own
 * calendar.
 */
import { ABSTRACTS, ARTICLES, AUDIT, BOOKS, CONFERENCES } from '@quire/model/collections';
import { adminAbstractsPath, adminProgrammePath } from '@quire/model/office-paths';
import { conferencePagePath } from '@quire/model/paths';
import { abstractsPath, committeePath } from '@quire/model/submission-paths';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DESKTOP, dress, LOOKS, violationsOn } from './axe-look.ts';
import { openBrowser } from './browser.ts';
import { mailsTo } from './mailbox.ts';
import { mustCall } from './must-call.ts';
import { readersSee } from './office/readers-see.ts';
import { runNow } from './office/run-now.ts';
import { newWord } from './office/word.ts';
import { joinPress, type Person, signInByHttp } from './people/account.ts';
import { openAs } from './people/at-page.ts';
import { press } from './press-addresses.ts';
import { admin } from './press-admin.ts';
import { openPage, type WatchedPage } from './watched-page.ts';

const WORD = newWord();
const CKEY = `${WORD}-2031`;
const TITLE = `What the ebb leaves ${WORD}`;
const SHOTS = process.env.QUIRE_SHOTS;
const REVIEWER: Person = { email: 'reviewer@saltmarsh.example', password: press.password };
const ADMIN: Person = { email: 'admin@saltmarsh.example', password: press.password };
const CONTENT: Person = { email: 'content@saltmarsh.example', password: press.password };
const day = (inDays: number) =>
  new Date(Date.now() + inDays * 86_400_000).toISOString().slice(0, 10);

let browser: Browser;
let author: Person;
let writing: WatchedPage;
let office: WatchedPage;
let reviewing: WatchedPage;

beforeAll(async () => {
  browser = await openBrowser();
  author = await joinPress('abstracts');
  await admin.db.doc(`${CONFERENCES}/${CKEY}`).set({
    ...{ ckey: CKEY, name: `Ebb and flow ${WORD}`, acronym: WORD, number: '', theme: '' },
    ...{ start: '2031-05-09', end: '2031-05-11', city: 'Aveiro', country: 'Portugal' },
    ...{ online: false, timeZone: 'Europe/Lisbon', organisers: [], topics: ['Tides', 'Birds'] },
    ...{ deadlines: {}, sessions: [], papers: [], status: 'announced' },
    call: {
      ...{ opens: day(-2), closes: day(20), wordLimit: 50, isAnonymous: false },
      guidance: 'Say what you measured.',
    },
    ...{ revision: 1, updatedAt: new Date().toISOString(), updatedBy: 'demo-content' },
    ...{ sortKey: `ebb and flow ${WORD}`, words: [] },
  });
});
afterAll(() => browser.close());

async function faultsIn(page: Page, name: string): Promise<readonly unknown[]> {
  const faults: unknown[] = [];
  for (const look of LOOKS) {
    await dress(page, look);
    faults.push(...(await violationsOn(page, look.rules)));
    if (SHOTS && look.name !== 'phone, dark') {
      const file = `${SHOTS}-${name}-${look.name.replace(', ', '-')}.png`;
      await page.screenshot({ path: file, fullPage: true });
    }
  }
  await dress(page, { viewport: DESKTOP, theme: 'light' });
  return faults;
}

it('an author finds the call, is told what is missing, and submits', async () => {
  await readersSee(conferencePagePath(CKEY), 'Submit an abstract');
  writing = await openAs(browser, author, conferencePagePath(CKEY), { viewport: DESKTOP });
  const { page } = writing;
  await page.getByRole('link', { name: 'Submit an abstract' }).click();
  await page.getByText('Say what you measured.').waitFor({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Submit abstract' }).click();
  await page.getByText('Enter the title.').waitFor();
  await page.getByText('Choose a topic.').waitFor();
  await page.getByText('Confirm that all authors have agreed.').waitFor();
  expect(await faultsIn(page, 'form')).toEqual([]);
  await page.getByRole('textbox', { name: 'Title' }).fill(TITLE);
  await page.getByRole('textbox', { name: 'Abstract', exact: true }).fill('mud '.repeat(51));
  await page.getByText('51 of 50 words').waitFor();
  await page.getByRole('textbox', { name: 'Abstract', exact: true }).fill('Mud, mostly.');
  await page.getByLabel('Topic').selectOption('Tides');
  await page.getByLabel('All authors have agreed').check();
  await page.getByRole('button', { name: 'Submit abstract' }).click();
  await page.getByText('Its number is A-1.').waitFor({ timeout: 30_000 });
  await expect
    .poll(async () => (await mailsTo(author.email)).map(({ subject }) => subject).join(), {
      timeout: 60_000,
    })
    .toContain('Your abstract A-1');
});

it('can change it while the call is open', async () => {
  const { page } = writing;
  await page.getByRole('link', { name: 'My abstracts' }).first().click();
  await page.getByRole('heading', { name: TITLE }).waitFor();
  expect(await faultsIn(page, 'own')).toEqual([]);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page
    .getByRole('textbox', { name: 'Abstract', exact: true })
    .fill('Mud, mostly, and shells.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('A-1 has been changed.').waitFor({ timeout: 30_000 });
  const found = await admin.db.collection(ABSTRACTS).where('ckey', '==', CKEY).get();
  expect(found.docs.map((doc) => [doc.get('text'), doc.get('revision')])).toEqual([
    ['Mud, mostly, and shells.', 2],
  ]);
});

it('the office invites a committee member, who joins and scores', async () => {
  office = await openAs(browser, CONTENT, adminAbstractsPath(CKEY), { viewport: DESKTOP });
  const { page } = office;
  await page.getByText(`A-1 ${TITLE}`).waitFor({ timeout: 30_000 });
  await page.getByText('No score yet').waitFor();
  await page.getByLabel('Name', { exact: true }).fill('Ruth Vasquez');
  await page.getByLabel('E-mail').fill(REVIEWER.email);
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await page.getByText('(invited)').waitFor({ timeout: 30_000 });
  reviewing = await openAs(browser, REVIEWER, committeePath(CKEY), { viewport: DESKTOP });
  const { page: reading } = reviewing;
  await reading.getByRole('button', { name: 'Join the committee' }).click({ timeout: 30_000 });
  await reading.getByText('Enter your institution').waitFor({ timeout: 30_000 });
  expect(await faultsIn(reading, 'invitation')).toEqual([]);
  await reading.getByLabel('Your institution').fill('Institute of Marine Sciences, Barcelona');
  await reading.getByRole('button', { name: 'Join the committee' }).click();
  await reading.getByText('Mud, mostly, and shells.').waitFor({ timeout: 30_000 });
  await reading.getByRole('radio', { name: '4' }).check();
  await reading.getByLabel('Comment for the organisers').fill('Sound and short.');
  expect(await faultsIn(reading, 'review')).toEqual([]);
  await reading.getByRole('button', { name: 'Declare a conflict' }).click();
  const question = reading.getByRole('dialog', { name: 'Declare a conflict of interest?' });
  expect(await faultsIn(reading, 'conflict')).toEqual([]);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'hidden' });
  await reading.getByRole('button', { name: 'Save score' }).click();
  await reading.getByText('Score saved.').waitFor({ timeout: 30_000 });
});

it('the office sees the score, accepts it as a talk, and the author is told', async () => {
  const { page } = office;
  await page.reload();
  await page.getByText('Score 4.0 from 1 review').waitFor({ timeout: 30_000 });
  await page.getByRole('button', { name: `Show details of A-1 ${TITLE}` }).click();
  await page.getByText('Sound and short.').waitFor();
  expect(await faultsIn(page, 'office')).toEqual([]);
  await page.getByRole('checkbox', { name: `Select A-1 ${TITLE}` }).check();
  await page.getByRole('button', { name: 'Accept as talk' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Note to the authors').fill('Please register by April.');
  await dialog.getByRole('button', { name: 'Accept as talk' }).click();
  await page.getByText('No abstracts are awaiting a decision.').waitFor({ timeout: 30_000 });
  const texts = async () => (await mailsTo(author.email)).map(({ text }) => text).join('\n');
  await expect.poll(texts, { timeout: 60_000 }).toContain('Accepted as a talk');
  expect(await texts()).toContain('Please register by April.');
  expect(await texts()).not.toContain('Sound and short.');
  const log = await admin.db.collection(AUDIT).where('record', '==', `conferences/${CKEY}`).get();
  expect(log.docs.map((doc) => doc.get('action'))).toContain('abstract.decision');
  const { page: own, problems } = writing;
  await own.goto(press.press + abstractsPath());
  await own.getByText('Accepted as a talk').waitFor({ timeout: 30_000 });
  for (const watched of [problems, office.problems, reviewing.problems]) {
    expect(watched()).toEqual([]);
  }
});

it('the office arranges the programme by keyboard and by drag, and is warned of clashes', async () => {
  const { page } = office;
  await page.goto(press.press + adminProgrammePath(CKEY));
  const dialog = page.getByRole('dialog');
  const add = async (title: string, from: string, to: string) => {
    await page.getByRole('button', { name: 'Add session' }).click();
    await dialog.getByLabel('Title').fill(title);
    await dialog.getByLabel('From').fill(from);
    await dialog.getByLabel('To', { exact: true }).fill(to);
    await dialog.getByLabel('Room').fill('Hall');
    await dialog.getByRole('button', { name: 'Add session' }).click();
    await page.getByRole('article', { name: title }).waitFor();
  };
  await page.getByText('Accepted talks without a session (1)').waitFor({ timeout: 30_000 });
  await add('Mud', '09:00', '10:00');
  await add('Birds', '09:30', '11:00');
  await page.getByText('Hall is booked twice at the same time').waitFor();
  await page.getByLabel(`Session for ${TITLE}`).selectOption({ label: '9 May 2031 · 09:00 · Mud' });
  const birds = page.getByRole('article', { name: 'Birds' });
  const talk = page.getByText(TITLE, { exact: true });
  await talk.dragTo(birds.getByRole('heading', { name: 'Birds' }));
  await birds.getByText(TITLE).waitFor();
  await page.getByRole('button', { name: `Move up: ${TITLE}` }).click();
  await page.getByRole('article', { name: 'Mud' }).getByText(TITLE).waitFor();
  expect(await faultsIn(page, 'programme-office')).toEqual([]);
  await page.getByLabel(`Time of ${TITLE}`).fill('09:10');
  await page.getByRole('button', { name: 'Edit Birds' }).click();
  await dialog.getByLabel('Room').fill('Attic');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await page.getByText('Hall is booked twice').waitFor({ state: 'detached' });
  // What is not saved outlives a reload.
  await page.reload();
  await page.getByText('Your changes are kept on this device').waitFor({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Save programme' }).click();
  await page.getByText('Programme saved.').waitFor({ timeout: 30_000 });
  await readersSee(conferencePagePath(CKEY), TITLE);
});

it('a reader marks a talk, finds it again, and takes it into a calendar', async () => {
  const reader = await openPage(browser, { viewport: DESKTOP });
  const { page } = reader;
  await page.goto(press.press + conferencePagePath(CKEY));
  await page.getByText('All times are local times in Aveiro (Europe/Lisbon).').waitFor();
  await page.getByRole('button', { name: `In my programme: ${TITLE}` }).click();
  expect(await faultsIn(page, 'programme')).toEqual([]);
  await page.reload();
  await page.getByRole('button', { name: 'My programme only' }).click();
  await page.getByRole('heading', { name: 'Birds', exact: true }).waitFor({ state: 'detached' });
  const own = page.getByRole('link', { name: 'Add my programme to calendar (1)' });
  const calendar = await fetch(new URL((await own.getAttribute('href')) ?? '', press.press));
  expect(calendar.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const lines = (await calendar.text()).replaceAll('\r\n ', '').split('\r\n');
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  expect(lines).toContain(`SUMMARY:${TITLE}`);
  expect(lines).toContain('DTSTART:20310509T081000Z');
  const whole = await fetch(`${press.press + conferencePagePath(CKEY)}/programme.ics`);
  expect((await whole.text()).match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(reader.problems()).toEqual([]);
  await page.context().close();
});

it('the office makes the book of abstracts, and readers find it', {
  timeout: 180_000,
}, async () => {
  const { page } = office;
  await page.goto(press.press + adminAbstractsPath(CKEY));
  await page
    .getByRole('button', { name: 'Create the book of abstracts' })
    .click({ timeout: 30_000 });
  await page.getByText('Last requested').waitFor({ timeout: 30_000 });
  await runNow('printArticles');
  await readersSee(conferencePagePath(CKEY), 'Book of abstracts');
  const found = (await admin.db.doc(`publishedConferences/${CKEY}`).get()).get('abstractBook');
  expect(found).toMatchObject({ abstracts: 1 });
  const pdf = await fetch(`${press.press}/media/conferences/${CKEY}/${found.name}`);
  expect(pdf.status).toBe(200);
  expect(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

it('the office drafts the papers of the proceedings, once each', async () => {
  const proceedings = { journal: 'CES', issue: '3-1' };
  await admin.db.doc(`${CONFERENCES}/${CKEY}`).update({ proceedings });
  const { page, problems } = await openAs(browser, ADMIN, adminAbstractsPath(CKEY), {
    viewport: DESKTOP,
  });
  const draft = page.getByRole('button', { name: 'Create drafts' });
  await draft.click({ timeout: 30_000 });
  await page.getByText('1 draft created.').waitFor({ timeout: 30_000 });
  expect(await faultsIn(page, 'papers')).toEqual([]);
  await draft.click();
  await page.getByText('0 drafts created. 1 draft already existed.').waitFor({ timeout: 30_000 });
  const article = await admin.db.doc(`${ARTICLES}/CES~${CKEY}-a1`).get();
  expect(article.data()).toMatchObject({ title: TITLE, issue: '3-1', status: 'draft' });
  expect(problems()).toEqual([]);
  await page.context().close();
});

it('the office makes chapters of them where the proceedings are a book, once each', async () => {
  const bkey = `proceedings-${CKEY}`;
  const { idToken } = await signInByHttp(ADMIN);
  const book = {
    ...{ bkey, title: 'Proceedings', kind: 'proceedings', published: '2027-06-01', hue: 200 },
    ...{ summary: 'What was said.', description: '', status: 'draft' },
  };
  await mustCall('saveRecord', { kind: 'books', id: null, base: 0, data: book }, idToken);
  await admin.db.doc(`${CONFERENCES}/${CKEY}`).update({ proceedings: { book: bkey } });
  const { page, problems } = await openAs(browser, ADMIN, adminAbstractsPath(CKEY), {
    viewport: DESKTOP,
  });
  const create = page.getByRole('button', { name: 'Create chapters' });
  await create.click({ timeout: 30_000 });
  await page.getByText('1 chapter created.').waitFor({ timeout: 30_000 });
  expect(await faultsIn(page, 'chapters')).toEqual([]);
  await create.click();
  await page
    .getByText('0 chapters created. 1 chapter already existed.')
    .waitFor({ timeout: 30_000 });
  const chapters: unknown = (await admin.db.doc(`${BOOKS}/${bkey}`).get()).get('chapters');
  expect(chapters).toMatchObject([{ title: TITLE, pages: '' }]);
  expect(problems()).toEqual([]);
});
