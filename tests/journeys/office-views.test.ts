/** Saved views of a list: a person's own, a list's default, and one that an admin gives to a role. */
import { LIST_VIEWS } from '@quire/model/collections';
import { adminAdvsPath } from '@quire/model/office-paths';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, dress, faultsOf, PHONE } from './axe-look.ts';
import { openBrowser } from './browser.ts';
import { openAs } from './people/at-page.ts';
import { press } from './press-addresses.ts';
import { admin } from './press-admin.ts';

const LIST = adminAdvsPath();
const demo = (who: string) => ({ email: `${who}@saltmarsh.example`, password: press.password });

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  page = (await openAs(browser, demo('content'), LIST, { viewport: DESKTOP })).page;
});
afterAll(async () => {
  const left = await admin.db.collection(LIST_VIEWS).where('list', '==', 'advs').get();
  for (const { ref } of left.docs) await ref.delete();
  await browser.close();
});

const button = (name: string | RegExp, on = page) => on.getByRole('button', { name, exact: true });
const views = (on = page) => on.getByRole('dialog', { name: 'Views' });
const search = (on = page) => new URL(on.url()).search;
async function open(address = '', on = page) {
  await on.goto(press.press + LIST + address);
  await on.getByRole('table').waitFor();
}

describe('views of a list', () => {
  it('need a name, and keep what the list shows', async () => {
    await open('?sort=-end&status=active');
    await button('Views').click();
    await button('Save view').click();
    await views().getByText('Enter a name for the view.').waitFor();
    await views().getByLabel('Save this view as').fill('Ending last');
    await views().getByLabel('Open the list with this view').check();
    await button('Save view').click();
    await views().getByText('Default view').waitFor();
    for (const viewport of [DESKTOP, PHONE]) {
      await dress(page, { theme: 'light', viewport });
      expect(await faultsOf(page, `views, ${viewport.width}`)).toEqual([]);
    }
    await dress(page, { theme: 'dark', viewport: DESKTOP });
    expect(await faultsOf(page, 'views, dark')).toEqual([]);
  });

  it('open the list where its address asks for nothing, and only then', async () => {
    await open();
    await button('View: Ending last').waitFor();
    expect(search()).toBe('?sort=-end&status=active');
    await open('?sort=sortKey');
    await button('Views').waitFor();
    expect(search()).toBe('?sort=sortKey');
    // From the menu as well, where nothing is loaded again; and the whole list is one click away.
    await page.getByRole('link', { name: 'Media', exact: true }).click();
    await page.getByRole('heading', { name: 'Media', level: 1 }).waitFor();
    await page.getByRole('link', { name: 'Advertisements', exact: true }).click();
    await button('View: Ending last').click();
    await views().getByRole('link', { name: 'All records' }).click();
    await expect.poll(() => search()).toBe('');
    await button('Views').waitFor();
  });

  it('are given to a role by an admin, and do not override a personal choice', async () => {
    const other = (await openAs(browser, demo('admin'), LIST, { viewport: DESKTOP })).page;
    await open('?sort=sortKey', other);
    await button('Views', other).click();
    await views(other).getByLabel('Save this view as').fill('By name');
    await views(other).getByRole('combobox', { name: 'Visible to' }).click();
    await other.getByRole('option', { name: 'Everyone with the role “Content”' }).click();
    await views(other).getByLabel('Open the list with this view').check();
    await button('Save view', other).click();
    await views(other).getByText('Default for the role “Content”').waitFor();
    // It is no default of the admin's.
    await open('', other);
    await button('Views', other).waitFor();
    expect(search(other)).toBe('');

    await open();
    await button('View: Ending last').click();
    await views().getByText('Default for the role “Content”').waitFor();
    expect(await button('Delete the view By name').count()).toBe(0);
    await button('Delete the view Ending last').click();
    await page.getByText('View “Ending last” deleted.').waitFor();
    await open();
    await button('View: By name').waitFor();
    expect(search()).toBe('?sort=sortKey');
  });

  it('come back by undo', async () => {
    await button('View: By name').click();
    await views().getByLabel('Save this view as').fill('Mine');
    await button('Save view').click();
    await button('Delete the view Mine').click();
    await button('Undo').click();
    await expect
      .poll(async () => {
        const kept = await admin.db.collection(LIST_VIEWS).where('list', '==', 'advs').get();
        return kept.docs.map((each) => each.get('name')).toSorted();
      })
      .toEqual(['By name', 'Mine']);
  });
});
