/** Books, advertisements, issues, pages and the media library: made in the office, seen by a reader. */
import { ADVERTS, ISSUES, issueDocId, MEDIA, pageDocId } from '@quire/model/collections';
import {
  adminAdvsPath,
  adminArticlesPath,
  adminBooksPath,
  adminMediaPath,
  adminPagesPath,
  adminTemplatesPath,
} from '@quire/model/office-paths';
import { advertPath, bookPath, homePath, issuePath, latexTemplatePath } from '@quire/model/paths';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, faultsOf } from './axe-look.ts';
import { openBrowser } from './browser.ts';
import { type AtForm, atForm } from './office/at-form.ts';
import { pageText, readersSee } from './office/readers-see.ts';
import { runNow } from './office/run-now.ts';
import { smallPdf, smallPng } from './office/small-files.ts';
import { newWord } from './office/word.ts';
import { openAs } from './people/at-page.ts';
import { press } from './press-addresses.ts';
import { admin } from './press-admin.ts';

const WORD = newWord();
/** As people have: a browser that says it is driven by a program is not counted. */
const READER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const today = () => new Date().toISOString().slice(0, 10);

let browser: Browser;
let page: Page;
let office: AtForm;
beforeAll(async () => {
  browser = await openBrowser();
  const someone = { email: 'admin@saltmarsh.example', password: press.password };
  page = (await openAs(browser, someone, adminBooksPath('new'), { viewport: DESKTOP })).page;
  office = atForm(page);
});
afterAll(() => browser.close());

const part = (name: string) => page.getByRole('group', { name, exact: true });

describe('a book', () => {
  const path = bookPath(`${WORD}-book`);

  it('is made with chapters, each with its file, in the order they are put in', async () => {
    await office.fill({ Title: `A book of ${WORD}`, Address: `${WORD}-book` });
    await office.fill({ Summary: 'What it holds.', 'ISBN of the e-book': '978-3-16-148410-1' });
    await office.said('The check digit is wrong.');
    await office.fill({ 'ISBN of the e-book': '978-3-16-148410-0' });
    await office.button('Add author').click();
    await office.fill({ Name: 'Ada Holt' }, part('Authors'));
    for (const name of ['one.pdf', 'two.pdf']) {
      await office.button('Add file').click();
      await office.upload(name, smallPdf());
      await part('Files').getByText(name).first().waitFor();
    }
    const chapters = part('Chapters');
    for (const [title, file] of [
      ['Ebb', 'two.pdf'],
      ['Flood', 'one.pdf'],
    ] as const) {
      await office.button('Add chapter').click();
      const card = chapters.locator('[data-item]').last();
      await office.fill({ Title: title, Pages: '1–9' }, card);
      await office.choose('File', file, card);
    }
    await office.button('Move Flood, pp. 1–9 up').focus();
    await page.keyboard.press('Enter');
    await office.save();
    expect((await fetch(press.press + path)).status).toBe(404);
    await office.button('Publish').click();
    await office.button('Archive').waitFor();
  });

  it('is there for readers, who open a chapter', async () => {
    await readersSee(path, 'Ebb');
    const reading = await browser.newPage();
    await reading.goto(press.press + path);
    const chapters = reading.getByRole('listitem').filter({ hasText: /Ebb|Flood/ });
    expect((await chapters.allInnerTexts()).map((text) => /Ebb|Flood/.exec(text)?.[0])).toEqual([
      ...['Flood', 'Ebb'],
    ]);
    const files = await chapters
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(files.length).toBeGreaterThan(0);
    const answer = await fetch(new URL(files[0] ?? '', press.press));
    expect(await answer.text()).toMatch(/^%PDF/);
    await reading.close();
  });
});

