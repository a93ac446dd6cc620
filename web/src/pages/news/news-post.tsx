import type { PublishedPost } from '@quire/model/entities/post';
import { newsPath } from '@quire/model/paths';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { HtmlInPage, type HtmlText } from '../../app/html-in-page.ts';
import { PostHead } from '../../app/post-head.tsx';
import { pageNotFound } from '../../data/page-error.ts';
import { doorContext } from '../../data/public/public-door.ts';
import { PostArticle } from '../../ui/posts/post-article.tsx';

const TEXT = 'post-text';

interface NewsPostData {
  readonly post: PublishedPost;
  readonly text: HtmlText;
}

export async function loader({
  params,
  context,
  request,
}: LoaderFunctionArgs): Promise<NewsPostData> {
  const { getPost } = await import('../../data/public/posts.ts');
  const post = await getPost(context.get(doorContext), 'news', params.skey ?? '');
  if (!post) throw pageNotFound(new URL(request.url).pathname);
  return { post: { ...post, html: '' }, text: new HtmlInPage(TEXT, post.html) };
}

/** `/news/{skey}`. */
export default function NewsPost() {
  const { post, text } = useLoaderData<NewsPostData>();
  return (
    <>
      <PostHead post={post} type="NewsArticle" />
      <PostArticle post={post} text={text} textId={TEXT} up={{ label: 'News', path: newsPath() }} />
    </>
  );
}
