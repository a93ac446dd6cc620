/**
 * The press's texts for its readers, and the tree of its categories: by a person who keeps content.
 */
import { CATEGORIES, POSTS, postDocId } from '@quire/model/collections';
import { adminBlogsPath, adminCategoryPath } from '@quire/model/office-paths';
import { postPath } from '@quire/model/paths';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, faultsOf } from './axe-look.ts';
import { openBrowser } from './browser.ts';
import { type AtForm, atForm } from './office/at-form.ts';
import { readersSee } from './office/readers-see.ts';
import { runNow } from './office/run-now.ts';
import { newWord } from './office/word.ts';
import { openAs } from './people/at-page.ts';
import { press } from './press-addresses.ts';
import { admin } from './press-admin.ts';

const WORD = newWord();
const SKEY = `${WORD}-post`;
const [METHODS, FIELD_NOTES, TOOLS] = [`Methods ${WORD}`, `Field ${WORD}`, `Tools ${WORD}`];

let browser: Browser;
let page: Page;
let office: AtForm;
beforeAll(async () => {
  browser = await openBrowser();
  const content = { email: 'content@saltmarsh.example', password: press.password };
  const tree = `${adminCategoryPath()}?kind=blog`;
  page = (await openAs(browser, content, tree, { viewport: DESKTOP })).page;
  office = atForm(page);
});
afterAll(() => browser.close());

const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
/** This run's categories from above, each with how far it is moved in. */
const tree = () =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: WORD })
    .evaluateAll((items, word) => {
      const least = Math.min(
        ...items.map((item) => parseFloat(getComputedStyle(item).paddingLeft)),
      );
      return items.map((item) => {
        const depth = (parseFloat(getComputedStyle(item).paddingLeft) - least) / 24;
        return `${'· '.repeat(depth)}${item.querySelector('button')?.textContent?.replace(` ${word}`, '')}`;
      });
    }, WORD);

describe('the tree of categories', () => {
  it('grows by a name at a time', async () => {
    for (const name of [METHODS, FIELD_NOTES, TOOLS]) {
      await office.button('New category').click();
      await office.fill({ Name: name }, office.dialog());
      await page.keyboard.press('Enter');
      await row(name).waitFor();
    }
    expect(await tree()).toEqual(['Methods', 'Field', 'Tools']);
  });

  it('is put in order by keys alone', async () => {
    await row(TOOLS).getByRole('button', { name: TOOLS, exact: true }).focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(tree).toEqual(['Methods', 'Tools', 'Field']);
    await page
      .getByRole('status')
      .filter({ hasText: `${TOOLS} moved.` })
      .waitFor();
    await page.keyboard.press('Alt+ArrowRight');
    await expect.poll(tree).toEqual(['Methods', '· Tools', 'Field']);
    expect(await faultsOf(page, 'categories')).toEqual([]);
  });

  it('and by dragging, and stays so', async () => {
    const stored = async (name: string) =>
      (await admin.db.collection(CATEGORIES).where('name', '==', name).get()).docs[0];
    await expect.poll(async () => (await stored(TOOLS))?.get('parent')).not.toBe('');
    await row(FIELD_NOTES).dragTo(row(METHODS), { targetPosition: { x: 200, y: 4 } });
    await expect.poll(tree).toEqual(['Field', 'Methods', '· Tools']);
    await expect
      .poll(
        async () =>
          (await stored(FIELD_NOTES))?.get('order') < (await stored(METHODS))?.get('order'),
      )
      .toBe(true);
    await page.reload();
    await row(TOOLS).waitFor();
    expect(await tree()).toEqual(['Field', 'Methods', '· Tools']);
  });
});

describe('a blog post', () => {
  const path = postPath('blogs', SKEY);

  it('is written, and scheduled: readers do not find it before its day', async () => {
    await office.open(adminBlogsPath('new'));
    await office.fill({ Title: `On ${WORD}`, Summary: 'What it is.', Address: SKEY });
    await office.field('Text').click();
    await page.keyboard.type('Salt moves slowly');
    await page.keyboard.press('Control+Shift+ArrowLeft');
    await page.getByRole('button', { name: 'Bold' }).click();
    await page.keyboard.press('End');
    await page.keyboard.type('.');
    const preview = page.getByRole('region', { name: 'Preview' });
    await preview.locator('strong', { hasText: 'slowly' }).waitFor();
    await page.getByRole('tab', { name: 'Preview' }).click();
    await preview.locator('strong', { hasText: 'slowly' }).waitFor();
    await page.getByRole('tab', { name: 'Side by side' }).click();
    expect(await office.field('Text').inputValue()).toBe('Salt moves **slowly**.');
    expect(await faultsOf(page, 'the text of a post')).toEqual([]);
    await office.add('Categories', [TOOLS]);
    await office.button('Schedule').click();
    await office.said('Enter a publication date after today, then schedule it.');
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    await office.fill({ 'Publication date': tomorrow });
    await office.button('Schedule').click();
    await office.button('Unschedule').waitFor();
    await runNow('publishDuePosts');
    expect((await fetch(press.press + path)).status).toBe(404);
  });

  it('is published by itself when its day has come', async () => {
    const publishAt = new Date().toISOString().slice(0, 10);
    await admin.db.doc(`${POSTS}/${postDocId('blogs', SKEY)}`).update({ publishAt });
    await runNow('publishDuePosts');
    await readersSee(path, '<strong>slowly</strong>');
    await readersSee(path, TOOLS);
    // Who has it open sees that readers do.
    await office.button('Archive').waitFor();
  });

  it('has its category’s new name when that is renamed', async () => {
    await office.open(`${adminCategoryPath()}?kind=blog`);
    await row(TOOLS).getByRole('button', { name: TOOLS, exact: true }).click();
    await office.fill({ Name: `Instruments ${WORD}` }, office.dialog());
    await office.button('Save', office.dialog()).click();
    await office.button('Rename', office.dialog()).click();
    await office.said('1 saved.');
    await office.button('Close', office.dialog()).click();
    await readersSee(path, `Instruments ${WORD}`);
  });
});

describe('a category', () => {
  it('goes into the bin with a press, and comes back with another', async () => {
    await row(FIELD_NOTES).getByRole('button', { name: FIELD_NOTES, exact: true }).click();
    await office.button('Delete', office.dialog()).click();
    await office.said(`“${FIELD_NOTES}” moved to the bin.`);
    await expect.poll(tree).toEqual(['Methods', '· Instruments']);
    await office.button('Undo').click();
    await expect.poll(tree).toEqual(['Field', 'Methods', '· Instruments']);
  });

  it('stays where others are below it', async () => {
    await row(METHODS).getByRole('button', { name: METHODS, exact: true }).click();
    await office.button('Delete', office.dialog()).click();
    await office.dialog().getByRole('alert').waitFor();
    await office.button('Cancel', office.dialog()).click();
    expect(await tree()).toEqual(['Field', 'Methods', '· Instruments']);
  });
});
