import { errorMessage } from '@quire/model/errors';

/** Internet Explorer, by its own name (specification, sections 2 and 8). */
export function isOldBrowser(userAgent: string): boolean {
  return /\bMSIE \d|\bTrident\//.test(userAgent);
}

/** The message, without the app. */
export function oldBrowserPage(): Response {
  const message = errorMessage('browser/unsupported');
  return new Response(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Unsupported browser</title></head><body><p>${message}</p></body></html>`,
    { headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' } },
  );
}
