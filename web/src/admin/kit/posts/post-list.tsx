import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import { CONTENT_STATUSES } from '@quire/model/entities/page';
import { LANGUAGES } from '@quire/model/messages/languages';
import { formatList } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
import { RECORD_KINDS } from '@quire/model/records/record-kinds';
import { Link as RouterLink } from 'react-router';
import { day, instant } from '../dates.ts';
import type { ListDescription, RowAction } from '../list/list-description.ts';
import { readKind } from '../read-kind.ts';
import { saveChanged } from '../save-changed.ts';
import { POST_STATUS_LABELS, today } from './post-status.ts';

const read = readKind(RECORD_KINDS.posts.schema);
type Post = NonNullable<ReturnType<typeof read>>;

const STATUS_COLOURS = {
  draft: 'default',
  scheduled: 'info',
  published: 'success',
  archived: 'default',
} as const;

interface PostListOptions
  extends Required<Pick<ListDescription<Post>, 'id' | 'plan' | 'name' | 'newLabel' | 'empty'>> {
  readonly pathOf: (record?: string) => string;
}

/** The list of news and of blogs. */
export function postList({ pathOf, ...named }: PostListOptions): ListDescription<Post> {
  const actions: readonly RowAction<Post>[] = [
    {
      key: 'publish',
      label: t('officePosts.publishNow'),
      isFor: ({ record, deletedAt }) =>
        deletedAt === undefined && (record?.status === 'draft' || record?.status === 'scheduled'),
      asks: (count) => t('officePosts.asksPublish', { count }),
      done: (count) => t('officePosts.postsPublished', { count }),
      run: (row) => {
        const isLater = (row.record?.publishAt ?? '') > today();
        return saveChanged('posts', row, {
          status: 'published',
          ...(isLater && { publishAt: today() }),
        });
      },
    },
    {
      key: 'archive',
      label: t('officePosts.archive'),
      isFor: ({ record, deletedAt }) => deletedAt === undefined && record?.status === 'published',
      asks: (count) => t('officePosts.asksArchive', { count }),
      done: (count) => t('officePosts.postsArchived', { count }),
      run: (row) => saveChanged('posts', row, { status: 'archived' }),
    },
  ];
  return {
    ...named,
    action: 'content.edit',
    kind: 'posts',
    read,
    link: (row) => pathOf(row.id),
    newPath: pathOf('new'),
    actions,
    filters: [
      {
        field: 'status',
        label: t('officePosts.status'),
        choices: CONTENT_STATUSES.map((value) => ({ value, label: POST_STATUS_LABELS[value] })),
      },
      { field: 'journal', label: t('office.journal'), choices: 'journals' },
    ],
    columns: [
      {
        key: 'title',
        label: t('office.title'),
        sort: 'sortKey',
        csv: ({ title }) => title,
        render: ({ title, pinned, language }, row) => (
          <>
            <Link component={RouterLink} to={pathOf(row.id)} underline="hover">
              {title}
            </Link>
            {language && <Chip size="small" label={LANGUAGES[language].name} sx={{ ml: 1 }} />}
            {pinned && <Chip size="small" label={t('officePosts.isPinned')} sx={{ ml: 1 }} />}
          </>
        ),
      },
      {
        key: 'status',
        label: t('officePosts.status'),
        onPhones: true,
        csv: ({ status }) => status,
        render: ({ status }) => (
          <Chip
            size="small"
            variant="outlined"
            color={STATUS_COLOURS[status]}
            label={POST_STATUS_LABELS[status]}
          />
        ),
      },
      {
        key: 'journal',
        label: t('office.journal'),
        csv: ({ journal }) => journal ?? '',
        render: ({ journal }) => journal ?? '–',
      },
      {
        key: 'publishAt',
        label: t('officePosts.publishedOn'),
        sort: 'publishAt',
        isShort: true,
        csv: ({ publishAt }) => publishAt,
        render: ({ publishAt }) => day(publishAt),
      },
      {
        key: 'author',
        label: t('officePosts.author'),
        csv: ({ author }) => author,
        render: ({ author }) => author,
      },
      {
        key: 'updatedAt',
        label: t('officePosts.changedOn'),
        sort: 'updatedAt',
        isShort: true,
        csv: ({ updatedAt }) => updatedAt,
        render: ({ updatedAt }) => instant(updatedAt),
      },
      {
        key: 'categories',
        label: t('officePosts.categories'),
        isHidden: true,
        csv: ({ categories }) => categories.join('; '),
        render: ({ categories }) => formatList(categories),
      },
      {
        key: 'tags',
        label: t('officePosts.tags'),
        isHidden: true,
        csv: ({ tags }) => tags.join('; '),
        render: ({ tags }) => formatList(tags),
      },
    ],
  };
}
