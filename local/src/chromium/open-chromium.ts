import { createServer } from 'node:http';
import { build } from 'esbuild';
import { type Browser, chromium } from 'playwright-core';
import { BROWSER } from './find-browser.ts';

export interface RunningChromium {
  readonly browser: Browser;
  /** Of the page that runs the program. */
  readonly address: string;
  readonly close: () => Promise<void>;
}

const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
const PAGE = '<!doctype html><link rel="icon" href="data:,"><script src="/program.js"></script>';

/** Starts Chromium and a server for one page: a program, bundled with the packages it imports. */
export async function openChromium(program: string): Promise<RunningChromium> {
  const bundle = await build({
    entryPoints: [program],
    bundle: true,
    write: false,
    minify: true,
    platform: 'browser',
  });
  const script = bundle.outputFiles[0]?.text ?? '';
  const pages = createServer((request, response) => {
    const isScript = request.url === '/program.js';
    const type = isScript ? 'text/javascript' : 'text/html';
    response.setHeader('content-type', `${type}; charset=utf-8`);
    response.end(isScript ? script : PAGE);
  });
  await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve));
  const bound = pages.address();
  const address = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}/`;
  const browser = await chromium.launch({ executablePath: BROWSER ?? '', args: ARGS });
  const close = async () => {
    await browser.close();
    pages.close();
    pages.closeAllConnections();
  };
  return { browser, address, close };
}
