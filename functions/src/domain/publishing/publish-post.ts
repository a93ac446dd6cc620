import { bodyWordsIn } from '@quire/content/run/body-words';
import { POSTS, PUBLISHED_POSTS, postDocId } from '@quire/model/collections';
import {
  type Post,
  PostSchema,
  type PublishedPost,
  PublishedPostSchema,
} from '@quire/model/entities/post';
import { TRANSLATED } from '@quire/model/messages/languages';
import type { Ports } from '../../platform/database/ports.ts';
import { renderText } from '../render/render-text.ts';
import { contentFolder } from './content-folder.ts';
import { publishCover, publishImages } from './content-images.ts';
import { type ContentKind, updatedDay } from './content-kind.ts';
import { type ContentResult, publishContent } from './publish-content.ts';

const CardTextsSchema = PostSchema.pick({ title: true, summary: true });

async function renderPost(ports: Ports, id: string, post: Post): Promise<PublishedPost> {
  const folder = contentFolder(POSTS, id);
  const { kind, skey, language, title, summary, author, categories, tags, pinned, journal } = post;
  const figures = await publishImages(ports, folder, post.files);
  const cover = await publishCover(ports, folder, post.files, post.coverAlt);
  const words = bodyWordsIn(language);
  const { html, outline, hasMath } = await renderText({ ...post, macros: {}, figures, words });
  return {
    kind,
    skey,
    title,
    summary,
    author,
    categories,
    tags,
    pinned,
    ...(journal ? { journal } : {}),
    ...(cover ? { cover } : {}),
    published: post.publishAt,
    updated: updatedDay(post),
    html,
    outline,
    hasMath,
    revision: post.revision,
    ...(language ? { language } : { listKey: `${kind}~${post.publishAt}~${skey}` }),
  };
}

/** What lists show of an original in other languages. */
async function withTranslations(
  { db }: Ports,
  { kind, skey, language }: Post,
  { translations: _before, ...made }: PublishedPost,
): Promise<PublishedPost> {
  if (language) return made;
  const refs = TRANSLATED.map((each) =>
    db.collection(PUBLISHED_POSTS).doc(postDocId(kind, skey, each)),
  );
  const found = await db.getAll(...refs, { fieldMask: Object.keys(CardTextsSchema.shape) });
  const translations = Object.fromEntries(
    found.flatMap((each, at) => {
      const texts = CardTextsSchema.safeParse(each.data());
      return texts.success ? [[TRANSLATED[at] ?? '', texts.data]] : [];
    }),
  );
  return Object.keys(translations).length > 0 ? { ...made, translations } : made;
}

const POST_KIND: ContentKind<Post, PublishedPost> = {
  working: POSTS,
  published: PUBLISHED_POSTS,
  schema: PostSchema,
  publicSchema: PublishedPostSchema,
  idOf: ({ kind, skey, language }) => postDocId(kind, skey, language),
  isPublic: ({ status }) => status === 'published',
  render: renderPost,
  complete: withTranslations,
};

/** `posts/{id}` → `publishedPosts/{id}` and its files. */
export const publishPost = (
  ports: Ports,
  id: string,
  options?: { remake?: boolean },
): Promise<ContentResult> => publishContent(ports, POST_KIND, id, options);
