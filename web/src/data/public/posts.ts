import { PUBLISHED_POSTS, postDocId } from '@quire/model/collections';
import { type PostKind, type PublishedPost, PublishedPostSchema } from '@quire/model/entities/post';
import { missingPage } from './missing-page.ts';
import type { PublicReader } from './public-reader.ts';
import { readTranslated } from './read-translated.ts';

const POST = {
  collection: PUBLISHED_POSTS,
  schema: PublishedPostSchema,
  texts: PublishedPostSchema.pick({
    ...{ title: true, summary: true, html: true, outline: true, hasMath: true },
    ...{ tags: true, cover: true, updated: true },
  }),
};

/** A piece of news or of the blog, or null. */
export const getPost = (
  reader: PublicReader,
  kind: PostKind,
  skey: string,
): Promise<PublishedPost | null> =>
  readTranslated(POST, reader, (language) => postDocId(kind, skey, language));

/** Why there is no such post: it was archived, or there was none. */
export const missingPost = (reader: PublicReader, kind: PostKind, skey: string, path: string) =>
  missingPage(reader, PUBLISHED_POSTS, postDocId(kind, skey), path);
