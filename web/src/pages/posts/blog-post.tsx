import { t } from '@quire/model/messages/t';
import { blogsPath } from '@quire/model/paths';
import type { LoaderFunctionArgs } from 'react-router';
import { loadPost, PostPage } from './post-page.tsx';

export const loader = (args: LoaderFunctionArgs) => loadPost('blogs', args);

/** `/blogs/{skey}`. */
export default function BlogPost() {
  return (
    <PostPage up={{ label: t('posts.blog'), back: t('posts.backToBlog'), path: blogsPath() }} />
  );
}
