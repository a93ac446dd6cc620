import { setPriority } from 'node:os';
import { openChromium } from '../../domain/printing/open-chromium.ts';
import type { PrintPorts } from '../../domain/printing/print-article.ts';
import type { SiteFile } from '../../domain/printing/print-page.ts';
import { sharedBrowser } from '../../domain/printing/shared-browser.ts';
import type { Ports } from '../../platform/database/ports.ts';
import { renderPage } from '../../platform/rendering/renderer.ts';

/** A low priority: reading and publishing come first. */
const POLITE = 10;
const ASSET_TYPES: Readonly<Record<string, string>> = { woff2: 'font/woff2', css: 'text/css' };

/** Fonts and style of the web app, each fetched once. Their names are hashes. */
function assetsOf(origin: string): (path: string) => Promise<SiteFile | null> {
  const known = new Map<string, Promise<SiteFile | null>>();
  const fetched = async (path: string): Promise<SiteFile | null> => {
    const contentType = ASSET_TYPES[path.split('.').at(-1) ?? ''];
    if (!contentType) return null;
    const answer = await fetch(origin + path, { signal: AbortSignal.timeout(20_000) });
    if (!answer.ok) throw new Error(`print/asset-answered-${answer.status}: ${path}`);
    return { bytes: new Uint8Array(await answer.arrayBuffer()), contentType };
  };
  return (path) => {
    const file = known.get(path) ?? fetched(path);
    known.set(path, file);
    return file;
  };
}

/** Does some printing with one browser, which is opened when it is needed and closed afterwards. */
export async function withPrintPorts<T>(
  ports: Ports & { readonly publisher: string },
  chromium: string | undefined,
  work: (ports: PrintPorts) => Promise<T>,
): Promise<T> {
  setPriority(POLITE);
  const browser = sharedBrowser(() => openChromium(chromium));
  try {
    const { get } = browser;
    return await work({ ...ports, renderPage, asset: assetsOf(ports.origin), browser: get });
  } finally {
    await browser.close();
  }
}
