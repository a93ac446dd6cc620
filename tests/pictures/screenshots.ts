/** `npm run screenshots`: pictures of ten pages, to be looked at. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { readAddresses } from '../../local/src/stack/addresses.ts';
import { foldersOf } from '../../local/src/stack/folders.ts';
import { findRunning } from '../../local/src/stack/running.ts';
import { startPress } from '../../scripts/press/start-press.ts';
import { openBrowser } from '../journeys/browser.ts';
import { DESKTOP, IN_README, PHONE, PICTURED, type Pictured } from './pages.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const HELP = `npm run screenshots [-- options]
  --to FOLDER    where the pictures go (.local/pictures): whole pages, 390 and 1280 px wide
  --readme       take the README's three anew too (docs/pictures)
  --home FOLDER  the press that keeps its data there and is running (.local); where none is, one is
                 opened for this`;

const options = {
  to: { type: 'string', default: join(ROOT, '.local/pictures') },
  readme: { type: 'boolean', default: false },
  home: { type: 'string', default: join(ROOT, '.local') },
  help: { type: 'boolean', default: false },
} as const;
const { to, readme, home, help } = parseArgs({ options }).values;
if (help) {
  console.log(HELP);
  process.exit();
}

interface OpenPress {
  readonly url: string;
  close(): Promise<void>;
}

async function openPress(): Promise<OpenPress> {
  const folders = foldersOf(ROOT, home);
  const running = (await findRunning(folders.lock)) && (await readAddresses(folders.addresses));
  if (running) return { url: running.press, close: async () => {} };
  const own = await mkdtemp(join(tmpdir(), 'quire-pictures-'));
  const stack = await startPress({
    folders: foldersOf(ROOT, own),
    demo: true,
    fresh: true,
    step: (label, work) => {
      console.log(`${label} …`);
      return work();
    },
    progress: { show: () => {}, clear: () => {} },
    signal: new AbortController().signal,
  });
  const close = async () => {
    await stack.stop();
    await rm(own, { recursive: true, force: true });
  };
  return { url: stack.addresses.press, close };
}

interface Shot {
  readonly file: string;
  readonly viewport: typeof PHONE;
  readonly fullPage: boolean;
}

async function take(browser: Browser, url: string, { theme = 'light' }: Pictured, shot: Shot) {
  const { file, viewport, fullPage } = shot;
  const context = await browser.newContext({ viewport, colorScheme: theme });
  const page = await context.newPage();
  // A first visit may be painted before the typefaces have come.
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.goto(url);
  // Everything is wanted at once, not when it is near.
  await page.addStyleTag({ content: '* { content-visibility: visible !important; }' });
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
  await page.screenshot({ path: file, fullPage });
  await context.close();
  console.log(file);
}

const press = await openPress();
const browser = await openBrowser();
try {
  await mkdir(to, { recursive: true });
  for (const pictured of PICTURED) {
    for (const viewport of [PHONE, DESKTOP]) {
      const file = join(to, `${pictured.name}-${viewport.width}.png`);
      await take(browser, press.url + pictured.path, pictured, { file, viewport, fullPage: true });
    }
  }
  for (const { file: name, picture, viewport } of readme ? IN_README : []) {
    const pictured = PICTURED.find((each) => each.name === picture);
    const file = join(ROOT, 'docs/pictures', `${name}.png`);
    if (!pictured) throw new Error(`no picture is called ${picture}`);
    await take(browser, press.url + pictured.path, pictured, { file, viewport, fullPage: false });
  }
} finally {
  await browser.close();
  await press.close();
}
process.exit();
