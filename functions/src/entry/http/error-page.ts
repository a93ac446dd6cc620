import { inLanguage } from '@quire/content/messages/in-language';
import { ERRORS, type ErrorCode, errorMessage } from '@quire/model/errors';
import { escapeHtml } from '@quire/model/mail/escape-html';
import { language } from '@quire/model/messages/language';
import { readLanguageAddress } from '@quire/model/messages/language-address';
import { LANGUAGES, languageBase } from '@quire/model/messages/languages';
import { pathBelow } from '@quire/model/messages/path-below';
import { t } from '@quire/model/messages/t';
import { homePath } from '@quire/model/paths';
import { DOCUMENT_POLICY, SECURITY_HEADERS } from '@quire/model/security-headers';
import { pressLanguage } from '../../platform/config/press-language.ts';
import type { HttpResponse } from '../../platform/http/http.ts';
import { requestId } from '../../platform/logging/request-id.ts';

/**
 * A whole page without the app, shown when the app itself fails, in the language that the address names. It reads nothing:
 * of the press's own words it has those that this process knows already.
 *
 * @param path of the request: `/es/journals`
 */
export function errorPage(code: ErrorCode, path: string): string {
  const { language: named } = readLanguageAddress(path);
  const shown = named ?? pressLanguage();
  return shown ? inLanguage(shown, () => pageOf(code)) : pageOf(code);
}

function pageOf(code: ErrorCode): string {
  const message = escapeHtml(errorMessage(code));
  const reference = ERRORS[code].status >= 500 ? requestId() : undefined;
  const home = pathBelow(languageBase(language()), homePath());
  return `<!doctype html>
<html lang="${language()}" dir="${LANGUAGES[language()].direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${message}</title>
<style>
:root{color-scheme:light dark}
body{font:1.125rem/1.5 Georgia,serif;max-width:34rem;margin:18vh auto;padding:0 1.5rem}
h1{font-size:1.5rem;font-weight:400}
code{font-size:.9rem;opacity:.7}
</style></head>
<body><main><h1>${message}</h1>
<p><a href="${home}">${escapeHtml(t('pages.backHome'))}</a></p><p><code dir="ltr">${code}${reference === undefined ? '' : ` · ${reference}`}</code></p></main></body></html>
`;
}

/** Answers with the error page. Reveals nothing about the cause. */
export function sendErrorPage(response: HttpResponse, code: ErrorCode, path: string): void {
  response
    .status(ERRORS[code].status)
    .set({
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      ...SECURITY_HEADERS,
      // Without a sandbox: its link opens the home page.
      'Content-Security-Policy': DOCUMENT_POLICY,
    })
    .end(errorPage(code, path));
}
