import type { PostCard } from '@quire/model/entities/post';
import { t } from '@quire/model/messages/t';
import { newsPath, postsFeedPath } from '@quire/model/paths';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { FeedLinks } from '../../app/feed-links.tsx';
import { loadListPage } from '../../app/load-list-page.ts';
import { PageHead } from '../../app/page/page-head.tsx';
import type { ListPage } from '../../data/public/lists.ts';
import { usePress } from '../../layouts/press-digest.ts';
import { PostList } from './post-list.tsx';

export const loader = (args: LoaderFunctionArgs) => loadListPage('news', args);

/** `/news`: the newest first. */
export default function News() {
  const list = useLoaderData<ListPage<PostCard>>();
  const name = usePress()?.press.name ?? t('posts.thisPress');
  const summary = t('posts.newsSummary', { press: name });
  return (
    <>
      <PageHead
        title={list.page > 1 ? t('posts.newsPage', { page: list.page }) : t('posts.news')}
        description={summary}
        path={newsPath(list.page)}
      />
      <FeedLinks
        title={t('posts.newsFeed', { press: name })}
        path={(format) => postsFeedPath('news', format)}
      />
      <PostList kind="news" title={t('posts.news')} summary={summary} list={list} />
    </>
  );
}
