/** One page that holds the renderer as the editor's preview loads it, and can reach nothing. */
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import type { RenderedDocument, RenderInput } from '../../content/src/render-document.ts';
import { openBrowser } from '../journeys/browser.ts';

const ROOT = new URL('../..', import.meta.url).pathname;
const ORIGIN = 'http://press.test';

const ENTRY = `
export { renderDocument } from '@quire/content/render-document';
export { renderInline, renderParagraphs } from '@quire/content/render-inline';
`;

/** A rendering's input as it is sent into the page. */
export type PlainInput = Omit<RenderInput, 'figures'> & {
  figures: [string, { src: string; srcset?: string; width: number; height: number }][];
};

/** What the page's script calls. */
export interface Quire {
  renderDocument(input: RenderInput): RenderedDocument;
  renderInline(markdown: string): { html: string };
  renderParagraphs(markdown: string): { html: string };
}

export interface RendererPage {
  page: Page;
  /** What the page asked of the network, and everything else that looks like an attack that ran. */
  events: string[];
  close(): Promise<void>;
}

/** Opens it. Every request but the one for the page itself is refused and noted. */
export async function openRendererPage(): Promise<RendererPage> {
  const bundle = await build({
    stdin: { contents: ENTRY, resolveDir: ROOT, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'quire',
    platform: 'browser',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const browser = await openBrowser();
  const page = await browser.newPage();
  const events: string[] = [];
  await page.route('**/*', async (route) => {
    const url = route.request().url();
    if (url === `${ORIGIN}/` && events.length === 0) {
      await route.fulfill({ contentType: 'text/html', body: '<!doctype html><body></body>' });
      return;
    }
    events.push(`request ${url}`);
    await route.abort();
  });
  page.on('dialog', async (dialog) => {
    events.push(`dialog ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on('popup', () => events.push('popup'));
  page.on('download', () => events.push('download'));
  await page.goto(`${ORIGIN}/`);
  page.on('framenavigated', (frame) => {
    if (!frame.url().startsWith(`${ORIGIN}/#`)) events.push(`navigated ${frame.url()}`);
  });
  await page.addScriptTag({ content: bundle.outputFiles[0]?.text ?? '' });
  return { page, events, close: () => browser.close() };
}
