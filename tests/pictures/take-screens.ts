import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@quire/model/messages/languages';
import { pathBelow } from '@quire/model/messages/path-below';
import { signInPath } from '@quire/model/paths';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { z } from 'zod';
import { readAccounts } from '../../demo/accounts.ts';
import type { Addresses } from '../../local/src/stack/addresses.ts';
import { englishTexts } from './english-texts.ts';
import { DESKTOP, PHONE } from './pages.ts';
import { SCREENS, type Screen, type ScreenArea } from './screens.ts';
import { textProblems } from './text-problems.ts';

/** The demo account that an area is shown to; readers have none. */
const ACCOUNTS: Readonly<Record<ScreenArea, string | null>> = {
  public: null,
  author: 'author@saltmarsh.example',
  reviewer: 'reviewer@saltmarsh.example',
  office: 'admin@saltmarsh.example',
};
const LOOKS = [
  { viewport: DESKTOP, colorScheme: 'light' },
  { viewport: PHONE, colorScheme: 'dark' },
] as const;
/** Of a long page: as much as can be looked at. */
const TALLEST = 2_600;
const TABS = 3;

export interface Wanted {
  /** Where the press and its mailbox are. */
  readonly press: Pick<Addresses, 'press' | 'mailbox'>;
  readonly language: Language;
  /** What addresses have before them: empty where the press has only this language. */
  readonly base: string;
  /** Only screens whose name contains this. */
  readonly named: string;
  readonly folder: string;
}

/**
 * Takes pictures of the screens in a language, wide and light, then narrow and dark, and says for each which texts are
 * not shown as they should be: `screen, width, how, element, text`.
 */
export async function takeScreens(browser: Browser, wanted: Wanted): Promise<void> {
  await mkdir(wanted.folder, { recursive: true });
  const english = englishTexts(wanted.language);
  const areas = new Set(SCREENS.map(({ area }) => area));
  for (const area of areas) {
    if (area === 'office' && !LANGUAGES[wanted.language].hasOffice) continue;
    const waiting = SCREENS.filter(
      (screen) => screen.area === area && screen.name.includes(wanted.named),
    );
    if (waiting.length === 0) continue;
    const context = await browser.newContext({ viewport: DESKTOP });
    const email = ACCOUNTS[area];
    if (email) await signIn(context, email, wanted);
    const tab = async () => {
      const page = await context.newPage();
      for (let next = waiting.shift(); next; next = waiting.shift())
        await takeScreen(page, next, english, wanted).catch((error: Error) =>
          console.log(`${next?.name}: not taken: ${error.message}`),
        );
    };
    await Promise.all(Array.from({ length: TABS }, tab));
    await context.close();
  }
}

async function signIn(context: BrowserContext, email: string, { press, base }: Wanted) {
  const { password } = await readAccounts();
  const page = await context.newPage();
  await page.goto(press.press + pathBelow(base, signInPath()));
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('main button[type=submit]').click();
  await page.waitForURL((address) => address.pathname === pathBelow(base, '/account'));
  await page.close();
}

async function takeScreen(
  page: Page,
  { name, path }: Screen,
  english: readonly string[],
  { press, base, folder }: Wanted,
): Promise<void> {
  await page.setViewportSize(DESKTOP);
  // Where only what follows `#` differs, the browser would not load the page again.
  await page.goto('about:blank');
  await page.goto(press.press + pathBelow(base, await withLink(path, press)));
  await isThere(page);
  for (const { viewport, colorScheme } of LOOKS) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await isStill(page);
    for (const { how, element, text } of await textProblems(page, english))
      console.log([name, viewport.width, how, element, text].join(', '));
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.screenshot({
      path: join(folder, `${name}-${viewport.width}.jpg`),
      ...{ type: 'jpeg', quality: 80, fullPage: true },
      clip: { x: 0, y: 0, width: viewport.width, height: Math.min(height, TALLEST) },
    });
  }
}

const MailsSchema = z.array(
  z.object({ text: z.string().default(''), to: z.array(z.object({ address: z.string() })) }),
);

/** Puts the newest mailed link in place of a path that names its receiver. */
async function withLink(path: string, press: Wanted['press']): Promise<string> {
  const [page = '', address] = path.split('#');
  if (!address) return path;
  const mails = MailsSchema.parse(await (await fetch(`${press.mailbox}/api/email`)).json());
  const words = mails
    .filter(({ to }) => to.some((one) => one.address === address))
    .flatMap(({ text }) => text.split(/\s+/));
  const link = words.findLast((word) => word.startsWith(`${press.press}${page}#`));
  if (!link) throw new Error(`no link to ${page} was mailed to ${address}`);
  return link.slice(press.press.length);
}

/** The page has come, with what it reads. */
async function isThere(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ timeout: 30_000 });
  // A page that listens to the database is never idle.
  await page.waitForLoadState('networkidle', { timeout: 4_000 }).catch(() => {});
  await page
    .locator('[aria-busy=true], .MuiSkeleton-root, .MuiCircularProgress-root')
    .first()
    .waitFor({ state: 'detached', timeout: 15_000 })
    .catch(() => console.log(`${page.url()} is still loading`));
  await page.addStyleTag({
    content: `* { content-visibility: visible !important; transition: none !important;
      animation: none !important; }`,
  });
}

/** What changes with the size has changed, and everything is drawn. */
const isStill = (page: Page) =>
  page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
