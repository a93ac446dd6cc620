/** `npm run screenshots`: pictures of ten pages, or of every area's screens in a language, to be looked at. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  isLanguage,
  isPseudo,
  LANGUAGE_TAGS,
  type Language,
  languageBase,
} from '@quire/model/messages/languages';
import type { Browser } from 'playwright-core';
import { type Addresses, readAddresses } from '../../local/src/stack/addresses.ts';
import { foldersOf } from '../../local/src/stack/folders.ts';
import { findRunning } from '../../local/src/stack/running.ts';
import { startPress } from '../../scripts/press/start-press.ts';
import { openBrowser } from '../journeys/browser.ts';
import { DESKTOP, IN_README, PHONE, PICTURED, type Pictured } from './pages.ts';
import { takeScreens } from './take-screens.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const HELP = `npm run screenshots [-- options]
  --to FOLDER    where the pictures go (.local/pictures): whole pages, 390 and 1280 px wide
  --readme       take the README's three anew too (docs/pictures)
  --language L   instead, the screens of every area in a language (en, es, pt-BR …), 1280 px wide and
                 light, 390 px wide and dark; lists texts that are cut, outside of the page, over each
                 other or in English. A pseudo-language needs a press in it (npm start -- --language L)
  --screen NAME  of these only the screens whose name contains this
  --home FOLDER  the press that keeps its data there and is running (.local); where none is, one is
                 opened for this`;

const options = {
  to: { type: 'string', default: join(ROOT, '.local/pictures') },
  readme: { type: 'boolean', default: false },
  language: { type: 'string' },
  screen: { type: 'string', default: '' },
  home: { type: 'string', default: join(ROOT, '.local') },
  help: { type: 'boolean', default: false },
} as const;
const { to, readme, language: tag, screen, home, help } = parseArgs({ options }).values;
if (help) {
  console.log(HELP);
  process.exit();
}
const language = tag !== undefined && isLanguage(tag) ? tag : null;
if (tag !== undefined && language === null) {
  console.error(`--language takes ${LANGUAGE_TAGS.join(', ')}, not "${tag}".`);
  process.exit(2);
}

interface OpenPress {
  readonly addresses: Addresses;
  close(): Promise<void>;
}

async function openPress(): Promise<OpenPress> {
  const folders = foldersOf(ROOT, home);
  const running = (await findRunning(folders.lock)) && (await readAddresses(folders.addresses));
  if (running) return { addresses: running, close: async () => {} };
  const own = await mkdtemp(join(tmpdir(), 'quire-pictures-'));
  const stack = await startPress({
    folders: foldersOf(ROOT, own),
    demo: true,
    fresh: true,
    ...(language && isPseudo(language) && { language }),
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
  return { addresses: stack.addresses, close };
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

/** What addresses have before them in a language: nothing where the press has it as its first. */
async function baseOf(url: string, wanted: Language): Promise<string> {
  const home = await fetch(`${url}${languageBase(wanted)}/`);
  if (!home.ok) throw new Error(`the press has no pages in ${wanted}`);
  return new URL(home.url).pathname.replace(/\/$/, '');
}

async function takePictured(browser: Browser, url: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const pictured of PICTURED) {
    for (const viewport of [PHONE, DESKTOP]) {
      const file = join(to, `${pictured.name}-${viewport.width}.png`);
      await take(browser, url + pictured.path, pictured, { file, viewport, fullPage: true });
    }
  }
  for (const { file: name, picture, viewport } of readme ? IN_README : []) {
    const pictured = PICTURED.find((each) => each.name === picture);
    const file = join(ROOT, 'docs/pictures', `${name}.png`);
    if (!pictured) throw new Error(`no picture is called ${picture}`);
    await take(browser, url + pictured.path, pictured, { file, viewport, fullPage: false });
  }
}

const press = await openPress();
const browser = await openBrowser();
try {
  const { addresses } = press;
  if (language === null) await takePictured(browser, addresses.press);
  else {
    const base = await baseOf(addresses.press, language);
    await takeScreens(browser, { press: addresses, language, base, named: screen, folder: to });
  }
} finally {
  await browser.close();
  await press.close();
}
process.exit();
