import type { PostCard } from '@quire/model/entities/post';
import { blogsPath, postsFeedPath } from '@quire/model/paths';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { FeedLinks } from '../../app/feed-links.tsx';
import { PageHead } from '../../app/page-head.tsx';
import { listPageNotFound, pageNumber } from '../../app/page-number.ts';
import { usePress } from '../../app/press-digest.ts';
import type { ListPage } from '../../data/public/lists.ts';
import { doorContext } from '../../data/public/public-door.ts';
import { PostList } from '../../ui/posts/post-list.tsx';

export async function loader(args: LoaderFunctionArgs): Promise<ListPage<PostCard>> {
  const page = pageNumber(args.request);
  const { getListPage } = await import('../../data/public/lists.ts');
  const list = await getListPage(args.context.get(doorContext), 'blogs', page);
  if (!list) throw listPageNotFound(args.request);
  return list;
}

/** `/blogs`: the newest first. */
export default function Blogs() {
  const list = useLoaderData<ListPage<PostCard>>();
  const name = usePress()?.press.name ?? 'this press';
  const summary = `How scholarly publishing works at ${name}: from editors, authors and the people who set the type.`;
  return (
    <>
      <PageHead
        title={list.page > 1 ? `Blog, page ${list.page}` : 'Blog'}
        description={summary}
        path={blogsPath(list.page)}
      />
      <FeedLinks title={`Blog of ${name}`} path={(format) => postsFeedPath('blogs', format)} />
      <PostList kind="blogs" title="Blog" summary={summary} list={list} />
    </>
  );
}
