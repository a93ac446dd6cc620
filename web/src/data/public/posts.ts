import { PUBLISHED_POSTS, postDocId } from '@quire/model/collections';
import { type PostKind, type PublishedPost, PublishedPostSchema } from '@quire/model/entities/post';
import { missingPage } from './missing-page.ts';
import { parseDocument } from './parse.ts';
import type { PublicReader } from './public-reader.ts';

/** A piece of news or of the blog, or null. */
export async function getPost(
  reader: PublicReader,
  kind: PostKind,
  skey: string,
): Promise<PublishedPost | null> {
  const fields = await reader.document(PUBLISHED_POSTS, postDocId(kind, skey));
  return parseDocument(PublishedPostSchema, fields);
}

/** Why there is no such post: it was archived, or there was none. */
export const missingPost = (reader: PublicReader, kind: PostKind, skey: string, path: string) =>
  missingPage(reader, PUBLISHED_POSTS, postDocId(kind, skey), path);
