import { articleDocId, PUBLISHED_COMMENTS } from '@quire/model/collections';
import { type PublishedComment, PublishedCommentsSchema } from '@quire/model/entities/annotation';
import type { PublishedArticle } from '@quire/model/entities/published';
import { parseDocument } from './parse.ts';
import type { PublicReader } from './public-reader.ts';

/** The published comments of an article, oldest first; nothing is read where its journal takes none. */
export async function getComments(
  reader: PublicReader,
  { journal, akey, annotations }: PublishedArticle,
): Promise<readonly PublishedComment[]> {
  if (annotations !== 'comments') return [];
  const fields = await reader.document(PUBLISHED_COMMENTS, articleDocId(journal, akey));
  return parseDocument(PublishedCommentsSchema, fields)?.comments ?? [];
}
