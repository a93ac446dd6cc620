/** What the demo's review service has announced of published articles: one was accepted, one waits for its editors. */
import { createHash } from 'node:crypto';
import { ANNOUNCEMENTS, PUBLISHED_ARTICLES } from '@quire/model/collections';
import { ReceivedAnnouncementSchema } from '@quire/model/entities/announcement';
import type { NotifyService } from '@quire/model/entities/notify-service';
import { PublishedArticleSchema } from '@quire/model/entities/published';
import type { Ports } from '../functions/src/platform/database/ports.ts';

const DAY_MS = 86_400_000;

const AnnouncedSchema = PublishedArticleSchema.pick({ journal: true, issue: true, title: true });

const RECEIVED = [
  {
    ...{ article: 'CES~marsh-edge-retreat', kind: 'review', state: 'accepted', ago: 20 },
    notification: 'urn:uuid:5b6c9f0e-1f0b-4c0e-9a5e-6f1d0c2b7a41',
    path: '/reviews/118',
  },
  {
    ...{ article: 'CES~eelgrass-heat', kind: 'endorsement', state: 'waiting', ago: 2 },
    notification: 'urn:uuid:0f9d1a37-8d53-4d0b-8f0a-3a1be2a6c9d8',
    path: '/recommendations/42',
  },
] as const;

/** Writes those that are not there yet; what is published follows from them. */
export async function loadAnnouncements(
  { db, now }: Pick<Ports, 'db' | 'now'>,
  services: readonly NotifyService[],
): Promise<void> {
  const [service] = services;
  if (!service) return;
  for (const { ago, path, article, notification, kind, state } of RECEIVED) {
    const about = AnnouncedSchema.safeParse(
      (await db.collection(PUBLISHED_ARTICLES).doc(article).get()).data(),
    ).data;
    const hash = createHash('sha256').update(`${service.id}\n${notification}`).digest('hex');
    const ref = db.collection(ANNOUNCEMENTS).doc(`received~${hash.slice(0, 40)}`);
    if (!about || (await ref.get()).exists) continue;
    const at = new Date(now().getTime() - ago * DAY_MS).toISOString();
    const work = new URL(path, service.id).href;
    await ref.set(
      ReceivedAnnouncementSchema.parse({
        ...{ ...about, direction: 'received', article, notification, kind, state, work, at },
        ...{ service: service.id, serviceName: service.name },
        relation: { type: 'review', idType: 'uri', identifier: work, description: service.name },
        ...(state === 'accepted' && { decidedAt: at }),
      }),
    );
  }
}
