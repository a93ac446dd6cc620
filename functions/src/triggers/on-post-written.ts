import { POSTS } from '@quire/model/collections';
import { onContentWritten } from './on-content-written.ts';

/** `posts/{id}` → `publishedPosts/{id}`, its files, its list, the home page’s news. */
export const onPostWritten = onContentWritten(POSTS, ({ deliverPost }) => deliverPost);
