import { languageOfSegment } from '@quire/model/messages/language-address';
import { languageKey, SOURCE_LANGUAGE } from '@quire/model/messages/languages';
import { pathBelow } from '@quire/model/messages/path-below';
import { accountPath, coAuthorPath } from '@quire/model/paths';
import { pressOrigin } from '../../platform/config/press-origin.ts';
import type { HttpRequest, HttpResponse } from '../../platform/http/http.ts';

const MAX = 200;

/**
 * `GET /orcid/return`: where ORCID sends people back to. It changes nothing, as nobody is signed in here: it leads to
 * the account's page in the language that the state names, which finishes as the person who is signed in there, or to
 * the co-author's page, which has kept the link of their mail. Only who has begun can. The code follows `#`, so that no server logs it and no other page is told.
 */
export function answerOrcidReturn(request: HttpRequest, response: HttpResponse): void {
  const { searchParams } = new URL(request.originalUrl, pressOrigin());
  const state = searchParams.get('state') ?? '';
  const code = searchParams.get('code') ?? '';
  const [segment = '', kind] = state.split('.');
  const language = languageOfSegment(segment);
  const page = kind === 'c' ? coAuthorPath() : accountPath();
  const base = language && language !== SOURCE_LANGUAGE ? `/${languageKey(language)}` : '';
  const back = new URLSearchParams(
    code && code.length <= MAX && state.length <= MAX ? { code, state } : { denied: '1' },
  );
  response
    .status(303)
    .set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })
    .location(`${pathBelow(base, page)}#orcid?${back}`)
    .end();
}
