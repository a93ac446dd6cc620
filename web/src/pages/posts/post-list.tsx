import type { PostCard, PostKind } from '@quire/model/entities/post';
import { t } from '@quire/model/messages/t';
import { blogsPath, newsPath } from '@quire/model/paths';
import { SeenAdvert } from '../../app/advert/seen-advert.tsx';
import { Pager } from '../../ui/pager/pager.tsx';
import { PageHeader } from '../../ui/text-page/page-header.tsx';
import { pinnedFirst } from './pinned-first.ts';
import { PostEntry } from './post-entry.tsx';

interface PostListProps {
  readonly kind: PostKind;
  readonly title: string;
  readonly summary: string;
  readonly list: {
    readonly cards: readonly PostCard[];
    readonly page: number;
    readonly pages: number;
  };
}

/** A page of the news or of the blog, the newest first. */
export function PostList({ kind, title, summary, list }: PostListProps) {
  const { cards, page, pages } = list;
  const shown = page === 1 ? pinnedFirst(cards) : cards;
  return (
    <>
      <PageHeader title={title} summary={summary} />
      {cards.length === 0 && <p>{t('posts.none')}</p>}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one */}
      <ul role="list">
        {shown.map((post, index) => (
          <PostEntry key={post.skey} post={post} isFirst={index === 0} />
        ))}
      </ul>
      <SeenAdvert slot="list" page={`${kind} ${page}`} />
      <Pager page={page} pages={pages} pathOf={kind === 'news' ? newsPath : blogsPath} />
    </>
  );
}
