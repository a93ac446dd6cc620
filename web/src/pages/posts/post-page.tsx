import type { PostKind, PublishedPost } from '@quire/model/entities/post';
import { postPath } from '@quire/model/paths';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { HtmlInPage, type HtmlText } from '../../app/html-in-page.ts';
import { PageHead } from '../../app/page/page-head.tsx';
import { MachineRecords, type PageRecords } from '../../app/records/machine-records.tsx';
import { useServersHead } from '../../app/use-servers-head.ts';
import { publicReaderContext } from '../../data/public/public-reader.ts';
import { ServerOnly } from '../../layouts/server-only.ts';
import { PostArticle } from './post-article.tsx';

const TEXT = 'post-text';

/** A post: its text apart, so that it is sent only once. */
interface PostPageData {
  readonly post: PublishedPost;
  readonly text: HtmlText;
  readonly records?: PageRecords;
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
  const { PostRecords } = await import('./post-records.tsx');
  const type = kind === 'news' ? 'NewsArticle' : 'BlogPosting';
  return {
    post: { ...post, html: '' },
    text: new HtmlInPage(TEXT, post.html),
    records: new ServerOnly(<PostRecords post={post} type={type} />),
  };
}

interface PostPageProps {
  /** The list that the post stands in. */
  readonly up: { readonly label: string; readonly back: string; readonly path: string };
}

/** The page of a piece of news or of the blog. */
export function PostPage({ up }: PostPageProps) {
  const { post, text, records } = useLoaderData<PostPageData>();
  useServersHead(records !== undefined);
  const { title, summary, cover } = post;
  return (
    <>
      <PageHead
        title={title}
        description={summary}
        path={postPath(post.kind, post.skey)}
        type="article"
        image={cover}
      />
      <MachineRecords of={records} />
      <PostArticle post={post} text={text} textId={TEXT} up={up} />
    </>
  );
}
