import { articleDocId, PUBLISHED_ARTICLES } from '@quire/model/collections';
import {
  ArticleCardSchema,
  type PublishedArticle,
  PublishedArticleSchema,
} from '@quire/model/entities/published';
import { collection, getDocs, limit, query, where } from 'firebase/firestore/lite';
import { z } from 'zod';
import { visitorDb, visitorRead } from './visitor-db.ts';

const WithPdfSchema = ArticleCardSchema.extend({
  pdf: z.string().optional(),
  metadata: PublishedArticleSchema.shape.metadata.pick({ licence: true }),
});
export type FoundArticle = z.infer<typeof WithPdfSchema>;

/**
 * The journal's published article with this DOI (bare, lower-case), or null. One document read.
 * Another journal's article with the same DOI, by mistake or malice, does not hide it.
 */
export async function findByDoi(jkey: string, doi: string): Promise<FoundArticle | null> {
  const articles = collection(visitorDb(), PUBLISHED_ARTICLES);
  const found = await getDocs(
    query(articles, where('doi', '==', doi), where('journal', '==', jkey), limit(1)),
  );
  const article = WithPdfSchema.safeParse(found.docs[0]?.data());
  return article.success ? article.data : null;
}

/** The published article with this key, or null. */
export async function findByKey(jkey: string, akey: string): Promise<FoundArticle | null> {
  const fields = await visitorRead(PUBLISHED_ARTICLES, articleDocId(jkey, akey));
  const article = WithPdfSchema.safeParse(fields);
  return article.success ? article.data : null;
}

/** The same with all that its page shows. */
export async function findWhole(jkey: string, akey: string): Promise<PublishedArticle | null> {
  const fields = await visitorRead(PUBLISHED_ARTICLES, articleDocId(jkey, akey));
  return PublishedArticleSchema.safeParse(fields).data ?? null;
}
