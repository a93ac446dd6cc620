import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const INSTALLED = [
  process.env.CHROME_PATH,
  // Without the windows of a browser: half of the processor time for the same pages.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Letters as wide as in a browser with windows: the headless one rounds them to whole pixels.
  '--font-render-hinting=none',
];

/**
 * A browser from npm, for a Linux without one: the package ships it and its system libraries. The arguments it suggests
 * are not used: a single process mixes the sessions of pages, and faults are hidden where web security is off.
 */
async function packagedChromium(): Promise<string> {
  // Read when the module is imported: it then unpacks the libraries a bare system lacks.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x';
  const { default: packaged } = await import('@sparticuz/chromium');
  return packaged.executablePath();
}

/** Starts a headless browser: an installed one, or the packaged one. Says which. */
export async function openBrowser(): Promise<Browser> {
  const installed = INSTALLED.find((path) => path !== undefined && existsSync(path));
  const path = installed ?? (await packagedChromium());
  const browser = await chromium.launch({ executablePath: path, args: QUIET, headless: true });
  console.log(`Browser: ${path} ${browser.version()}`);
  return browser;
}
