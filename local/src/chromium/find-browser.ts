import { existsSync } from 'node:fs';

/** Where a browser may be; tests that need one are skipped without, and say so. */
export const BROWSER = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => path !== undefined && existsSync(path));

if (!BROWSER) console.warn('There is no Chromium here (CHROME_PATH): its tests are skipped.');
