/** The people of the press in the office: boards, iDs, reviewers, and authors who stand there twice. */
import { AUTHORS, JOURNALS, REVIEWERS, USERS } from '@quire/model/collections';
import {
  adminAuthorsPath,
  adminEditorOrcidPath,
  adminEditorsPath,
  adminReviewersPath,
} from '@quire/model/office-paths';
import { journalPagePath, personPath } from '@quire/model/paths';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, faultsOf } from './axe-look.ts';
import { openBrowser } from './browser.ts';
import { type AtForm, atForm } from './office/at-form.ts';
import { downloaded } from './office/news-list.ts';
import { pageText, readersSee } from './office/readers-see.ts';
import { newWord } from './office/word.ts';
import { openAs } from './people/at-page.ts';
import { press } from './press-addresses.ts';
import { admin } from './press-admin.ts';

const WORD = newWord();
/** A journal that no other journey changes. */
const JOURNAL = 'QPH';
/** One whose check digit is right, and the same with a wrong one. */
const [CARBERRY, WRONG] = ['0000-0002-1825-0097', '0000-0002-1825-0098'];
const [FIRST, SECOND, THIRD] = [`Josiah Carberry`, `Ove ${WORD}`, `Una ${WORD}`];

let browser: Browser;
let page: Page;
let office: AtForm;
beforeAll(async () => {
  browser = await openBrowser();
  const someone = { email: 'admin@saltmarsh.example', password: press.password };
  const board = adminEditorsPath(JOURNAL);
  page = (await openAs(browser, someone, board, { viewport: DESKTOP })).page;
  office = atForm(page);
});
afterAll(() => browser.close());

const rowOf = (text: string) => page.getByRole('row').filter({ hasText: text });
const boardOf = async (): Promise<readonly { name: string }[]> =>
  (await admin.db.doc(`${JOURNALS}/${JOURNAL}`).get()).get('board');

describe('the board of a journal', () => {
  const path = journalPagePath(JOURNAL, 'editors');

  it('has members with a role, a term and a place in its order', async () => {
    const box = page.getByRole('group', { name: 'Board', exact: true });
    const before = (await boardOf()).length;
    const members = [
      [FIRST, CARBERRY, '2099-12-31'],
      [SECOND, WRONG, '2020-12-31'],
      [THIRD, '', ''],
    ] as const;
    for (const [name, orcid, to] of members) {
      await office.button('Add member').click();
      const card = box.locator('[data-item]').last();
      await office.fill({ Name: name, Affiliation: `Institute of ${WORD}`, to }, card);
      if (orcid) await office.fill({ 'ORCID iD': orcid }, card);
      await office.choose('Role', name === THIRD ? 'Section editor' : 'Associate editor', card);
    }
    const up = office.button(`Move ${THIRD}, Section editor up`);
    await up.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    // A wrong iD is not taken here: those that are wrong came by other ways.
    await office.button('Save').click();
    await page
      .getByRole('alert')
      .filter({ hasText: /There (?:is a|are some) problems?:/ })
      .waitFor();
    await office.fill({ 'ORCID iD': '' }, box.locator('[data-item]').last());
    await office.save();
    expect((await boardOf()).slice(before).map(({ name }) => name)).toEqual([THIRD, FIRST, SECOND]);
  });

  it('is shown to readers in that order', async () => {
    await readersSee(path, THIRD);
    const html = await pageText(path);
    expect(html.indexOf(THIRD)).toBeLessThan(html.indexOf(SECOND));
    expect(html).toContain('Section editor');
  });

  it('takes a person with an account, with what their profile says', async () => {
    const account = admin.db.doc(`${USERS}/demo-editor`);
    const journals = (await account.get()).get('journals');
    await account.update({ journals: [...journals, JOURNAL] });
    await office.open(adminEditorsPath(JOURNAL));
    const box = page.getByRole('group', { name: 'Board', exact: true });
    await page.getByRole('combobox', { name: 'Person with an account' }).click();
    await page.getByRole('option', { name: 'Edda Marchetti' }).click();
    await office.button('Add to board').click();
    const card = box.locator('[data-item]').last();
    await card.getByText('Edda Marchetti').first().waitFor();
    // So high that no bar covers half of a button, which axe takes for a small one.
    await page.setViewportSize({ ...DESKTOP, height: 2_400 });
    expect(await faultsOf(page, 'board')).toEqual([]);
    await page.setViewportSize(DESKTOP);
    await office.save();
    const stored = (await admin.db.doc(`${JOURNALS}/${JOURNAL}`).get()).get('board').at(-1);
    expect(stored).toMatchObject({
      ...{ account: 'demo-editor', affiliation: 'Polytechnic of Bari', country: 'Italy' },
    });
    await readersSee(path, 'Polytechnic of Bari');
    expect(await pageText(path)).not.toContain('demo-editor');
    // Its term has been over for long: readers see the second among the past members.
    expect((await pageText(path)).split('Past members')[1]).toContain(SECOND);
    await office.button('Remove Edda Marchetti, Associate editor', box).click();
    await office.save();
    await account.update({ journals });
  });

  it('says whose term is over, among everybody on a board', async () => {
    await office.open(adminEditorsPath());
    await office.choose('To check', 'Term is over');
    await rowOf(SECOND).getByText('Term is over').waitFor();
    await rowOf(FIRST).waitFor({ state: 'detached' });
    await office.button('Clear').click();
    await rowOf(FIRST).waitFor();
    await office.fill({ Search: WORD });
    await rowOf(FIRST).waitFor();
    expect(await downloaded(page, page.getByRole('button', { name: 'Export' }))).toHaveLength(4);
  });
});

