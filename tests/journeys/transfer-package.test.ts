/** An author begins a submission from the package in which another publisher has sent their manuscript (MECA). */
import { submitPath } from '@quire/model/paths';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { chooseFiles, chooseJournal, isSaved, next, sentFiles } from './manuscript/in-wizard.ts';
import { smallDocx } from './manuscript/small-docx.ts';
import { zip } from './manuscript/zip.ts';
import { joinPress, type Person } from './people/account.ts';
import { openAs } from './people/at-page.ts';

let browser: Browser;
let author: Person;
beforeAll(async () => {
  [browser, author] = await Promise.all([openBrowser(), joinPress('moving')]);
});
afterAll(() => browser.close());

const item = (type: string, href: string) =>
  `<item item-type="${type}"><instance xlink:href="${href}"/></item>`;
const PACKAGE = zip({
  'manifest.xml': `<manifest xmlns="https://manuscriptexchange.org/schema/manifest" xmlns:xlink="http://www.w3.org/1999/xlink" manifest-version="1">${[
    item('article-metadata', 'article.xml'),
    item('manuscript', 'creeks.docx'),
    item('supplementary-material', 'levels.csv'),
    item('figure', 'gone.png'),
    item('review-metadata', 'reviews.xml'),
  ].join('')}</manifest>`,
  'article.xml': `<article><front><article-meta><title-group><article-title>Creeks that moved</article-title></title-group>
<contrib-group><contrib contrib-type="author"><name><surname>Okoro</surname><given-names>Anselm</given-names></name></contrib></contrib-group>
<abstract><p>Slowly, and then at once.</p></abstract><kwd-group><kwd>tides</kwd></kwd-group></article-meta></front></article>`,
  'creeks.docx': smallDocx('Creeks that moved', ['They drain.']),
  'levels.csv': 'day,level\n1,2\n',
  'reviews.xml': '<reviews/>',
});

describe('a package from another publisher', () => {
  it('fills in the form and brings its files, and says what it lacks', async () => {
    const { page, problems } = await openAs(browser, author, submitPath());
    await chooseJournal(page);
    await next(page);
    await chooseFiles(page, [{ name: 'sent.zip', mimeType: 'application/zip', buffer: PACKAGE }]);
    const note = page.getByRole('status').filter({
      hasText: '“sent.zip” is a transfer package with 2 files for this submission',
    });
    await note.getByText('Listed in the package, but not in it: gone.png.').waitFor();
    await note.getByText('the review at the other journal: reviews.xml.').waitFor();
    await sentFiles(page).nth(1).waitFor();
    expect(await sentFiles(page).count()).toBe(2);
    await next(page);
    expect(await page.locator('#field-title').inputValue()).toBe('Creeks that moved');
    expect(await page.locator('textarea#field-abstract').inputValue()).toBe(
      'Slowly, and then at once.',
    );
    await isSaved(page);
    expect(problems()).toEqual([]);
    await page.context().close();
  });
});