describe('an advertisement', () => {
  const NAME = `Ship chandlers ${WORD}`;
  const ALT = `A coil of rope, ${WORD}`;
  let id = '';

  it('has a picture, a slot, its days and its weight', async () => {
    await office.open(adminAdvsPath('new'));
    await office.fill({ Name: NAME, Link: 'http://ropes.example/' });
    await office.button('Save').click();
    await office.said('An address that begins with https://.');
    await office.fill({ Link: 'https://ropes.example/' });
    await office.button('Choose image').click();
    await office.upload('rope.png', smallPng(), ALT);
    // Nothing else of the home page has a chance beside it.
    await office.fill({ Weight: '100', 'First day (UTC)': today(), 'Last day (UTC)': today() });
    await office.save();
    await readersSee(homePath(), ALT, false);
    await office.button('Activate').click();
    await office.button('Pause').waitFor();
    id = new URL(page.url()).searchParams.get('record') ?? '';
    await readersSee(homePath(), ALT);
  });

  it('is shown as one, loads nothing from other hosts, and is counted', async () => {
    const context = await browser.newContext({ userAgent: READER, viewport: DESKTOP });
    const elsewhere: string[] = [];
    await context.route(
      (url) => url.origin !== press.press,
      (route) => {
        elsewhere.push(route.request().url());
        return route.fulfill({ contentType: 'text/plain', body: 'Ropes' });
      },
    );
    const reading = await context.newPage();
    await reading.goto(press.press + homePath());
    const advert = reading.locator(`[data-advert="${id}"]`);
    await advert.scrollIntoViewIfNeeded();
    await advert.getByText('Advertisement', { exact: true }).waitFor();
    const day = admin.db.doc(`advertDays/${id}~${today()}`);
    await expect.poll(async () => (await day.get()).get('shown'), { timeout: 30_000 }).toBe(1);
    expect(elsewhere).toEqual([]);
    // The new window itself is not followed: there is no such firm.
    const counted = context.waitForEvent('response', {
      predicate: (response) => new URL(response.url()).pathname === advertPath(id),
    });
    await advert.getByRole('link').click();
    expect(await (await counted).headerValue('location')).toBe('https://ropes.example/');
    await context.close();

    await runNow('sumAdverts');
    await office.open(adminAdvsPath());
    const cells = page.getByRole('row').filter({ hasText: NAME }).getByRole('cell');
    await expect.poll(() => cells.allInnerTexts()).toEqual(expect.arrayContaining(['100%']));
  });

  it('keeps its picture in the library, which says where it is used', async () => {
    const { path } = (await admin.db.doc(`${ADVERTS}/${id}`).get()).get('image');
    const [media] = (await admin.db.collection(MEDIA).where('path', '==', path).get()).docs;
    await office.open(adminMediaPath(media?.id ?? ''));
    await page.getByRole('link', { name: NAME }).waitFor();
    await office.button('Delete').click();
    await office.button('Delete', office.dialog()).click();
    await office.dialog().getByRole('alert').waitFor();
    await office.button('Cancel', office.dialog()).click();
    await office.open(adminAdvsPath(id));
    await office.button('Pause').click();
    await office.button('Activate').waitFor();
    await readersSee(homePath(), ALT, false);
  });

  it('is archived and not deleted, keeps its figures, and can be restored', async () => {
    await office.button('Archive').click();
    await office.button('Archive', office.dialog()).click();
    await office.button('Restore').waitFor();
    const advert = () => admin.db.doc(`${ADVERTS}/${id}`).get();
    const { status, shown, clicks } = (await advert()).data() ?? {};
    expect({ status, shown, clicks }).toEqual({ status: 'archived', shown: 1, clicks: 1 });
    await office.button('Restore').click();
    await office.button('Activate').waitFor();
    expect((await advert()).get('status')).toBe('paused');
  });
});

describe('an issue', () => {
  it('is made by content staff, who are shown no article that is not published', async () => {
    const someone = { email: 'content@saltmarsh.example', password: press.password };
    const at = { viewport: DESKTOP };
    const { page: issues } = await openAs(browser, someone, adminArticlesPath(), at);
    const form = atForm(issues);
    await issues.getByRole('heading', { level: 1, name: 'Issues', exact: true }).waitFor();
    expect(await issues.getByRole('table').count()).toBe(0);
    const journals = issues.getByRole('navigation', { name: 'Journals' });
    await journals.getByRole('link', { name: 'CES', exact: true }).click();
    await issues.getByRole('heading', { level: 1, name: 'Issues of CES' }).waitFor();
    expect(await issues.getByRole('link', { name: 'All articles of CES' }).count()).toBe(0);
    expect(await faultsOf(issues, 'issues for content staff')).toEqual([]);
    await issues.getByRole('link', { name: 'New issue' }).click();
    // An old one, so that no article that is begun meanwhile is put into it.
    await form.fill({ Key: `${WORD}-1`, Year: '1999', Title: `Issue of ${WORD}` });
    await form.save();
    await form.button('Open for articles').click();
    await form.said('Open for articles: done.');
    expect(await issues.getByRole('heading', { name: 'Articles', exact: true }).count()).toBe(0);
    expect(await faultsOf(issues, 'an issue for content staff')).toEqual([]);
    const stored = await admin.db.doc(`${ISSUES}/${issueDocId('CES', `${WORD}-1`)}`).get();
    expect(stored.get('status')).toBe('open');
    await readersSee(issuePath('CES', `${WORD}-1`), `Issue of ${WORD}`);
    await form.button('Close issue').click();
    await form.button('Close issue', form.dialog()).click();
    await form.said('Close issue: done.');
    await issues.context().close();
  });
});

