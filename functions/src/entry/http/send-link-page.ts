import { FORM_POLICY } from '@quire/model/security-headers';
import type { HttpResponse } from '../../platform/http/http.ts';

/**
 * Answers with a page of `linkPage`, whose form posts to its own address. It is kept by no cache.
 *
 * @param hasSecret whether a token is part of the address and must not be sent on; otherwise browsers say to ourselves
 *   where a form was sent from
 */
export function sendLinkPage(
  response: HttpResponse,
  status: number,
  page: string,
  hasSecret = true,
): void {
  response
    .status(status)
    .set({
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Referrer-Policy': hasSecret ? 'no-referrer' : 'same-origin',
      'Content-Security-Policy': FORM_POLICY,
    })
    .end(page);
}
