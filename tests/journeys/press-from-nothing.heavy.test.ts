/**
 * A press from nothing, as whoever has just installed it finds it: from the code that the command prints to
 * an article that a stranger reads. No file is touched and no console opened. The press is one of its own.
 */
import {
  adminChecklistPath,
  adminPagesPath,
  adminSetupPath,
  setupPath,
} from '@quire/model/office-paths';
import { articlePath, homePath, issuePath } from '@quire/model/paths';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { dress, faultsOf, LOOKS } from './axe-look.ts';
import { openBrowser } from './browser.ts';
import { publishAt } from './publish-at.ts';
import { type EmptyPress, startEmptyPress } from './setup/empty-press.ts';

const ADMIN = { email: 'ada@tidal.example', password: 'three herons at dusk' };
const SECOND = { email: 'bea@tidal.example', password: 'seven godwits at dawn' };
const JOURNAL = 'JTS';
const ISSUE = '1-1';
const TITLE = 'How herons read the tide';
const ARTICLE = articlePath(JOURNAL, ISSUE, 'how-herons-read-the-tide');
const NOT_REVIEWED = 'This text has not been reviewed yet.';

let browser: Browser;
let press: EmptyPress;
let context: BrowserContext;
let page: Page;
/** The second administrator's. */
let second: Page;
/** How often a button was pressed, and since when. */
let clicks = 0;
let began = 0;

beforeAll(async () => {
  [browser, press] = await Promise.all([openBrowser(), startEmptyPress()]);
  context = await browser.newContext();
  await context.exposeBinding('noteClick', () => {
    clicks += 1;
  });
  await context.addInitScript(() => {
    document.addEventListener(
      'click',
      ({ isTrusted }) => isTrusted && Reflect.get(window, 'noteClick')(),
      true,
    );
  });
  page = await context.newPage();
});
afterAll(async () => {
  await browser?.close();
  await press?.stop();
});

const at = (path: string) => press.press + path;
const read = async (path: string) => {
  const answer = await fetch(at(path));
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
const heading = (name: string) =>
  page.getByRole('heading', { level: 1, name }).waitFor({ timeout: 60_000 });
const button = (name: string) => page.getByRole('button', { name, exact: true });

/** What axe finds on the page that is open, in each size and theme. */
async function faults(name: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const look of LOOKS) {
    await dress(page, look);
    found.push(...(await faultsOf(page, `${name} (${look.name})`, look.rules)));
  }
  return found;
}

describe('a press that nobody has set up', () => {
  it('tells readers that it opens soon, at every address, and crawlers to come again', async () => {
    for (const path of [homePath(), '/about', '/journals', ARTICLE, '/sign/in']) {
      const { status, headers, text } = await read(path);
      expect([path, status]).toEqual([path, 503]);
      expect(text).toContain('<h1>Opening soon</h1>');
      expect(text).toContain('name="robots" content="noindex"');
      expect(headers.get('x-robots-tag')).toBe('noindex');
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(headers.get('cache-control')).toBe('no-store');
    }
    await page.goto(at(homePath()));
    await heading('Opening soon');
    expect(await faults('opening soon')).toEqual([]);
  });

  it('lets nobody in without the code', async () => {
    await page.goto(at(setupPath()));
    await heading('Who is the administrator?');
    expect(new URL(page.url()).pathname).toBe(adminSetupPath());
    await button('Create the account').click();
    await page.getByText('There are 5 problems').waitFor();
    expect(await faults('claim')).toEqual([]);
    await page.getByLabel('Code', { exact: true }).fill('AAAAA-BBBBB-CCCCC-DDDDD');
    await page.getByLabel('Given name').fill('Eve');
    await page.getByLabel('Family name').fill('Stranger');
    await page.getByLabel('E-mail').fill('eve@elsewhere.example');
    await page.getByLabel('Password', { exact: true }).fill('a long sentence of mine');
    await button('Create the account').click();
    await page.getByText('This code is wrong').first().waitFor();
    expect((await read(homePath())).status).toBe(503);
  });
});

