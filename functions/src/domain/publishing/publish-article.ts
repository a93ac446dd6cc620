/**
 * Derives the published article from its record: always from the current `articles/{id}` and the immutable version it
 * refers to, never from an event. An event that arrives twice, late or out of order therefore changes nothing.
 */
import {
  ARTICLES,
  articleDocId,
  PUBLISHED_ARTICLES,
  PUBLISHED_COMMENTS,
  publishedFilePath,
  TOMBSTONES,
} from '@quire/model/collections';
import { type Article, ArticleSchema } from '@quire/model/entities/article';
import { harvestSets } from '@quire/model/entities/harvest';
import { type PublishedArticle, PublishedArticleSchema } from '@quire/model/entities/published';
import { type Tombstone, tombstoneId } from '@quire/model/entities/tombstone';
import { isPublic } from '@quire/model/states/article';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Ports } from '../../platform/database/ports.ts';
import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction, withoutUndefined } from '../../platform/database/transaction.ts';
import { enqueueMails } from '../outbox/enqueue-mail.ts';
import { changeStamp } from '../search-queue/changed-at.ts';
import { writeIfChanged } from '../search-queue/write-if-changed.ts';
import { readFrame, readVersion } from './article-frame.ts';
import { articlePublishedMails } from './article-published-mails.ts';
import { isCiteOf, makeCite } from './cite/make-cite.ts';
import { composeArticle, publisherOf } from './compose-article.ts';
import { noteMove } from './list-moves.ts';
import { withoutMadePdf } from './made-pdf.ts';
import { peerReviewRef, readPeerReview } from './peer-review/read-peer-review.ts';
import { queuePrint } from './print-queue.ts';
import { isReplaced, keepVersion, removeVersions } from './public-versions.ts';
import { type RenderedVersion, renderedPart } from './published-article.ts';
import { passagesRef, removePassages, setPassages } from './published-passages.ts';
import { queueReferenceSearch, referenceSearchRef } from './references/reference-search.ts';
import { renderVersion } from './render-version.ts';
import { makeShareImage, shareImageName } from './share/make-share-image.ts';

export type PublishResult =
  | {
      readonly ok: true;
      readonly outcome: 'published' | 'unchanged' | 'taken-down' | 'not-public';
      /** The affected issues: the current one and the former one. */
      readonly issues: readonly string[];
    }
  | { readonly ok: false; readonly code: string; readonly retry: boolean };

/** How often a publication is restarted because the article changed while it was rendered. */
const ROUNDS = 5;

const docs = (ports: Ports, article: Pick<Article, 'journal' | 'akey'>) => {
  const id = articleDocId(article.journal, article.akey);
  const record = ports.db.collection(ARTICLES).doc(id);
  return { id, record, published: ports.db.collection(PUBLISHED_ARTICLES).doc(id) };
};

/** The previously published article. */
export const seenIn = (snapshot: DocumentSnapshot): PublishedArticle | undefined =>
  snapshot.exists ? PublishedArticleSchema.safeParse(snapshot.data()).data : undefined;

/** The rendered version: the existing one if it is the same version, otherwise rendered now. */
async function versionFor(
  ports: Ports,
  article: Article,
  seen: PublishedArticle | undefined,
  remake: boolean,
): Promise<RenderedVersion | null> {
  if (!remake && seen?.revision === article.publishedRevision) {
    return renderedPart(withoutMadePdf(seen));
  }
  const version = await readVersion(ports, article);
  return version && renderVersion(ports, article, version);
}

type Commit = PublishResult | 'superseded';

