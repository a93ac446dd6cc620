import { errorMessage } from '@quire/model/errors';
import { DOCUMENT_POLICY, SECURITY_HEADERS } from '@quire/model/security-headers';

/** Internet Explorer, by its own name. */
export function isOldBrowser(userAgent: string): boolean {
  return /\bMSIE \d|\bTrident\//.test(userAgent);
}

const MESSAGE = `<title>Unsupported browser</title><p>${errorMessage('browser/unsupported')}</p>`;

/** The message, without the app. No cache may keep it: others ask for the same address. */
export function oldBrowserPage(): Response {
  return new Response(
    `<!doctype html><html lang="en"><head><meta charset="utf-8">${MESSAGE}</html>`,
    {
      headers: {
        ...SECURITY_HEADERS,
        'Content-Security-Policy': DOCUMENT_POLICY,
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
      },
    },
  );
}

/**
 * The same message where the CDN answers with a page that it holds: it cannot tell browsers apart
 * (`Vary: User-Agent` would make it hold nothing). Only a browser without modules reads this
 * script, only Internet Explorer has a `documentMode`, and `plaintext` swallows what follows: nothing
 * of it is shown, no script of it runs. A browser that reads content security policies
 * never comes to it, so it needs no hash there.
 */
export const OLD_BROWSER_SCRIPT = `<script nomodule>document.documentMode&&document.write(${JSON.stringify(`${MESSAGE}<plaintext style="display:none">`)})</script>`;
