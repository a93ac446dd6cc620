import { POSTS, PUBLISHED_POSTS, postDocId } from '@quire/model/collections';
import {
  type Post,
  PostSchema,
  type PublishedPost,
  PublishedPostSchema,
} from '@quire/model/entities/post';
import type { Ports } from '../../platform/database/ports.ts';
import { renderText } from '../render/render-text.ts';
import { contentFolder } from './content-folder.ts';
import { publishCover, publishImages } from './content-images.ts';
import { type ContentKind, updatedDay } from './content-kind.ts';
import { type ContentResult, publishContent } from './publish-content.ts';

async function renderPost(ports: Ports, id: string, post: Post): Promise<PublishedPost> {
  const folder = contentFolder(POSTS, id);
  const { kind, skey, title, summary, author, categories, tags, pinned, journal } = post;
  const figures = await publishImages(ports, folder, post.files);
  const cover = await publishCover(ports, folder, post.files, post.coverAlt);
  const { html, outline, hasMath } = await renderText({ ...post, macros: {}, figures });
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
    listKey: `${kind}~${post.publishAt}~${skey}`,
  };
}

const POST_KIND: ContentKind<Post, PublishedPost> = {
  working: POSTS,
  published: PUBLISHED_POSTS,
  schema: PostSchema,
  publicSchema: PublishedPostSchema,
  idOf: ({ kind, skey }) => postDocId(kind, skey),
  isPublic: ({ status }) => status === 'published',
  render: renderPost,
};

/** `posts/{id}` → `publishedPosts/{id}` and its files. */
export const publishPost = (
  ports: Ports,
  id: string,
  options?: { remake?: boolean },
): Promise<ContentResult> => publishContent(ports, POST_KIND, id, options);
