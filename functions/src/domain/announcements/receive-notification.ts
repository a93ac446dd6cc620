/** Takes a notification: from a service in the settings, about an article of ours, once. Nothing is fetched for it. */
import { createHash, randomUUID } from 'node:crypto';
import { ANNOUNCEMENTS, articleDocId } from '@quire/model/collections';
import type { ReceivedAnnouncement, SentAnnouncement } from '@quire/model/entities/announcement';
import {
  type AnnouncedKind,
  holdsWork,
  type NotifyService,
} from '@quire/model/entities/notify-service';
import type { RelationName } from '@quire/model/entities/relation';
import { t } from '@quire/model/messages/t';
import { inboxPath } from '@quire/model/paths';
import { readRelationId } from '@quire/model/relations/relation-id';
import type { Ports } from '../../platform/database/ports.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { storedText } from '../../platform/text/stored-text.ts';
import { isWithinBudget } from '../../platform/throttle/spend-budget.ts';
import { findAnnouncedArticle } from './find-announced-article.ts';
import { offerRejection, unprocessable } from './notification-payloads.ts';
import { type IncomingNotification, readNotification } from './read-notification.ts';
import { readServices } from './read-services.ts';

export type Received =
  /** It is stored, now or before. `id`: of what is stored. */
  | { readonly status: 201; readonly id: string }
  /** It was understood; there is nothing to keep of it, or it will be answered. */
  | { readonly status: 202 }
  | { readonly status: 400 | 403 | 429; readonly code: string };

type Ported = Pick<Ports, 'db' | 'now' | 'origin'>;

const KINDS: readonly (readonly [string, AnnouncedKind])[] = [
  ['ReviewAction', 'review'],
  ['EndorsementAction', 'endorsement'],
  ['RelationshipAction', 'relationship'],
];

const refused = (status: 400 | 403, code: string): Received => ({ status, code });

/** Whether the type names an action of COAR Notify, with its prefix or without. */
const isOf = ({ type }: IncomingNotification, action: string): boolean =>
  type.includes(action) || type.includes(`coar-notify:${action}`);

const storedId = (direction: 'received' | 'sent', { id }: NotifyService, notification: string) =>
  `${direction}~${createHash('sha256').update(`${id}\n${notification}`).digest('hex').slice(0, 40)}`;

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : '');

/** Its target is this press: the inbox, or the press by its own address. */
const isToUs = ({ target }: IncomingNotification, origin: string): boolean =>
  target.inbox === origin + inboxPath() || hostOf(target.id) === hostOf(origin);

/** Notes an answer to the service's own inbox, as the settings have it, never to one that the notification names. */
async function answer(
  { db, now, origin }: Ported,
  press: string,
  service: NotifyService,
  notification: IncomingNotification,
): Promise<Received> {
  if (service.inbox === '') return refused(400, 'notification/not-followed');
  const between = { origin, press, service };
  const id = `urn:uuid:${randomUUID()}`;
  const summary = storedText(() => t('officeAnnouncements.notFollowed'));
  const { type, object } = notification;
  const payload = type.includes('Offer')
    ? offerRejection(id, between, { id: notification.id, type, object: object.id }, summary)
    : unprocessable(id, between, notification.id, summary);
  const at = now().toISOString();
  const announcement: SentAnnouncement = {
    ...{ direction: 'sent', kind: 'answer', state: 'queued' },
    ...{ journal: '', issue: '', article: '', title: '' },
    ...{ service: service.id, serviceName: service.name, work: object.id },
    ...{ at, due: at, attempts: 0, payload: JSON.stringify(payload) },
  };
  const ref = db.collection(ANNOUNCEMENTS).doc(storedId('sent', service, notification.id));
  await inTransaction(db, async (tx) => {
    if (!(await tx.get(ref)).exists) tx.set(ref, announcement);
  });
  return { status: 202 };
}

/** What is announced: the work, by its persistent address where it has one, and which of its addresses are the service's. */
function announced({ object }: IncomingNotification, kind: AnnouncedKind) {
  if (kind === 'relationship') {
    const subject = object['as:subject'];
    return subject === undefined ? null : { work: subject, addresses: [subject] };
  }
  const cited = object['ietf:cite-as'];
  return {
    work: cited ?? object.id,
    addresses: cited === undefined ? [object.id] : [object.id, cited],
  };
}

async function keep(
  ports: Ported,
  service: NotifyService,
  notification: IncomingNotification,
  kind: AnnouncedKind,
): Promise<Received> {
  const { db, now } = ports;
  const { context, object } = notification;
  const what = announced(notification, kind);
  if (!what || !context) return refused(400, 'notification/incomplete');
  const isAbout = kind !== 'relationship' || object['as:object'] === context.id;
  const named = readRelationId(what.work);
  if (!isAbout || !named) return refused(400, 'notification/incomplete');
  // Whoever else sends this in the service's name can only point to what the service itself shows.
  if (!what.addresses.every((address) => holdsWork(service, address)))
    return refused(403, 'notification/not-its-own');
  const id = storedId('received', service, notification.id);
  const ref = db.collection(ANNOUNCEMENTS).doc(id);
  const article = await findAnnouncedArticle(ports, [
    context.id,
    ...(context['ietf:cite-as'] === undefined ? [] : [context['ietf:cite-as']]),
  ]);
  if (!article) return refused(400, 'notification/unknown-article');
  const { journal, issue, akey, title } = article;
  const type: RelationName = kind === 'relationship' ? service.relation : 'review';
  const announcement: ReceivedAnnouncement = {
    ...{ direction: 'received', state: 'waiting', kind, journal, issue, title },
    ...{ article: articleDocId(journal, akey), work: what.work },
    ...{ service: service.id, serviceName: service.name, at: now().toISOString() },
    notification: notification.id,
    relation: { type, ...named, description: service.name },
  };
  await inTransaction(db, async (tx) => {
    if (!(await tx.get(ref)).exists) tx.set(ref, announcement);
  });
  return { status: 201, id };
}

/**
 * Takes the body of a request to the inbox. 201: an announcement waits for an editor, also where it has come before;
 * 202: an offer or a pattern that is answered in the service's inbox, or an answer, which never is, as two inboxes would
 * answer each other for ever. 400: no notification of COAR Notify 1.0.1, not to this press, or about no article of
 * ours. 403: from nobody in the settings, or of what it may not announce. 429: too many from this service.
 */
export async function receiveNotification(ports: Ported, body: string): Promise<Received> {
  const notification = readNotification(body);
  if (!notification) return refused(400, 'notification/malformed');
  const { origin, type } = notification;
  const { press, services } = await readServices(ports.db);
  const service = services.find(({ id }) => id === origin.id);
  if (!service) return refused(403, 'notification/unknown-service');
  const isOwnInbox =
    origin.inbox === undefined || hostOf(origin.inbox) === hostOf(service.inbox || service.id);
  if (!isOwnInbox) return refused(403, 'notification/unknown-service');
  if (!isToUs(notification, ports.origin)) return refused(400, 'notification/not-to-us');
  const topic = createHash('sha256').update(service.id).digest('hex').slice(0, 16);
  if (!(await isWithinBudget(ports, 'notification', { press: 'all', topic })))
    return { status: 429, code: 'notification/too-many' };
  if (type.includes('Offer')) return answer(ports, press, service, notification);
  if (!type.includes('Announce')) return { status: 202 };
  const [, kind] = KINDS.find(([action]) => isOf(notification, action)) ?? [];
  if (!kind) return answer(ports, press, service, notification);
  if (!service.announces.includes(kind)) return refused(403, 'notification/not-allowed');
  return keep(ports, service, notification, kind);
}
