import { inLanguage } from '@quire/content/messages/in-language';
import { readInvitationStop } from '@quire/model/mail/invitation-stops';
import { ALERTS_STOP } from '@quire/model/mail/mail-switches';
import { isLanguage, type Language, SOURCE_LANGUAGE } from '@quire/model/messages/languages';
import type { StopChange } from '../../domain/mail/stop-invitations.ts';
import { pressOrigin } from '../../platform/config/press-origin.ts';
import { readCurrentTexts } from '../../platform/firebase/current-texts.ts';
import { bodyOf, type HttpRequest, type HttpResponse } from '../../platform/http/http.ts';
import { answerManageAlerts } from './answer-alerts.ts';
import { invitationStopPage } from './invitation-stop-page.ts';
import { sendLinkPage } from './send-link-page.ts';
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
  if (name === ALERTS_STOP) return answerManageAlerts(request, response, token);
  const { adminPorts } = await import('../../platform/firebase/admin.ts');
  const isPost = request.method === 'POST';
  if (readInvitationStop(name)) {
    const { changeStop, viewStop } = await import('../../domain/mail/stop-invitations.ts');
    const { db } = adminPorts();
    const view = isPost
      ? await changeStop({ db }, token, name, changeIn(request))
      : await viewStop(db, token, name);
    const page = () => (view ? invitationStopPage(view) : unsubscribePage('not-valid', name));
    return sendLinkPage(response, view ? 200 : 404, inLanguage(languageOfMail(request), page));
  }
  const { readUnsubscribe, unsubscribe } = await import('../../domain/mail/unsubscribe.ts');
  const found = isPost
    ? await unsubscribe(adminPorts(), token, name)
    : await readUnsubscribe(adminPorts().db, token, name);
  const page = () => unsubscribePage(!found ? 'not-valid' : isPost ? 'done' : 'ask', name);
  sendLinkPage(response, found ? 200 : 404, inLanguage(found?.language ?? SOURCE_LANGUAGE, page));
}

const FORM_MAX_BYTES = 200;

/** Which button was pressed. A mail client sends `List-Unsubscribe=One-Click`, which is the first one. */
function changeIn(request: HttpRequest): StopChange {
  const body = bodyOf(request);
  if (body.byteLength > FORM_MAX_BYTES) return 'stop';
  const pressed = new URLSearchParams(body.toString('utf8')).get('do');
  return pressed === 'press' || pressed === 'allow' ? pressed : 'stop';
}

/** Of a person who may have no account: that of the mail, which its link says. */
function languageOfMail({ originalUrl }: HttpRequest): Language {
  const tag = new URL(originalUrl, pressOrigin()).searchParams.get('language');
  return tag !== null && isLanguage(tag) ? tag : SOURCE_LANGUAGE;
}
