import { existsSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { plainEnvironment } from '../../platform/config/plain-environment.ts';

/** The usual paths on a developer's or a CI machine; in the cloud the packaged browser is used. */
const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Letters are positioned as designed, not on whole pixels.
  '--font-render-hinting=none',
];

/** The installed browser that printing uses, if there is one; `preferred` is tried first. */
export function installedChromium(preferred?: string): string | undefined {
  return [preferred, ...INSTALLED].find((path) => path !== undefined && existsSync(path));
}

/** A browser from npm: the package includes it and the system libraries that a minimal Linux lacks. */
async function packagedChromium(): Promise<{ path: string; args: string[] }> {
  // Set before the module is imported: it then unpacks these libraries.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x';
  const { default: packaged } = await import('@sparticuz/chromium');
  return { path: await packaged.executablePath(), args: packaged.args };
}

/** Starts a headless browser. Fails if none can run here. */
export async function openChromium(preferred?: string): Promise<Browser> {
  const { chromium } = await import('playwright-core');
  const installed = installedChromium(preferred);
  const { path, args } = installed ? { path: installed, args: [] } : await packagedChromium();
  return chromium.launch({
    executablePath: path,
    args: [...args, ...ARGS],
    // Other jobs of a schedule have secrets, which the browser does not need.
    env: plainEnvironment(),
    headless: true,
  });
}
