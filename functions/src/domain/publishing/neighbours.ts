import { isDeepStrictEqual } from 'node:util';
import {
  articleDocId,
  issueDocId,
  PUBLISHED_ARTICLES,
  PUBLISHED_ISSUES,
} from '@quire/model/collections';
import {
  type ArticleCard,
  ArticleCardSchema,
  type ArticleLink,
  ArticleLinkSchema,
} from '@quire/model/entities/published';
import { type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { Ports } from '../../platform/database/ports.ts';
import { inTransaction } from '../../platform/database/transaction.ts';

/** The fields of neighbours: to be read with an article's card. */
export const NEIGHBOUR_FIELDS = ['previous', 'next'] as const;

export interface Neighbours {
  previous?: ArticleLink;
  next?: ArticleLink;
}

const ContentsSchema = z.array(ArticleCardSchema).catch([]);

const linkTo = (card: ArticleCard | undefined) => card && ArticleLinkSchema.parse(card);

/** Before and after an article in a table of contents; nothing for one that is not in it. */
export function neighboursIn(contents: readonly ArticleCard[], akey: string): Neighbours {
  const place = contents.findIndex((card) => card.akey === akey);
  if (place < 0) return {};
  const previous = linkTo(contents[place - 1]);
  const next = linkTo(contents[place + 1]);
  return { ...(previous ? { previous } : {}), ...(next ? { next } : {}) };
}

export function storedNeighbours(article: DocumentSnapshot): object {
  const entries = NEIGHBOUR_FIELDS.flatMap((name) => {
    const value: unknown = article.get(name);
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(entries);
}

/** Updates one article's neighbours from the contents of its current issue. */
export function placeArticle({ db }: Ports, jkey: string, akey: string): Promise<void> {
  const ref = db.collection(PUBLISHED_ARTICLES).doc(articleDocId(jkey, akey));
  return inTransaction(db, async (tx) => {
    const article = await tx.get(ref);
    if (!article.exists) return;
    const id = issueDocId(jkey, String(article.get('issue')));
    const issue = await db.collection(PUBLISHED_ISSUES).doc(id).get();
    const wanted = neighboursIn(ContentsSchema.parse(issue.get('contents')), akey);
    if (isDeepStrictEqual(storedNeighbours(article), wanted)) return;
    const { previous = FieldValue.delete(), next = FieldValue.delete() } = wanted;
    tx.update(ref, { previous, next });
  });
}

/**
 * Writes `previous` and `next` on the articles of an issue whose neighbours are no longer those of
 * its contents. `articles` are the published ones, with at least `NEIGHBOUR_FIELDS` and `akey`.
 */
export async function placeNeighbours(
  ports: Ports,
  jkey: string,
  contents: readonly ArticleCard[],
  articles: readonly DocumentSnapshot[],
): Promise<void> {
  for (const article of articles) {
    const akey: unknown = article.get('akey');
    if (typeof akey !== 'string') continue;
    const isRight = isDeepStrictEqual(storedNeighbours(article), neighboursIn(contents, akey));
    if (!isRight) await placeArticle(ports, jkey, akey);
  }
}
