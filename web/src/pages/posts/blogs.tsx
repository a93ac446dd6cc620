import type { PostCard } from '@quire/model/entities/post';
import { blogsPath, postsFeedPath } from '@quire/model/paths';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { FeedLinks } from '../../app/feed-links.tsx';
import { loadListPage } from '../../app/load-list-page.ts';
import { PageHead } from '../../app/page/page-head.tsx';
import type { ListPage } from '../../data/public/lists.ts';
import { usePress } from '../../layouts/press-digest.ts';
import { PostList } from './post-list.tsx';

export const loader = (args: LoaderFunctionArgs) => loadListPage('blogs', args);

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
