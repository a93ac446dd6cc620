/**
 * What the press sends: patterns of COAR Notify 1.0.1 in JSON-LD. It says of works and services what their addresses
 * are, and nothing about people.
 */
import type { NotifyService } from '@quire/model/entities/notify-service';
import { inboxPath } from '@quire/model/paths';

/** As COAR Notify 1.0.1 asks for. */
const CONTEXT = ['https://www.w3.org/ns/activitystreams', 'https://coar-notify.net'];

/** “A version, edition, or adaptation of the described resource”: https://www.dublincore.org/specifications/dublin-core/dcmi-terms/. */
const VERSION_OF = 'http://purl.org/dc/terms/isVersionOf';

export interface Correspondents {
  /** The press's own address. */
  readonly origin: string;
  /** Its name. */
  readonly press: string;
  readonly service: Pick<NotifyService, 'id' | 'inbox'>;
}

/** What every pattern has. `id`: `urn:uuid:…`, the same at each attempt. */
function frame(id: string, { origin, press, service }: Correspondents) {
  return {
    '@context': CONTEXT,
    id,
    actor: { id: origin, type: 'Service', name: press },
    origin: { id: origin, type: 'Service', inbox: origin + inboxPath() },
    target: { id: service.id, type: 'Service', inbox: service.inbox },
  };
}

/** A work of the service: its DOI's address, or where it is. Nothing is fetched, so more is not known. */
const workAt = (address: string) => ({
  id: address,
  type: ['Page', 'sorg:AboutPage'],
  'ietf:cite-as': address,
});

/** Announce Relationship: an article was published of which the service has a preprint. */
export const articleAnnouncement = (
  id: string,
  between: Correspondents,
  {
    relationship,
    article,
    preprint,
  }: Readonly<Record<'relationship' | 'article' | 'preprint', string>>,
) => ({
  ...frame(id, between),
  type: ['Announce', 'coar-notify:RelationshipAction'],
  object: {
    id: relationship,
    type: 'Relationship',
    'as:subject': article,
    'as:relationship': VERSION_OF,
    'as:object': preprint,
  },
  context: workAt(preprint),
});

/** Announce Review: a report about a paper was published of which the service has a preprint. */
export const reviewAnnouncement = (
  id: string,
  between: Correspondents,
  {
    review,
    doi,
    preprint,
  }: { readonly review: string; readonly doi: string | null; readonly preprint: string },
) => ({
  ...frame(id, between),
  type: ['Announce', 'coar-notify:ReviewAction'],
  object: {
    id: review,
    type: ['Document', 'sorg:Review'],
    ...(doi === null ? {} : { 'ietf:cite-as': doi }),
  },
  context: workAt(preprint),
});

/** Reject: an offer that the press does not follow. Of the offer, it repeats no more than what it was about. */
export const offerRejection = (
  id: string,
  between: Correspondents,
  offer: { readonly id: string; readonly type: readonly string[]; readonly object: string },
  summary: string,
) => ({
  ...frame(id, between),
  type: 'Reject',
  object: { id: offer.id, type: offer.type, object: offer.object },
  inReplyTo: offer.id,
  summary,
});

/** Unprocessable Notification: an announcement of a pattern that the press does not follow. */
export const unprocessable = (
  id: string,
  between: Correspondents,
  notification: string,
  summary: string,
) => ({
  ...frame(id, between),
  type: ['Flag', 'coar-notify:UnprocessableNotification'],
  object: { id: notification },
  inReplyTo: notification,
  summary,
});
