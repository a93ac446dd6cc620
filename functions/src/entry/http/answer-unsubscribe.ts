import { inLanguage } from '@quire/content/messages/in-language';
import { SOURCE_LANGUAGE } from '@quire/model/messages/languages';
import { DOCUMENT_POLICY } from '@quire/model/security-headers';
import { readCurrentTexts } from '../../platform/firebase/current-texts.ts';
import type { HttpRequest, HttpResponse } from '../../platform/http/http.ts';
import { unsubscribePage } from './unsubscribe-page.ts';

const ADDRESS = /^\/unsubscribe\/([^/]+)\/([^/]+)$/;

/** The account's token and the kind of mail in such an address; null: it is not one. */
export function unsubscribeParts(path: string): readonly [token: string, name: string] | null {
  const [, token, name] = ADDRESS.exec(path) ?? [];
  return token && name ? [token, name] : null;
}

/**
 * `GET`: asks, and changes nothing, because mail scanners follow links. `POST`, from its button or from a mail
 * client's one-click link (RFC 8058): stops the mails. Neither needs a sign-in.
 */
export async function answerUnsubscribe(
  request: HttpRequest,
  response: HttpResponse,
  [token, name]: readonly [string, string],
): Promise<void> {
  await readCurrentTexts();
  const { adminPorts } = await import('../../platform/firebase/admin.ts');
  const { readUnsubscribe, unsubscribe } = await import('../../domain/mail/unsubscribe.ts');
  const isPost = request.method === 'POST';
  const found = isPost
    ? await unsubscribe(adminPorts(), token, name)
    : await readUnsubscribe(adminPorts().db, token, name);
  response
    .status(found ? 200 : 404)
    .set({
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      // The token is part of the address and must not be sent on.
      'Referrer-Policy': 'no-referrer',
      'Content-Security-Policy': DOCUMENT_POLICY.replace(
        "form-action 'none'",
        "form-action 'self'",
      ),
    })
    .end(
      inLanguage(found?.language ?? SOURCE_LANGUAGE, () =>
        unsubscribePage(!found ? 'not-valid' : isPost ? 'done' : 'ask', name),
      ),
    );
}