describe('the check of ORCID iDs', () => {
  const finding = (name: string) => rowOf(name).getByRole('cell').nth(3).innerText();

  it('finds what is missing and what is no iD, and exports it', async () => {
    const board = (await boardOf()).map((member) =>
      member.name === SECOND ? { ...member, orcid: WRONG } : member,
    );
    await admin.db.doc(`${JOURNALS}/${JOURNAL}`).update({ board });
    await office.open(adminEditorOrcidPath());
    await rowOf(SECOND).waitFor();
    expect(await finding(FIRST)).toBe('Well formed');
    expect(await finding(SECOND)).toBe('Not an iD: wrong format or check digit');
    expect(await finding(THIRD)).toBe('No iD');
    await office.button(/^To check: \d+$/).click();
    await expect.poll(() => rowOf(FIRST).count()).toBe(0);
    const lines = await downloaded(page, page.getByRole('button', { name: 'Export' }));
    expect(lines.filter((line) => line.includes(WORD))).toEqual([
      expect.stringMatching(new RegExp(`${THIRD}.*No iD`)),
      expect.stringMatching(new RegExp(`${SECOND}.*Not an iD`)),
    ]);
    await office.button(/^All: \d+$/).click();
  });

  it('asks ORCID for names where the press is connected to it, and says where it is not', async () => {
    await office.button('Look up names at ORCID').click();
    if (press.hasRegistries) {
      await rowOf(FIRST).getByText('The name matches').waitFor({ timeout: 30_000 });
      await page.getByText('ORCID does not know this iD').first().waitFor();
    } else await office.said('No connection to ORCID is configured');
  });

  it('links to where it is corrected', async () => {
    await page.getByRole('link', { name: SECOND }).click();
    const box = page.getByRole('group', { name: 'Board', exact: true });
    for (const name of [
      `${THIRD}, Section editor`,
      `${FIRST}, Associate editor`,
      `${SECOND}, Associate editor`,
    ]) {
      await office.button(`Remove ${name}`, box).click();
    }
    await office.save();
    await readersSee(journalPagePath(JOURNAL, 'editors'), WORD, false);
  });
});

