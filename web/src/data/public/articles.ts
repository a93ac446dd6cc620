import {
  articleDocId,
  PUBLISHED_ARTICLES,
  PUBLISHED_VERSIONS,
  publishedVersionDocId,
} from '@quire/model/collections';
import { type PublishedArticle, PublishedArticleSchema } from '@quire/model/entities/published';
import { mediaPath } from '@quire/model/paths';
import type { PageError } from '../page-error.ts';
import { missingPage } from './missing-page.ts';
import { parseDocument } from './parse.ts';
import type { PublicReader } from './public-reader.ts';

/** All of an article's page but its body, or null. */
export async function getArticle(
  reader: PublicReader,
  jkey: string,
  akey: string,
): Promise<PublishedArticle | null> {
  const fields = await reader.document(PUBLISHED_ARTICLES, articleDocId(jkey, akey));
  return parseDocument(PublishedArticleSchema, fields);
}

/** Why there is no article at an address: it was removed, or there never was one. */
export const missingArticle = (
  reader: PublicReader,
  jkey: string,
  akey: string,
  path: string,
): Promise<PageError> => missingPage(reader, PUBLISHED_ARTICLES, articleDocId(jkey, akey), path);

/** What the article was when an earlier version of record was public, or null. */
export async function getArticleVersion(
  reader: PublicReader,
  jkey: string,
  akey: string,
  revision: number,
): Promise<PublishedArticle | null> {
  const id = publishedVersionDocId(jkey, akey, revision);
  return parseDocument(PublishedArticleSchema, await reader.document(PUBLISHED_VERSIONS, id));
}

/** The article's body: HTML that was made, and made safe, on publishing. Null where it is gone. */
export async function getBody(
  reader: PublicReader,
  article: PublishedArticle,
): Promise<string | null> {
  if (article.body.bytes === 0) return '';
  return reader.media(mediaPath(article.journal, article.akey, article.body.name));
}
