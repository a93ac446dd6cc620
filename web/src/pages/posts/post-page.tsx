import type { PostKind, PublishedPost } from '@quire/model/entities/post';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { HtmlInPage, type HtmlText } from '../../app/html-in-page.ts';
import { publicReaderContext } from '../../data/public/public-reader.ts';
import { PostArticle } from './post-article.tsx';
import { PostHead } from './post-head.tsx';

const TEXT = 'post-text';

/** A post: its text apart, so that it is sent only once. */
interface PostPageData {
  readonly post: PublishedPost;
  readonly text: HtmlText;
}

/**
 * Reads the post that the address names.
 *
 * @throws page/gone where it was archived, page/not-found where it is not published
 */
export async function loadPost(
  kind: PostKind,
  { params, context, request }: LoaderFunctionArgs,
): Promise<PostPageData> {
  const { getPost, missingPost } = await import('../../data/public/posts.ts');
  const reader = context.get(publicReaderContext);
  const skey = params.skey ?? '';
  const post = await getPost(reader, kind, skey);
  if (!post) throw await missingPost(reader, kind, skey, new URL(request.url).pathname);
  return { post: { ...post, html: '' }, text: new HtmlInPage(TEXT, post.html) };
}

interface PostPageProps {
  /** What it is to machines (schema.org). */
  readonly type: 'NewsArticle' | 'BlogPosting';
  /** The list that the post stands in. */
  readonly up: { readonly label: string; readonly back: string; readonly path: string };
}

/** The page of a piece of news or of the blog. */
export function PostPage({ type, up }: PostPageProps) {
  const { post, text } = useLoaderData<PostPageData>();
  return (
    <>
      <PostHead post={post} type={type} />
      <PostArticle post={post} text={text} textId={TEXT} up={up} />
    </>
  );
}