describe('a reviewer', () => {
  const [mine, other] = [`${WORD}@reviews.example`, `${WORD}.old@reviews.example`];
  const make = async (email: string, expertise: string) => {
    await office.open(adminReviewersPath('new'));
    await office.fill({ 'Given names': 'Rut', 'Family name': WORD, 'E-mail': email });
    await office.add('Expertise', [expertise]);
    await office.field('Journals').fill(JOURNAL);
    await page.getByRole('option', { name: JOURNAL }).click();
  };

  it('is in the database once for each address', async () => {
    await make(other, 'tidal flats');
    await office.save();
    await make(mine, 'birds');
    await office.fill({ 'E-mail': other });
    await office.button('Save').click();
    await page.getByRole('alert').first().waitFor();
    await office.fill({ 'E-mail': mine });
    await office.save();
  });

  it('has a note of each journal, which its editors alone read', async () => {
    await office.fill({ [`Note of ${JOURNAL}`]: 'Answers within a day.' });
    await office.button('Save note').click();
    await office.said(`Note of ${JOURNAL} saved.`);
    await page.reload();
    await expect.poll(() => office.field(`Note of ${JOURNAL}`).inputValue()).toContain('a day.');
  });

  it('merges two records of a person, with the details of both', async () => {
    const picker = page.getByRole('combobox', { name: 'Other record' });
    await picker.fill(WORD);
    await page.getByRole('option', { name: new RegExp(other) }).click();
    await office.button('Merge into this one').click();
    await office.button('Merge', office.dialog()).click();
    await office.said('Records merged.');
    const found = await admin.db.collection(REVIEWERS).where('family', '==', WORD).get();
    const kept = found.docs.find((each) => each.get('deletedAt') === undefined);
    expect(kept?.get('email')).toBe(mine);
    expect(kept?.get('expertise')).toEqual(['birds', 'tidal flats']);
    await office.open(adminReviewersPath());
    await office.fill({ 'Find in this list': WORD });
    await expect.poll(() => page.getByRole('table').locator('tbody tr').count()).toBe(1);
  });
});

describe('an author', () => {
  it('who is there twice is merged, and separated again', async () => {
    const listed = await admin.db.collection(AUTHORS).where('articleCount', '==', 1).limit(2).get();
    const [keep, gone] = listed.docs;
    if (!keep || !gone) throw new Error('the demo press has no authors');
    const articles = async () => (await keep.ref.get()).get('articleCount');
    await office.open(adminAuthorsPath(keep.id));
    const picker = page.getByRole('combobox', { name: 'Another record of this person' });
    await picker.fill(String(gone.get('family')));
    await page
      .getByRole('option', { name: new RegExp(String(gone.get('given'))) })
      .first()
      .click();
    await office.button('Merge', office.dialog()).click();
    await office.said('Merged into this record');
    expect(await articles()).toBe(2);
    expect((await gone.ref.get()).get('mergedInto')).toBe(keep.id);
    await office.button('Separate').click();
    await office.said('Records separated.');
    await expect.poll(articles).toBe(1);
    expect((await gone.ref.get()).get('state')).toBe('listed');
  });

  it('who asks for it has no public page, until it is shown again', async () => {
    const listed = await admin.db.collection(AUTHORS).where('articleCount', '==', 1).limit(3).get();
    const author = listed.docs.at(-1);
    if (!author) throw new Error('the demo press has no authors');
    const address = new URL(personPath(author.id), press.press);
    const answers = (status: number) =>
      expect.poll(async () => (await fetch(address)).status, { timeout: 60_000 }).toBe(status);
    await answers(200);
    await office.open(adminAuthorsPath(author.id));
    await office.button('Hide page').click();
    await office.fill({ Reason: 'The author has asked for it.' }, office.dialog());
    expect(await faultsOf(page, 'hide page')).toEqual([]);
    await office.button('Hide page', office.dialog()).click();
    await office.said('Page hidden.');
    await answers(404);
    await office.button('Show page again').click();
    await office.said('Page shown again.');
    await answers(200);
  });
});
