/**
 * A paper that two authors write at the same time in two browsers: joined by a link, kept without a network on both
 * sides, with a version and a comment, and begun as a submission.
 */
import { readFile } from 'node:fs/promises';
import { SHARED_PAPERS, SUBMISSIONS } from '@quire/model/collections';
import { sharedPapersPath } from '@quire/model/submission-paths';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DESKTOP, dress, LOOKS, violationsOn } from './axe-look.ts';
import { openBrowser } from './browser.ts';
import { mustCall } from './must-call.ts';
import { joinPress, type Person, signInByHttp } from './people/account.ts';
import { openAs } from './people/at-page.ts';
import { press } from './press-addresses.ts';
import { admin } from './press-admin.ts';
import type { WatchedPage } from './watched-page.ts';

const SHOTS = process.env.QUIRE_SHOTS;
let browser: Browser;
let anna: Person;
let ben: Person;
let hers: WatchedPage;
let his: WatchedPage;
let address = '';
let submission = '';
let word = { name: '', mimeType: '', buffer: Buffer.alloc(0) };

beforeAll(async () => {
  browser = await openBrowser();
  [anna, ben] = await Promise.all([joinPress('anna-writes'), joinPress('ben-writes')]);
});
afterAll(() => browser.close());

const source = (page: Page) => page.getByRole('textbox', { name: 'Text (Markdown)' });
/** What is written, without the carets of others. */
const words = (page: Page): Promise<string> =>
  source(page).evaluate((text) => {
    const copy = text.cloneNode(true);
    if (!(copy instanceof Element)) return '';
    for (const caret of copy.querySelectorAll('.cm-ySelectionCaret')) caret.remove();
    return copy.textContent ?? '';
  });
const isSaved = (page: Page) =>
  page.getByText('Saved', { exact: true }).waitFor({ timeout: 30_000 });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();

