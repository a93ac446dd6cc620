/** A press for tests that prints: the built web app renders from it, a real browser prints. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { readTranslation } from '@quire/content/messages/read-translation';
import { installedChromium, openChromium } from '../domain/printing/open-chromium.ts';
import type { PrintPorts } from '../domain/printing/print-article.ts';
import type { SiteFile } from '../domain/printing/print-page.ts';
import { sharedBrowser } from '../domain/printing/shared-browser.ts';
import { fileOfMediaPath } from '../platform/storage/published-file.ts';
import type { TestPress } from './test-press.ts';

const WEB = new URL('../../../web/dist/', import.meta.url);
const ENTRY = new URL('server/entry-server.js', WEB);

/** Printing needs a browser and a built web app; tests are skipped without, and say so. */
export const CAN_PRINT =
  installedChromium(process.env.CHROME_PATH) !== undefined && existsSync(ENTRY);
if (!CAN_PRINT) {
  console.warn('There is no Chromium or no built web app here: tests of printing are skipped.');
}

type Render = (request: Request, context: object) => Promise<Response>;

/** Reads as pages do, past the network. */
function readerOf({ db, bucket }: TestPress) {
  return {
    document: async (collection: string, id: string) =>
      (await db.collection(collection).doc(id).get()).data() ?? null,
    media: async (path: string) => {
      const file = fileOfMediaPath(path);
      const bytes = file && (await bucket.read(file.path));
      return bytes ? gunzipSync(bytes).toString() : null;
    },
  };
}

async function asset(path: string): Promise<SiteFile | null> {
  const bytes = await readFile(new URL(`client${path}`, WEB)).catch(() => null);
  return bytes && { bytes, contentType: path.endsWith('.woff2') ? 'font/woff2' : 'text/css' };
}

export interface PrintingPress extends PrintPorts {
  /** Articles' pages that were rendered for printing. */
  readonly rendered: string[];
  closeBrowser(): Promise<void>;
}

export async function printingPress(press: TestPress): Promise<PrintingPress> {
  const { render }: { render: Render } = await import(ENTRY.href);
  const browser = sharedBrowser(() => openChromium(process.env.CHROME_PATH));
  const rendered: string[] = [];
  const { origin } = press;
  return {
    ...press,
    publisher: 'Saltmarsh Press',
    rendered,
    renderPage: (request, shown) => {
      rendered.push(new URL(request.url).pathname);
      const translations = readTranslation;
      const firestore = { projectId: 'demo-quire' };
      const reader = readerOf(press);
      return render(request, {
        origin,
        mediaOrigin: origin,
        firestore,
        reader,
        translations,
        ...shown,
      });
    },
    asset,
    browser: browser.get,
    closeBrowser: browser.close,
  };
}