async function commit(
  ports: Ports,
  article: Article,
  made: RenderedVersion,
  seenBefore: PublishedArticle | undefined,
): Promise<Commit> {
  const { id, published } = docs(ports, article);
  const { db, origin } = ports;
  // Citations are files too: they are made before the transaction, and checked in it.
  const before = await readFrame(ports, article, made.metadata);
  if (!before.ok) return before.result;
  const review = await readPeerReview(ports, article);
  const draft = composeArticle(article, made, before.frame, seenBefore, review !== null);
  const cite = await makeCite(ports, draft, publisherOf(before.frame), seenBefore?.cite);
  const shareImage = await makeShareImage(ports, draft, before.frame, seenBefore?.shareImage);
  return inTransaction<Commit>(db, async (tx) => {
    const [snapshot, passages] = await Promise.all([
      tx.get(published),
      tx.get(passagesRef(db, id)),
    ]);
    const read = await readFrame(ports, article, made.metadata);
    if (!read.ok) return read.result;
    const { frame } = read;
    const seen = seenIn(snapshot);
    const composed = composeArticle(article, made, frame, seen, review !== null);
    const next = { ...composed, cite, ...(shareImage ? { shareImage } : {}) };
    if (!isCiteOf(cite, next, origin, publisherOf(frame))) return 'superseded';
    if (shareImage && shareImageName(next, frame) !== shareImage) return 'superseded';
    const { press, journal } = frame;
    if (!snapshot.exists && press) {
      await enqueueMails(ports, tx, articlePublishedMails(ports, id, next, { press, journal }));
    }
    if (seen && isReplaced(seen, next)) keepVersion(db, tx, seen);
    noteMove(tx, snapshot, next.listKey);
    queuePrint(tx, published, seen, next, ports.now());
    queueReferenceSearch(tx, published, seen, next);
    if (review?.isNew) {
      const changedAt = changeStamp(ports.now());
      tx.set(peerReviewRef(ports, article), withoutUndefined({ ...review.review, changedAt }));
    }
    setPassages(tx, passages, next, made.passages);
    const changed = writeIfChanged(tx, published, snapshot, next, { now: ports.now() });
    const issues =
      seen && seen.issue !== article.issue ? [article.issue, seen.issue] : [article.issue];
    return { ok: true, outcome: changed ? 'published' : 'unchanged', issues };
  });
}

const tombstoneRef = ({ db }: Ports, id: string) =>
  db.collection(TOMBSTONES).doc(tombstoneId(PUBLISHED_ARTICLES, id));

/** The tombstone. */
const tombstoneOf = ({ title, tombstone }: Article): Omit<Tombstone, 'sets'> => ({
  title,
  date: (tombstone?.at ?? '').slice(0, 10),
  reason: tombstone?.reason ?? '',
  ...(tombstone && { changedAt: changeStamp(new Date(tombstone.at)) }),
});

/** An article that is no longer public loses its page and its files; one that was never public has none. */
async function takeDown(ports: Ports, journal: string, akey: string): Promise<Commit> {
  const { id, record, published } = docs(ports, { journal, akey });
  const result = await inTransaction<Commit>(ports.db, async (tx) => {
    const [before, passages] = await Promise.all([
      tx.get(published),
      tx.get(passagesRef(ports.db, id)),
    ]);
    const current = readRecord(await record.get(), ArticleSchema);
    if (current && isPublic(current.status)) return 'superseded';
    const seen: unknown = before.get('issue');
    noteMove(tx, before);
    queuePrint(tx, published, seenIn(before), undefined, ports.now());
    const wasPublic = writeIfChanged(tx, published, before, null);
    if (wasPublic) {
      removePassages(tx, passages);
      tx.delete(peerReviewRef(ports, { journal, akey }));
      tx.delete(ports.db.collection(PUBLISHED_COMMENTS).doc(id));
      tx.delete(referenceSearchRef(ports.db, id));
    }
    if (current?.tombstone) {
      const type: unknown = before.get('type');
      // A repeated event no longer finds in which sets and in which issue it was.
      const sets = typeof type === 'string' ? { sets: harvestSets(journal, type) } : {};
      const issue = typeof seen === 'string' ? { issue: seen } : {};
      const stone = { ...tombstoneOf(current), ...sets, ...issue };
      tx.set(tombstoneRef(ports, id), stone, { merge: true });
    }
    if (!wasPublic) return { ok: true, outcome: 'not-public', issues: [] };
    return { ok: true, outcome: 'taken-down', issues: typeof seen === 'string' ? [seen] : [] };
  });
  if (result === 'superseded') return result;
  await removeVersions(ports.db, id);
  await ports.bucket.removeAll(publishedFilePath(journal, akey, ''));
  return result;
}

/**
 * Publishes, updates or takes down one article, as its record requires. `remake` renders the version again (after a
 * change of the renderer).
 */
export async function reconcilePublication(
  ports: Ports,
  journal: string,
  akey: string,
  { remake = false } = {},
): Promise<PublishResult> {
  const { record, published } = docs(ports, { journal, akey });
  for (let round = 0; round < ROUNDS; round += 1) {
    const article = readRecord(await record.get(), ArticleSchema);
    let result: Commit;
    if (!article || !isPublic(article.status)) {
      result = await takeDown(ports, journal, akey);
    } else {
      const seen = seenIn(await published.get());
      const made = await versionFor(ports, article, seen, remake);
      if (!made) return { ok: false, code: 'publish/version-missing', retry: false };
      result = await commit(ports, article, made, seen);
    }
    if (result !== 'superseded') return result;
  }
  return { ok: false, code: 'publish/superseded', retry: true };
}
