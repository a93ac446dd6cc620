import { t } from '@quire/model/messages/t';
import { newsPath } from '@quire/model/paths';
import type { LoaderFunctionArgs } from 'react-router';
import { loadPost, PostPage } from './post-page.tsx';

export const loader = (args: LoaderFunctionArgs) => loadPost('news', args);

/** `/news/{skey}`. */
export default function NewsPost() {
  return (
    <PostPage up={{ label: t('posts.news'), back: t('posts.backToNews'), path: newsPath() }} />
  );
}
