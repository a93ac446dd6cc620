import { NEWS_LIST } from '@quire/model/lists/post-lists';
import { t } from '@quire/model/messages/t';
import { adminNewsPath } from '@quire/model/office-paths';
import { postForm } from '../kit/posts/post-form.ts';
import { postList } from '../kit/posts/post-list.tsx';
import { RecordPages } from '../kit/records/record-pages.tsx';
import { StaffOnly } from '../kit/staff-only.tsx';

const LIST = postList({
  id: 'news',
  plan: NEWS_LIST,
  name: t('officePosts.newsItems'),
  newLabel: t('officePosts.newNewsItem'),
  empty: t('officePosts.noNewsItems'),
  pathOf: adminNewsPath,
});
const FORM = postForm('news');

/** `/admin/dashboard/news`: the news of the press and, with `?record=`, one of them. */
export default function NewsPage() {
  return (
    <StaffOnly action="content.edit">
      {(person) => (
        <RecordPages
          person={person}
          title={t('officePosts.news')}
          list={LIST}
          form={FORM}
          pathOf={adminNewsPath}
        />
      )}
    </StaffOnly>
  );
}