/** Types at the end of the text. */
async function type(page: Page, words: string): Promise<void> {
  await source(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(words);
}

async function faultsIn(page: Page, name: string): Promise<readonly unknown[]> {
  const faults: unknown[] = [];
  for (const look of LOOKS) {
    await dress(page, look);
    faults.push(...(await violationsOn(page, look.rules)));
    if (SHOTS)
      await page.screenshot({ path: `${SHOTS}-${name}-${look.name.replace(', ', '-')}.png` });
  }
  await dress(page, { viewport: DESKTOP, theme: 'light' });
  return faults;
}

it('is begun, written and shared by a link', async () => {
  hers = await openAs(browser, anna, sharedPapersPath(), { viewport: DESKTOP });
  const { page } = hers;
  await page.getByRole('button', { name: 'New paper' }).click({ timeout: 30_000 });
  await source(page).waitFor({ timeout: 60_000 });
  await type(page, '# Mud and sand\n\nAnna begins. ');
  await isSaved(page);
  await page.getByRole('heading', { name: 'Mud and sand' }).waitFor({ timeout: 30_000 });
  expect(await faultsIn(page, 'paper')).toEqual([]);
  await tab(page, 'Share');
  await page.getByRole('button', { name: 'Create a link' }).click();
  const link = page.getByLabel('Link for co-authors');
  await link.waitFor({ timeout: 30_000 });
  address = await link.inputValue();
  expect(await faultsIn(page, 'share')).toEqual([]);
});

it('is refused to whoever has an old link, and joined by whoever has the link', async () => {
  const path = address.replace(press.press, '');
  his = await openAs(browser, ben, `${path.slice(0, -6)}xxxxxx`, { viewport: DESKTOP });
  await his.page.getByText('This link is not valid').waitFor({ timeout: 30_000 });
  await his.page.goto(press.press + sharedPapersPath());
  await his.page.goto(address);
  await source(his.page).getByText('Anna begins.').waitFor({ timeout: 60_000 });
  expect(his.page.url()).not.toContain('#');
});

it('shows both what the other types, and keeps both', async () => {
  await Promise.all([type(hers.page, 'Anna goes on. '), type(his.page, 'Ben adds. ')]);
  for (const { page } of [hers, his]) {
    await source(page).getByText('Anna goes on.').waitFor({ timeout: 30_000 });
    await source(page).getByText('Ben adds.').waitFor({ timeout: 30_000 });
    await isSaved(page);
  }
});

it('shows where the other writer is, and for how long no more', async () => {
  await type(his.page, 'Ben looks. ');
  await hers.page.getByText('Also writing:').waitFor({ timeout: 30_000 });
  await source(hers.page).locator('.cm-ySelectionCaret').waitFor({ timeout: 30_000 });
  expect(await faultsIn(hers.page, 'carets')).toEqual([]);
  await hers.page.getByText('Also writing:').waitFor({ state: 'detached', timeout: 60_000 });
});

it('loses nothing that was written without a network', async () => {
  for (const { page } of [hers, his]) await page.context().setOffline(true);
  await type(hers.page, 'Anna on a train. ');
  await type(his.page, 'Ben on a boat. ');
  for (const { page } of [hers, his]) {
    await page.getByText('Saved on this device').waitFor({ timeout: 60_000 });
  }
  expect(await source(his.page).innerText()).not.toContain('train');
  for (const { page } of [hers, his]) await page.context().setOffline(false);
  for (const { page } of [hers, his]) {
    await source(page).getByText('Anna on a train.').waitFor({ timeout: 90_000 });
    await source(page).getByText('Ben on a boat.').waitFor({ timeout: 90_000 });
    await isSaved(page);
  }
  expect(await words(hers.page)).toBe(await words(his.page));
});

it('has every word of sixty edits each, one of them closing the paper without a network', async () => {
  const everyWord = (name: string) => Array.from({ length: 60 }, (_, n) => `${name}${n}.`);
  const ofPage = async (page: Page, name: string) =>
    (await words(page)).match(new RegExp(`${name}\\d+\\.`, 'g')) ?? [];
  await type(hers.page, '\n\nSecond.\n\nThird.\n\nFourth.\n\nFifth.');
  await isSaved(hers.page);
  await source(his.page).getByText('Fifth.').waitFor({ timeout: 30_000 });
  for (const { page } of [hers, his]) await page.context().setOffline(true);

  /** A word at the end of one paragraph after the other. */
  const write = async (page: Page, name: string) => {
    await source(page).click();
    for (const [n, word] of everyWord(name).entries()) {
      await page.keyboard.press('Control+End');
      for (let up = 0; up < (n % 4) * 2; up += 1) await page.keyboard.press('ArrowUp');
      await page.keyboard.press('End');
      await page.keyboard.insertText(` ${word}`);
    }
  };
  await Promise.all([write(hers.page, 'train'), write(his.page, 'boat')]);
  for (const { page } of [hers, his]) {
    await page.getByText('Saved on this device').waitFor({ timeout: 60_000 });
  }
  expect(await ofPage(hers.page, 'train')).toHaveLength(60);
  expect(await ofPage(hers.page, 'boat')).toEqual([]);
  // The press itself cannot be opened without a network: he closes it, and comes back when there is one.
  await his.page.goto('about:blank');
  for (const { page } of [hers, his]) await page.context().setOffline(false);
  await his.page.goto(address.replace(/#.*$/, ''));
  for (const { page } of [hers, his]) {
    for (const name of ['train', 'boat']) {
      await expect
        .poll(async () => (await ofPage(page, name)).toSorted(), { timeout: 90_000 })
        .toEqual(everyWord(name).toSorted());
    }
    await isSaved(page);
  }
  expect(await words(hers.page)).toBe(await words(his.page));
});

it('has comments and versions that both see', async () => {
  await tab(hers.page, 'Comments');
  await hers.page.getByLabel('New comment').fill('Is this the right word?');
  await hers.page.getByRole('button', { name: 'Add comment' }).click();
  await tab(his.page, 'Comments');
  await his.page.getByText('Is this the right word?').waitFor({ timeout: 30_000 });
  await his.page.getByRole('button', { name: 'Resolve' }).click();
  await hers.page.getByText('There are no open comments.').waitFor({ timeout: 30_000 });

  await tab(hers.page, 'Versions');
  await hers.page.getByLabel('Name of the version').fill('Before the cut');
  await hers.page.getByRole('button', { name: 'Save version' }).click();
  const restore = hers.page.getByRole('button', { name: 'Restore “Before the cut”' });
  await restore.waitFor({ timeout: 30_000 });
  await source(hers.page).click();
  await hers.page.keyboard.press('Control+A');
  await hers.page.keyboard.type('All gone.');
  await source(his.page).getByText('All gone.').waitFor({ timeout: 30_000 });
  await restore.click();
  await source(his.page).getByText('Ben on a boat.').waitFor({ timeout: 30_000 });
  expect(await faultsIn(hers.page, 'versions')).toEqual([]);
});

it('is downloaded as Word, LaTeX and JATS', async () => {
  const { page } = hers;
  for (const [format, ending] of [
    ['Word (.docx)', '.docx'],
    ['LaTeX (.zip)', '-latex.zip'],
    ['JATS (.xml)', '.xml'],
  ] as const) {
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download', { timeout: 60_000 }),
      page.getByRole('menuitem', { name: format }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`mud-and-sand${ending}`);
    if (ending === '.docx') {
      const buffer = await readFile(await file.path());
      word = { name: 'mud.docx', mimeType: 'application/octet-stream', buffer };
    }
  }
});

it('is opened from a file that was written elsewhere, as another paper', async () => {
  const page = await hers.page.context().newPage();
  await page.goto(press.press + sharedPapersPath());
  await page
    .getByLabel('File to continue as a new paper')
    .setInputFiles(
      { name: 'mud.png', mimeType: 'image/png', buffer: Buffer.from([0, 1]) },
      { timeout: 30_000 },
    );
  await page.getByText('“mud.png” cannot be read.').waitFor({ timeout: 60_000 });
  await page.getByLabel('File to continue as a new paper').setInputFiles(word);
  await page.waitForURL(/papers\?paper=/, { timeout: 60_000 });
  await source(page).getByText('title: Mud and sand').waitFor({ timeout: 60_000 });
  await isSaved(page);
  const id = new URL(page.url()).searchParams.get('paper') ?? '';
  expect((await admin.db.doc(`${SHARED_PAPERS}/${id}`).get()).get('title')).toBe('Mud and sand');
  await page.close();
});

it('becomes the manuscript of a submission', async () => {
  const { page } = hers;
  await isSaved(page);
  await page.getByRole('button', { name: 'Submit to a journal' }).click();
  await page.waitForURL(/submission\/submit\?id=/, { timeout: 60_000 });
  submission = new URL(page.url()).searchParams.get('id') ?? '';
  await expect
    .poll(
      async () =>
        (await admin.db.collection(`${SUBMISSIONS}/${submission}/files`).get()).docs.map((doc) => [
          doc.get('name'),
          doc.get('kind'),
        ]),
      { timeout: 60_000 },
    )
    .toEqual([['mud-and-sand.zip', 'manuscript']]);
});

it('has a PDF proof of the submission, printed once', async () => {
  const { idToken } = await signInByHttp(anna);
  const proof = await mustCall('printProof', { submission }, idToken);
  expect(proof.name).toBe('manuscript-proof.pdf');
  expect(await mustCall('printProof', { submission }, idToken)).toEqual(proof);
});

it('ends for a writer who is removed, who keeps what is on the device', async () => {
  const { page } = hers;
  await page.goto(address.replace(/#.*$/, ''));
  await tab(page, 'Share');
  await page.getByRole('button', { name: /^Remove / }).click({ timeout: 30_000 });
  await page.getByRole('button', { name: /^Remove / }).waitFor({ state: 'detached' });
  await type(his.page, 'Too late. ');
  await his.page.getByText('Not saved').waitFor({ timeout: 60_000 });
  expect(await source(his.page).innerText()).toContain('Too late.');
  const id = new URL(address).searchParams.get('paper') ?? '';
  expect((await admin.db.doc(`${SHARED_PAPERS}/${id}`).get()).get('writers')).toHaveLength(1);
});