describe('the media library', () => {
  it('asks what an image shows, takes it, and lets it go where nothing uses it', async () => {
    await office.open(adminMediaPath());
    const uploads = page.getByRole('region', { name: 'Uploads' });
    await uploads
      .getByLabel('Upload files')
      .setInputFiles({ name: `${WORD}.png`, mimeType: 'image/png', buffer: smallPng() });
    expect(await office.button('Add', uploads).isDisabled()).toBe(true);
    await office.fill({ 'What the image shows': `Points of ${WORD}` }, uploads);
    // Enter does what the button does: nothing before the file has arrived.
    await expect
      .poll(() => office.button('Add', uploads).isEnabled(), { timeout: 30_000 })
      .toBe(true);
    await page.keyboard.press('Enter');
    await office.said(`“${WORD}.png” added to the library.`);
    await page
      .getByRole('row')
      .filter({ hasText: `Points of ${WORD}` })
      .getByRole('link')
      .click();
    await office.said('No records use this file.');
    await office.fill({ 'What the image shows': `Dots of ${WORD}` });
    await office.save();
    await office.button('Delete').click();
    await office.button('Delete', office.dialog()).click();
    await office.said('Moved to the bin.');
  });
});

describe('a page of the press', () => {
  it('says what was written, and again what it said before', async () => {
    const path = '/about/data_mining';
    await office.open(adminPagesPath(pageDocId(path)));
    const text = office.field('Text');
    await expect.poll(() => text.inputValue(), { timeout: 30_000 }).not.toBe('');
    await text.focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(` Mud, *${WORD}*.`);
    await page.keyboard.press('Control+s');
    await readersSee(path, `<em>${WORD}</em>`);
    await office.button('History').click();
    await office.button('Restore', office.dialog()).first().click();
    await office.button('Restore', office.dialog().last()).last().click();
    await readersSee(path, WORD, false);
  });
});

describe('the LaTeX templates', () => {
  it('have a new version for authors when one is put in place', async () => {
    await office.open(`${adminTemplatesPath()}?tab=latex`);
    await office.button('Add template').click();
    await office.upload(`${WORD}.tex`, Buffer.from(`\\documentclass{article} % ${WORD}\n`));
    const template = page.getByRole('region', { name: `${WORD}.tex` });
    await office.fill({ 'Label for authors': `For ${WORD}`, Version: '1.1' }, template);
    await office.button('Save', template).click();
    await readersSee(latexTemplatePath(), `For ${WORD}`);
    await readersSee(latexTemplatePath(), '1.1');
    await office.button(`New version of ${WORD}.tex`).click();
    await office.upload(`${WORD}.tex`, Buffer.from(`\\documentclass{book} % ${WORD}\n`));
    await office.said('New version added.');
    /** What the link with these words leads to. */
    const downloaded = async () => {
      const all = await pageText(latexTemplatePath());
      const href = [...all.matchAll(/<a [^>]*href="([^"]+)"[^>]*>([^<]*)/g)].find(
        ([, , words]) => words === `For ${WORD}`,
      )?.[1];
      return href ? pageText(href) : '';
    };
    await expect.poll(downloaded, { timeout: 30_000 }).toContain('{book}');
    await office.button(`Remove ${WORD}.tex`).click();
    await office.button('Remove', office.dialog()).click();
    await readersSee(latexTemplatePath(), `For ${WORD}`, false);
  });
});