describe('whoever has the code', () => {
  it('becomes the first administrator, with the keyboard alone', async () => {
    await page.goto(at(homePath()));
    began = performance.now();
    clicks = 0;
    await page.getByRole('link', { name: 'Go to the set-up' }).click();
    await heading('Who is the administrator?');
    // What was typed before has stayed; the code and the password have not.
    await page.getByLabel('Code', { exact: true }).focus();
    for (const typed of [press.code.toLowerCase(), 'Ada', 'Brightwater', ADMIN.email]) {
      await page.keyboard.press('Control+a');
      await page.keyboard.type(typed);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.type(ADMIN.password);
    await page.keyboard.press('Enter');
    await heading('What is the press called?');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  });

  it('names the press, and is told how its colour fares', async () => {
    await page.getByLabel('Name', { exact: true }).fill('Tidal Press');
    await page.getByLabel('In a few words').fill('Open journals of the coast');
    await page.getByLabel('Colour').fill('#ffcc00');
    await page.getByText('On light pages its contrast would be 1.3 : 1').waitFor();
    await page.getByLabel('Colour').fill('#1d5c8a');
    await page.getByText('On light pages its contrast is').waitFor();
    expect(await faults('press')).toEqual([]);
    await page.getByLabel('Logo').setInputFiles({
      name: 'logo.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><circle cx="32" cy="32" r="28" fill="#1d5c8a"/></svg>',
      ),
    });
    await button('Save and continue').click();
    await heading('Your first journal');
  });

  it('makes a first journal without an ISSN or a DOI prefix', async () => {
    await button('Save and continue').click();
    await page.getByText('Enter the journal’s title.').first().waitFor();
    await page.getByLabel('Title').fill('Journal of Tidal Studies');
    await page.getByLabel('Acronym').fill(JOURNAL);
    await page.getByLabel('Subjects').fill('Ecology, Hydrology');
    await page.getByLabel('Authors can submit').check();
    expect(await faults('journal')).toEqual([]);
    await button('Save and continue').click();
    await heading('Does mail work?');
  });

  it('sends a test mail, and sees that it has gone', async () => {
    await button('Send a test e-mail').click();
    await page
      .getByText(`Your mail server has accepted the e-mail to ${ADMIN.email}`)
      .waitFor({ timeout: 60_000 });
    const box = await (await fetch(`${press.mailbox}/api/email`)).text();
    expect(box).toContain('Test: mail from Tidal Press');
    expect(box).toContain(ADMIN.email);
    expect(await faults('mail')).toEqual([]);
    await button('Continue').click();
    await heading('Do authors pay?');
  });

  it('says that authors pay nothing, and is led on', async () => {
    await page.getByLabel('Authors pay a fee').check();
    await button('Save and continue').click();
    await page.getByText('Enter an amount').first().waitFor();
    expect(await faults('charges')).toEqual([]);
    await page.getByLabel('No fees').check();
    await button('Save and continue').click();
    await heading('Tidal Press is open');
    expect(await faults('last step')).toEqual([]);
  });

  it('was the last to use it', async () => {
    const other = await browser.newContext();
    const door = await other.newPage();
    await door.goto(at(setupPath()));
    await door.getByRole('heading', { name: 'This press is set up' }).waitFor();
    expect(await door.getByLabel('Code').count()).toBe(0);
    await other.close();
  });
});

