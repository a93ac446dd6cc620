import { STORAGE_MAX_AGE_S, WINDOW_NAME } from '@quire/model/constants';
import { errorMessage } from '@quire/model/errors';
import { accountPath, articlePath, homePath, journalsPath, signInPath } from '@quire/model/paths';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { demoPaper } from './demo-paper.ts';
import { atPage, followFromText } from './in-page.ts';
import { isAlive } from './is-alive.ts';
import { press } from './press-addresses.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const paper = demoPaper();
const article = articlePath(paper.journal, paper.issue, paper.akey);

describe('Internet Explorer', () => {
  const MESSAGE = errorMessage('browser/unsupported');

  it.each([
    ['11', 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko'],
    ['9', 'Mozilla/5.0 (compatible; MSIE 9.0; Windows NT 6.1; Trident/5.0)'],
  ])('%s is told that it is too old, and gets no app', async (_, agent) => {
    const answer = await fetch(press.press + article, { headers: { 'User-Agent': agent } });
    const html = await answer.text();
    expect(html).toContain(MESSAGE);
    expect(html).not.toMatch(/<script|id="root"|<main/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('shows the same, and runs nothing, where a cache holds the page for other browsers', async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    // What only that browser has; that it runs scripts for browsers without modules; no policies.
    await page.addInitScript(() => Object.assign(document, { documentMode: 11 }));
    const html = await (await fetch(press.press + article)).text();
    await page.route(`${press.press}/**`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: html.replace('<script nomodule>', '<script>'),
      }),
    );
    await page.goto(press.press + article);
    expect(await page.locator('body').innerText()).toBe(MESSAGE);
    expect(await page.title()).toBe('Unsupported browser');
    // The script that has written the message is the only one; the page has become a text.
    const left = await page.evaluate(() => [document.scripts.length, document.links.length]);
    expect(left).toEqual([1, 0]);
    expect(await page.locator('#root, main').count()).toBe(0);
    await context.close();
  });
});

describe('a browser that refuses cookies', () => {
  it('is warned that this has consequences, and others are not', () =>
    atPage(browser, homePath(), async ({ page }) => {
      const warning = page.getByText(errorMessage('browser/cookies-disabled'));
      expect(await warning.count()).toBe(0);
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setDocumentCookieDisabled', { disabled: true });
      await page.reload();
      await warning.waitFor();
      expect(await warning.getAttribute('role')).toBe('status');
    }));
});

describe('a window', () => {
  it('gets a name where it has none', () =>
    atPage(browser, homePath(), async ({ page }) => {
      expect(await page.evaluate(() => window.name)).toBe(WINDOW_NAME);
      await page.evaluate(() => {
        window.name = 'mine';
      });
      await page.reload();
      await isAlive(page);
      expect(await page.evaluate(() => window.name)).toBe('mine');
    }));
});

describe('a reader’s choices', () => {
  it('are remembered for as long as can be', () =>
    atPage(browser, homePath(), async ({ page }) => {
      await page.evaluate(() => {
        const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
        Object.defineProperty(document, 'cookie', {
          get: () => cookie?.get?.call(document),
          set(text: string) {
            document.documentElement.dataset.cookie = text;
            cookie?.set?.call(document, text);
          },
        });
      });
      await page.getByRole('button', { name: 'Reading settings' }).click();
      await page.getByLabel('Sepia').check();
      await page.getByLabel('Largest').check();
      const written = await page.locator('html').getAttribute('data-cookie');
      const [pair = '', ...attributes] = (written ?? '').split('; ');
      const value = pair.slice(pair.indexOf('=') + 1);
      expect(attributes).toContain('path=/');
      expect(attributes).toContain(`max-age=${STORAGE_MAX_AGE_S}`);
      expect(value).toBe(encodeURIComponent(decodeURIComponent(value)));
      expect(decodeURIComponent(value)).toBe('theme=sepia&size=largest');

      await page.goto(press.press + journalsPath());
      expect(await page.locator('html').getAttribute('data-theme')).toBe('sepia');
    }));
});

/** Addresses that nobody is to follow, wherever they stand. */
const HOSTILE = [
  'javascript:window.ran=1',
  'JaVaScRiPt:window.ran=1',
  ' javascript:window.ran=1',
  'java\tscript:window.ran=1',
  'java\nscript\r:window.ran=1',
  '\u0001javascript:window.ran=1',
  'javascript%3Awindow.ran=1',
  'java%73cript:window.ran=1',
  'data:text/html,<script>opener.ran=1</script>',
  'DATA:text/html;base64,PHA+',
  'vbscript:window.ran=1',
  '//evil.example/a',
  '\\\\evil.example/a',
  '/\\evil.example/a',
  '\\/evil.example/a',
  '/\t/evil.example/a',
  ' //evil.example/a',
];
const HARMLESS = [
  '/journals',
  '#main',
  '?page=2',
  '/search?q=100%25',
  'https://other.example/javascript:',
  'mailto:info@press.example',
  'tel:+431234',
];

/** Clicks links with these addresses, as HTML and as SVG; tells which were refused. Follows none. */
const refusedOf = (page: Page, addresses: readonly string[]) =>
  page.evaluate((all) => {
    const refused: string[] = [];
    const look = (event: Event) => {
      const { target } = event;
      if (event.defaultPrevented && target instanceof Element) refused.push(target.id);
      event.preventDefault();
    };
    for (const name of ['click', 'auxclick', 'submit']) window.addEventListener(name, look);
    for (const address of all) {
      const link = document.createElement('a');
      link.setAttribute('href', address);
      const drawn = document.createElementNS('http://www.w3.org/2000/svg', 'a');
      drawn.setAttributeNS('http://www.w3.org/1999/xlink', 'xlink:href', address);
      const form = document.createElement('form');
      form.setAttribute('action', address);
      for (const [kind, element] of Object.entries({ link, drawn, form })) {
        element.id = `${kind} ${address}`;
        document.body.append(element);
        if (element === form) form.requestSubmit();
        else element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        element.remove();
      }
      link.id = `middle ${address}`;
      document.body.append(link);
      link.dispatchEvent(
        new MouseEvent('auxclick', { bubbles: true, cancelable: true, button: 1 }),
      );
      link.remove();
    }
    for (const name of ['click', 'auxclick', 'submit']) window.removeEventListener(name, look);
    return refused;
  }, addresses);

describe('a hostile address', () => {
  it('is not followed in any kind of link', () =>
    atPage(browser, journalsPath(), async ({ page }) => {
      const refused = await refusedOf(page, HOSTILE);
      expect(refused).toEqual(
        HOSTILE.flatMap((address) =>
          ['link', 'drawn', 'form', 'middle'].map((kind) => `${kind} ${address}`),
        ),
      );
      expect(await refusedOf(page, HARMLESS)).toEqual([]);
    }));

  it('leads nowhere when it is clicked for good', () =>
    atPage(browser, article, async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(press.press)) asked.push(request.url());
      });
      page.context().on('page', (opened) => asked.push(`window ${opened.url()}`));
      // The last is no link to elsewhere, only a navigation of the app that would become one.
      for (const address of [...HOSTILE, '/.//evil.example/a', '/journals/..//evil.example/a']) {
        await followFromText(page, address);
      }
      await page.waitForLoadState('networkidle');
      expect(asked.filter((address) => !address.startsWith(press.firestore))).toEqual([]);
      expect(await page.evaluate(() => 'ran' in window)).toBe(false);
      expect(new URL(page.url()).pathname).toBe(article);
    }));

  it('is not the target after signing in', async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(
      `${press.press}${signInPath()}?next=${encodeURIComponent('/.//evil.example/a')}`,
    );
    await page.getByLabel('E-mail').fill('author@saltmarsh.example');
    await page.getByLabel('Password', { exact: true }).fill(press.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL((url) => url.pathname === accountPath());
    expect(new URL(page.url()).origin).toBe(new URL(press.press).origin);
    await context.close();
  });
});
