import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { build } from 'esbuild';
import { type Browser, chromium } from 'playwright-core';

/** Where a browser may be; tests that need one are skipped without, and say so. */
export const BROWSER = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
].find((path) => path !== undefined && existsSync(path));

export interface RunningChromium {
  readonly browser: Browser;
  /** Of the page that runs the program. */
  readonly address: string;
  readonly close: () => Promise<void>;
}

/** Starts Chromium and a server for one page: a program, bundled with the packages it imports. */
export async function openChromium(program: string): Promise<RunningChromium> {
  const bundle = await build({
    stdin: { contents: program, resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    platform: 'browser',
  });
  const script = bundle.outputFiles[0]?.text.replaceAll('</script', '<\\/script') ?? '';
  const pages = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><script type="module">${script}</script>`);
  });
  await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve));
  const bound = pages.address();
  const address = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}/`;
  const browser = await chromium.launch({ executablePath: BROWSER ?? '', args: ['--no-sandbox'] });
  const close = async () => {
    await browser.close();
    pages.close();
  };
  return { browser, address, close };
}