describe('the press', () => {
  it('is there for readers: every link of its footer leads to a page, each text says that it is a draft', async () => {
    const footer = async () =>
      [
        ...((await read(homePath())).text.split('<footer')[1]?.matchAll(/href="(\/[^"]*)"/g) ?? []),
      ].map(([, path = '']) => path);
    await expect.poll(async () => (await footer()).length, { timeout: 60_000 }).toBeGreaterThan(20);
    const texts: string[] = [];
    for (const path of new Set(await footer())) {
      await expect.poll(async () => (await read(path)).status, { timeout: 60_000 }).toBe(200);
      if ((await read(path)).text.includes(NOT_REVIEWED)) texts.push(path);
    }
    expect(texts).toEqual(expect.arrayContaining(['/about', '/services', '/about/privacy_policy']));
    expect(texts.length).toBeGreaterThan(12);
  });

  it('has a checklist that looks, in which an item can be taken off and put back', async () => {
    await page.getByRole('link', { name: 'Go through the checklist' }).click();
    await page.getByText(/\d+ of \d+ done/).waitFor({ timeout: 60_000 });
    const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    await row('Sending e-mail').getByText('Done').waitFor();
    await row('SPF').getByText('Not checked', { exact: true }).waitFor();
    await row('An ISSN for each journal').getByText('JTS: no ISSN').waitFor();
    await row('Publication ethics').getByText('has not been reviewed').first().waitFor();
    await button('Dismiss: App Check').click();
    await row('App Check').getByText('Marked as not applicable by Ada Brightwater').waitFor();
    expect(await faults('checklist')).toEqual([]);
    await button('Restore: App Check').click();
    await row('App Check').getByText('App Check is off.').waitFor();
  });

  it('treats a text as reviewed once it has been saved', async () => {
    await page.getByRole('link', { name: 'Edit text: Who you are' }).click();
    await page.getByLabel('Subtitle').fill('Tidal Press publishes journals of the coast.');
    await button('Save').click();
    await expect
      .poll(async () => (await read('/about')).text.includes(NOT_REVIEWED), { timeout: 60_000 })
      .toBe(false);
    await page.goto(at(adminChecklistPath()));
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Who you are' })
      .getByText('square brackets')
      .waitFor({ timeout: 60_000 });
  });

  it('invites a second administrator, who comes by the mail', async () => {
    await page.getByRole('link', { name: 'Invite: A second administrator' }).click();
    await button('Invite').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('E-mail address').fill(SECOND.email);
    await dialog.getByLabel('Role').click();
    await page.getByRole('option', { name: 'Admin', exact: true }).click();
    await dialog.getByRole('button', { name: 'Invite' }).click();
    await dialog.waitFor({ state: 'hidden' });
    const link = await vi.waitFor(
      async () => {
        const box = await (await fetch(`${press.mailbox}/api/email`)).text();
        const found = /\/admin\/invitation#[\w-]+/.exec(box)?.[0];
        if (!found) throw new Error('no mail with a link');
        return found;
      },
      { timeout: 90_000, interval: 500 },
    );
    const context = await browser.newContext();
    second = await context.newPage();
    await second.goto(at(link));
    await second.getByLabel('Given name').fill('Bea');
    await second.getByLabel('Family name').fill('Lindqvist');
    await second.getByLabel('Password', { exact: true }).fill(SECOND.password);
    await second.getByLabel('Affiliation').fill('Lagoon Institute');
    await second.getByLabel('Country').selectOption('PT');
    await second.getByRole('checkbox', { name: /privacy policy/ }).check();
    await second.getByRole('button', { name: 'Accept and create the account' }).click();
    await second.getByRole('link', { name: 'Open the office' }).click();
    await second.getByRole('heading', { level: 1, name: 'Overview' }).waitFor({ timeout: 60_000 });
  });

  it('publishes its first article by two people, and a stranger reads it', async () => {
    await page.goto(at(`${adminSetupPath()}?step=done&journal=${JOURNAL}`));
    await page.getByRole('link', { name: 'Begin the first issue' }).click();
    await page.getByRole('link', { name: 'New issue' }).first().click();
    await page.getByLabel('Volume').fill('1');
    await page.getByLabel('Number').fill('1');
    await button('Publish issue').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish issue' }).click();
    await page.waitForURL(/\/1-1$/);
    await page.getByRole('link', { name: `Issues of ${JOURNAL}` }).click();
    await button('New article').click();
    await page.getByRole('dialog').getByLabel('Title').fill(TITLE);
    await page.getByRole('dialog').getByRole('button', { name: 'Create article' }).click();
    await page.getByLabel('Text (Markdown)').waitFor({ timeout: 60_000 });
    await page.getByLabel('Text (Markdown)').focus();
    await page.keyboard.insertText(
      '# Introduction\n\nHerons wait for the ebb: $h = a \\cos \\omega t$.\n',
    );
    await button('Save').click();
    await page.getByRole('tab', { name: 'Details' }).click();
    const details = page.getByRole('region', { name: 'Details' });
    await details
      .getByRole('textbox', { name: 'Abstract' })
      .fill('Herons stand still until the water leaves.');
    await details.getByRole('button', { name: 'Add author' }).click();
    await details.getByText('New author').click();
    await details.getByLabel('Given name').fill('Maren');
    await details.getByLabel('Family name').fill('Holt');
    await details.getByLabel('E-mail').fill('maren@elsewhere.example');
    await details.getByLabel('Corresponding author').check();
    await details.getByLabel('Article number').fill('1');
    await button('Save details').click();
    await page.getByText('The journal has no DOI prefix').waitFor({ timeout: 60_000 });
    await publishAt(page);
    // Nothing was reviewed here, so a second person has to approve it.
    await page.getByText('A second person has to approve it').waitFor({ timeout: 60_000 });
    await second.goto(page.url());
    await second.getByLabel('Text (Markdown)').waitFor({ timeout: 60_000 });
    await publishAt(second);
    await expect
      .poll(async () => (await read(ARTICLE)).status, { timeout: 60_000, interval: 500 })
      .toBe(200);
    const minutes = (performance.now() - began) / 60_000;
    console.log(`from the code to the article: ${clicks} clicks, ${minutes.toFixed(1)} minutes`);

    const stranger = await browser.newContext();
    const reader = await stranger.newPage();
    const link = reader.getByRole('link', { name: TITLE });
    // The home page follows the article.
    const isListed = async () => {
      await reader.goto(at(homePath()));
      return (await link.count()) > 0;
    };
    await expect.poll(isListed, { timeout: 60_000, interval: 1_000 }).toBe(true);
    await link.first().click();
    await reader.getByRole('heading', { level: 1, name: TITLE }).waitFor();
    await reader.getByText('Herons wait for the ebb').first().waitFor();
    const { text } = await read(ARTICLE);
    expect(text).not.toContain('citation_doi');
    expect(text).not.toContain('citation_issn');
    expect((await read(issuePath(JOURNAL, ISSUE))).text).toContain(TITLE);
    await stranger.close();
  });

  it('asks for no set-up when it is opened again, and for nobody’s code', async () => {
    await page.goto(at(adminPagesPath()));
    await page.goto(at(setupPath()));
    await heading('What is the press called?');
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Tidal Press');
    expect(await page.getByLabel('Code').count()).toBe(0);
  });
});
