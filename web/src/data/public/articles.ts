import { articleDocId, PUBLISHED_ARTICLES } from '@quire/model/collections';
import { type PublishedArticle, PublishedArticleSchema } from '@quire/model/entities/published';
import { mediaPath } from '@quire/model/paths';
import { parseDocument } from './parse.ts';
import type { PublicDoor } from './public-door.ts';

/** All of an article's page but its body, or null. */
export async function getArticle(
  door: PublicDoor,
  jkey: string,
  akey: string,
): Promise<PublishedArticle | null> {
  const fields = await door.document(PUBLISHED_ARTICLES, articleDocId(jkey, akey));
  return parseDocument(PublishedArticleSchema, fields);
}

/** The article's body: HTML that was made, and made safe, on publishing. Null where it is gone. */
export async function getBody(door: PublicDoor, article: PublishedArticle): Promise<string | null> {
  return door.media(mediaPath(article.journal, article.akey, article.body.name));
}
