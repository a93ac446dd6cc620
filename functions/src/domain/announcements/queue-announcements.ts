/** Notes what services are to be told about an article. What was noted once is never noted again, so nothing is sent twice. */
import { createHash, randomUUID } from 'node:crypto';
import { peerReviewPath } from '@quire/model/article-paths';
import { ANNOUNCEMENTS, PUBLISHED_ARTICLES } from '@quire/model/collections';
import type { SentAnnouncement } from '@quire/model/entities/announcement';
import { holdsWork, type NotifyService } from '@quire/model/entities/notify-service';
import { type PublishedArticle, PublishedArticleSchema } from '@quire/model/entities/published';
import { reviewDoi } from '@quire/model/entities/review-doi';
import { doiUrl, normaliseDoi } from '@quire/model/identifiers';
import { articlePath } from '@quire/model/paths';
import { relationUrl } from '@quire/model/relations/relation-id';
import type { Ports } from '../../platform/database/ports.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { publishedReview } from '../publishing/peer-review/published-review.ts';
import {
  articleAnnouncement,
  type Correspondents,
  reviewAnnouncement,
} from './notification-payloads.ts';
import { readServices } from './read-services.ts';

/** Of one article at a time; a review has at most a few reports for each of a few preprints. */
const AT_ONCE = 100;

type QueuePorts = Pick<Ports, 'db' | 'now' | 'origin' | 'bucket'>;

/** What one service is to be told about one preprint. */
interface Telling {
  readonly kind: 'relationship' | 'review';
  readonly preprint: string;
  readonly service: NotifyService;
  /** Of a review: its place on the page. */
  readonly part: string;
}

const idOf = (article: string, { kind, preprint, service, part }: Telling): string =>
  `sent~${createHash('sha256').update([article, kind, preprint, service.id, part].join('\n')).digest('hex').slice(0, 40)}`;

/** The preprints of an article, each with the services that hold it and are told. */
function preprintsOf({ metadata }: PublishedArticle, services: readonly NotifyService[]) {
  return metadata.relations
    .filter(({ type }) => type === 'preprint')
    .flatMap((relation) => {
      const preprint = relationUrl(relation);
      if (preprint === null) return [];
      return services
        .filter((service) => service.inbox !== '' && holdsWork(service, preprint))
        .map((service) => ({ preprint, service }));
    });
}

/** The reports of its review, by their places on its page. Letters and replies are no reviews. */
async function reportsOf({ db, bucket }: QueuePorts, article: PublishedArticle) {
  if (!article.hasReviews) return [];
  const review = await publishedReview(
    {
      read: async (collection, id) =>
        (await db.collection(collection).doc(id).get()).data() ?? null,
      readFile: (path) => bucket.read(path),
    },
    article,
  );
  return review?.rounds.flatMap(({ reports }) => reports.map(({ id }) => id)) ?? [];
}

function payloadOf(article: PublishedArticle, telling: Telling, between: Correspondents): object {
  const { journal, issue, akey } = article;
  const { kind, part, preprint } = telling;
  const id = `urn:uuid:${randomUUID()}`;
  const { origin } = between;
  if (kind === 'relationship') {
    const relationship = `urn:uuid:${randomUUID()}`;
    const ours = origin + articlePath(journal, issue, akey);
    return articleAnnouncement(id, between, { relationship, article: ours, preprint });
  }
  const doi = article.metadata.doi && normaliseDoi(article.metadata.doi);
  const review = `${origin}${peerReviewPath(journal, issue, akey)}#${part}`;
  const cited = doi ? doiUrl(reviewDoi(doi, part)) : null;
  return reviewAnnouncement(id, between, { review, doi: cited, preprint });
}

/** What was not sent yet of an article that is no longer public. */
async function forget({ db }: QueuePorts, article: string): Promise<void> {
  const { docs } = await db
    .collection(ANNOUNCEMENTS)
    .where('article', '==', article)
    .where('state', '==', 'queued')
    .limit(AT_ONCE)
    .get();
  const batch = db.batch();
  for (const { ref } of docs) batch.delete(ref);
  await batch.commit();
}

/**
 * An article was published, has named a preprint or has a published review since, or was taken down. Services that hold
 * one of its preprints are told, each once. COAR Notify 1.0.1 has no pattern for what is no longer so: `Undo` is for
 * offers.
 *
 * @param id `jkey~akey`
 */
export async function queueAnnouncements(ports: QueuePorts, id: string): Promise<void> {
  const { db, now, origin } = ports;
  const stored = await db.collection(PUBLISHED_ARTICLES).doc(id).get();
  const article = PublishedArticleSchema.safeParse(stored.data()).data;
  if (!article) return forget(ports, id);
  const named = article.metadata.relations.some(({ type }) => type === 'preprint');
  if (!named) return;
  const { press, services } = await readServices(db);
  const preprints = preprintsOf(article, services);
  if (preprints.length === 0) return;
  const parts = await reportsOf(ports, article);
  const tellings: readonly Telling[] = preprints
    .flatMap((each) => [
      { ...each, kind: 'relationship' as const, part: '' },
      ...parts.map((part) => ({ ...each, kind: 'review' as const, part })),
    ])
    .slice(0, AT_ONCE);
  const { journal, issue, title } = article;
  await inTransaction(db, async (tx) => {
    const refs = tellings.map((each) => db.collection(ANNOUNCEMENTS).doc(idOf(id, each)));
    const known = await tx.getAll(...refs);
    const at = now().toISOString();
    for (const [index, telling] of tellings.entries()) {
      const ref = refs[index];
      if (!ref || known[index]?.exists) continue;
      const { kind, service, preprint } = telling;
      const announcement: SentAnnouncement = {
        ...{ direction: 'sent', state: 'queued', kind, journal, issue, article: id, title },
        ...{ service: service.id, serviceName: service.name, work: preprint },
        ...{ at, due: at, attempts: 0 },
        payload: JSON.stringify(payloadOf(article, telling, { origin, press, service })),
      };
      tx.set(ref, announcement);
    }
  });
}
