/**
 * Keeps the related articles of all pages correct when one article is added, changed or removed. How near two articles
 * are depends only on these two, so a new article is placed on another page without reading anything else, and the
 * order of events does not matter.
 */
import { isDeepStrictEqual } from 'node:util';
import { PUBLISHED_ARTICLES } from '@quire/model/collections';
import { RELATED_ARTICLES } from '@quire/model/constants';
import { type PublishedArticle, PublishedArticleSchema } from '@quire/model/entities/published';
import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { Ports } from '../../../platform/database/ports.ts';
import { inTransaction, withoutUndefined } from '../../../platform/database/transaction.ts';
import { shownArticles } from '../cards/shown-articles.ts';
import { nearness, type Placed } from './nearness.ts';
import { type Candidate, candidate, poolOf } from './pool.ts';
import { cardId, isNotice, isRecommended, nearest, nearOf, type Related } from './rank.ts';

const placed = ({ card, topics }: Candidate): Placed => ({ journal: card.journal, topics });

const refOf = ({ db }: Ports, id: string) => db.collection(PUBLISHED_ARTICLES).doc(id);

const read = (snapshot: DocumentSnapshot): PublishedArticle | null =>
  PublishedArticleSchema.safeParse(snapshot.data()).data ?? null;

function write(
  tx: Transaction,
  ref: DocumentReference,
  before: PublishedArticle,
  next: Related,
): void {
  const { related, nearness: values } = before;
  if (isDeepStrictEqual({ related, nearness: values }, next)) return;
  tx.update(ref, withoutUndefined({ ...next, shows: shownArticles({ ...before, ...next }) }));
}

async function ranked(ports: Ports, id: string, article: PublishedArticle): Promise<Related> {
  if (isNotice(article)) return { related: [], nearness: [] };
  const pool = await poolOf(ports, id, article.topics);
  return nearest(
    pool
      .filter(({ card }) => isRecommended(card))
      .map(({ card, topics }) => ({
        card,
        nearness: nearness(article, { journal: card.journal, topics }),
      })),
  );
}

/** Works out one article's related articles from scratch. Reads at most 81 documents. */
export function rankAnew(ports: Ports, id: string): Promise<void> {
  const ref = refOf(ports, id);
  return inTransaction(ports.db, async (tx) => {
    const before = read(await tx.get(ref));
    if (before) write(tx, ref, before, await ranked(ports, id, before));
  });
}

/** Puts one article (as it is now) on another's page, where it is near enough. Reads two documents. */
function rankIn(ports: Ports, id: string, newcomer: string): Promise<void> {
  const ref = refOf(ports, id);
  return inTransaction(ports.db, async (tx) => {
    const before = read(await tx.get(ref));
    const now = candidate(newcomer, (await refOf(ports, newcomer).get()).data());
    if (!before || !now || isNotice(before) || !isRecommended(now.card)) return;
    const others = nearOf(before).filter(({ card }) => cardId(card) !== newcomer);
    const one = { card: now.card, nearness: nearness(before, placed(now)) };
    write(tx, ref, before, nearest([...others, one]));
  });
}

/** Whether an article changes anything on the page of one that shares a topic with it. */
function concerns({ related, nearness: values }: Candidate, near: number): boolean {
  return near > 0 && (related.length < RELATED_ARTICLES || near >= (values.at(-1) ?? 0));
}

/** The articles whose pages show this one as related, with the card they show. */
async function showing(ports: Ports, id: string): Promise<Candidate[]> {
  const found = await ports.db
    .collection(PUBLISHED_ARTICLES)
    .where('shows', 'array-contains', id)
    .get();
  return found.docs
    .flatMap((doc) => candidate(doc.id, doc.data()) ?? [])
    .filter(({ related }) => related.some((card) => cardId(card) === id));
}

/**
 * Updates related articles for the current state of one article: its own, those of the pages it is near to, and those
 * of the pages that show it. Can be repeated.
 */
export async function relateArticle(ports: Ports, id: string): Promise<void> {
  const now = candidate(id, (await refOf(ports, id).get()).data());
  if (now) await rankAnew(ports, id);
  const isShown = now !== null && isRecommended(now.card);
  for (const other of await showing(ports, id)) {
    const place = other.related.findIndex((card) => cardId(card) === id);
    const near = now ? nearness(placed(other), placed(now)) : 0;
    const isSame =
      isShown &&
      near === other.nearness[place] &&
      isDeepStrictEqual(withoutUndefined(now.card), withoutUndefined(other.related[place] ?? {}));
    if (!isSame) await rankAnew(ports, other.id);
  }
  if (!isShown) return;
  for (const other of await poolOf(ports, id, now.topics)) {
    const shows = other.related.some((card) => cardId(card) === id);
    if (!shows && concerns(other, nearness(placed(other), placed(now)))) {
      await rankIn(ports, other.id, id);
    }
  }
}
