import { PUBLISHED_POSTS, postDocId } from '@quire/model/collections';
import { type PostKind, type PublishedPost, PublishedPostSchema } from '@quire/model/entities/post';
import { parseDocument } from './parse.ts';
import type { PublicDoor } from './public-door.ts';

/** A piece of news or of the blog, or null. */
export async function getPost(
  door: PublicDoor,
  kind: PostKind,
  skey: string,
): Promise<PublishedPost | null> {
  const fields = await door.document(PUBLISHED_POSTS, postDocId(kind, skey));
  return parseDocument(PublishedPostSchema, fields);
}
