import type { PostCard } from '@quire/model/entities/post';
import { t } from '@quire/model/messages/t';
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
  const name = usePress()?.press.name ?? t('posts.thisPress');
  const summary = t('posts.blogSummary', { press: name });
  return (
    <>
      <PageHead
        title={list.page > 1 ? t('posts.blogPage', { page: list.page }) : t('posts.blog')}
        description={summary}
        path={blogsPath(list.page)}
      />
      <FeedLinks
        title={t('posts.blogFeed', { press: name })}
        path={(format) => postsFeedPath('blogs', format)}
      />
      <PostList kind="blogs" title={t('posts.blog')} summary={summary} list={list} />
    </>
  );
}
