import { BLOGS_LIST } from '@quire/model/lists/post-lists';
import { t } from '@quire/model/messages/t';
import { adminBlogsPath } from '@quire/model/office-paths';
import { postForm } from '../kit/posts/post-form.ts';
import { postList } from '../kit/posts/post-list.tsx';
import { RecordPages } from '../kit/records/record-pages.tsx';
import { StaffOnly } from '../kit/staff-only.tsx';

const LIST = postList({
  id: 'blogs',
  plan: BLOGS_LIST,
  name: t('officePosts.blogPosts'),
  newLabel: t('officePosts.newBlogPost'),
  empty: t('officePosts.noBlogPosts'),
  pathOf: adminBlogsPath,
});
const FORM = postForm('blogs');

/** `/admin/dashboard/blogs`: the blog posts of the press and, with `?record=`, one of them. */
export default function BlogsPage() {
  return (
    <StaffOnly action="content.edit" reach="all">
      {(person) => (
        <RecordPages
          person={person}
          title={t('officePosts.blogs')}
          list={LIST}
          form={FORM}
          pathOf={adminBlogsPath}
        />
      )}
    </StaffOnly>
  );
}
