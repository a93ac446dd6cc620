import { inboxPath } from '@quire/model/paths';
import { visitorAddress } from '../../domain/metrics/visitor-address.ts';
import { pressOrigin } from '../../platform/config/press-origin.ts';
import { bodyOf, type HttpRequest, type HttpResponse } from '../../platform/http/http.ts';
import { log } from '../../platform/logging/log.ts';

const JSON_LD = 'application/ld+json';
/** Of the samples of COAR Notify, the longest has 2 kB. */
const BODY_MAX_BYTES = 65_536;
/** Until a budget has room again, a sender may ask once an hour. */
const BUSY_SECONDS = 3_600;

/** Linked Data Notifications, 3.3.2: a list of what this reader may see, which is nothing. */
const listed = () => ({
  '@context': 'http://www.w3.org/ns/ldp',
  '@id': pressOrigin() + inboxPath(),
  '@type': 'ldp:Container',
  contains: [],
});

/**
 * `/inbox`: notifications of services by Linked Data Notifications (https://www.w3.org/TR/ldn/) in the patterns of COAR
 * Notify 1.0.1. `POST`: `receiveNotification` says what each status means; 413, 415: too large, not JSON-LD. `GET`: a list
 * without entries, as notifications are not public; one of them: 403.
 */
export async function answerInbox(request: HttpRequest, response: HttpResponse): Promise<void> {
  response.set({
    'Cache-Control': 'no-store',
    'Accept-Post': JSON_LD,
    Allow: 'GET, HEAD, OPTIONS, POST',
  });
  const answer = (status: number, said: string) =>
    response.status(status).type('text/plain').end(said);
  if (request.method === 'OPTIONS') {
    response.status(204).end();
    return;
  }
  if (request.path !== inboxPath()) {
    answer(403, 'notification/not-public');
    return;
  }
  if (request.method !== 'POST') {
    response.status(200).type(JSON_LD).end(JSON.stringify(listed()));
    return;
  }
  const [type] = (request.get('content-type') ?? '').toLowerCase().split(';', 1);
  if (type?.trim() !== JSON_LD) {
    answer(415, 'notification/not-json-ld');
    return;
  }
  const body = bodyOf(request);
  if (body.byteLength > BODY_MAX_BYTES) {
    answer(413, 'notification/too-large');
    return;
  }
  const { adminPorts } = await import('../../platform/firebase/admin.ts');
  const { readCurrentTexts } = await import('../../platform/firebase/current-texts.ts');
  const { isWithinBudget } = await import('../../platform/throttle/spend-budget.ts');
  const { receiveNotification } = await import(
    '../../domain/announcements/receive-notification.ts'
  );
  const ports = adminPorts();
  const tooMany = (code: string) => {
    response.set('Retry-After', String(BUSY_SECONDS));
    answer(429, code);
  };
  if (!(await isWithinBudget(ports, 'notification', { network: visitorAddress(request) }))) {
    tooMany('notification/too-many');
    return;
  }
  await readCurrentTexts();
  const received = await receiveNotification(ports, body.toString('utf8'));
  if ('code' in received) {
    log.warn('inbox/refused', { status: received.status, code: received.code });
    if (received.status === 429) tooMany(received.code);
    else answer(received.status, received.code);
    return;
  }
  if (received.status === 201) {
    response.location(`${pressOrigin()}${inboxPath()}/${received.id}`);
    answer(201, 'notification/received');
  } else answer(202, 'notification/understood');
}
