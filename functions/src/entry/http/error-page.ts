import { ERRORS, type ErrorCode, errorMessage } from '@quire/model/errors';
import { escapeHtml } from '@quire/model/mail/escape-html';
import { DOCUMENT_POLICY, SECURITY_HEADERS } from '@quire/model/security-headers';
import type { HttpResponse } from '../../platform/http/http.ts';

/** A whole page without the app, shown when the app itself fails. */
export function errorPage(code: ErrorCode): string {
  const message = escapeHtml(errorMessage(code));
  const { status } = ERRORS[code];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${message}</title>
<style>
:root{color-scheme:light dark}
body{font:1.125rem/1.5 Georgia,serif;max-width:34rem;margin:18vh auto;padding:0 1.5rem}
h1{font-size:1.5rem;font-weight:400}
code{font-size:.9rem;opacity:.7}
</style></head>
<body><main><h1>${message}</h1>${status >= 500 ? '<p>Please try again in a moment.</p>' : ''}
<p><a href="/">Go to the home page</a></p><p><code>${code}</code></p></main></body></html>
`;
}

/** Answers with the error page. Reveals nothing about the cause. */
export function sendErrorPage(response: HttpResponse, code: ErrorCode): void {
  response
    .status(ERRORS[code].status)
    .set({
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      ...SECURITY_HEADERS,
      // Without a sandbox: its link opens the home page.
      'Content-Security-Policy': DOCUMENT_POLICY,
    })
    .end(errorPage(code));
}
