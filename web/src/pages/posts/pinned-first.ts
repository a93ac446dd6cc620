import type { PostCard } from '@quire/model/entities/post';

/** What editors have pinned leads; within both parts the order stays. */
export function pinnedFirst<Post extends Pick<PostCard, 'pinned'>>(posts: readonly Post[]): Post[] {
  return posts.toSorted((a, b) => Number(b.pinned) - Number(a.pinned));
}
