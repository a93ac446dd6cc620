import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import { CONTENT_STATUSES } from '@quire/model/entities/page';
import type { ListPlan } from '@quire/model/lists/list-plan';
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

interface PostListOptions {
  readonly id: string;
  readonly plan: ListPlan;
  readonly one: string;
  readonly many: string;
  readonly pathOf: (record?: string) => string;
}

/** The list of news and of blogs. */
export function postList({ id, plan, one, many, pathOf }: PostListOptions): ListDescription<Post> {
  const counted = (count: number) => (count === 1 ? `One ${one}` : `${count} ${many}`);
  const actions: readonly RowAction<Post>[] = [
    {
      key: 'publish',
      label: 'Publish now',
      isFor: ({ record, deletedAt }) =>
        deletedAt === undefined && (record?.status === 'draft' || record?.status === 'scheduled'),
      asks: (count) =>
        `Readers will see ${count === 1 ? `this ${one}` : `these ${count} ${many}`}.`,
      done: (count) => `${counted(count)} published.`,
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
      label: 'Archive',
      isFor: ({ record, deletedAt }) => deletedAt === undefined && record?.status === 'published',
      asks: (count) => `Readers will no longer find ${counted(count)}.`,
      done: (count) => `${counted(count)} archived.`,
      run: (row) => saveChanged('posts', row, { status: 'archived' }),
    },
  ];
  return {
    id,
    plan,
    action: 'content.edit',
    kind: 'posts',
    one,
    many,
    read,
    link: (row) => pathOf(row.id),
    newPath: pathOf('new'),
    empty: `There are no ${many} yet.`,
    actions,
    filters: [
      {
        field: 'status',
        label: 'Status',
        choices: CONTENT_STATUSES.map((value) => ({ value, label: POST_STATUS_LABELS[value] })),
      },
      { field: 'journal', label: 'Journal', choices: 'journals' },
    ],
    columns: [
      {
        key: 'title',
        label: 'Title',
        sort: 'sortKey',
        csv: ({ title }) => title,
        render: ({ title, pinned }, row) => (
          <>
            <Link component={RouterLink} to={pathOf(row.id)} underline="hover">
              {title}
            </Link>
            {pinned && <Chip size="small" label="first" sx={{ ml: 1 }} />}
          </>
        ),
      },
      {
        key: 'status',
        label: 'Status',
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
        label: 'Journal',
        csv: ({ journal }) => journal ?? '',
        render: ({ journal }) => journal ?? '–',
      },
      {
        key: 'publishAt',
        label: 'Published',
        sort: 'publishAt',
        isShort: true,
        csv: ({ publishAt }) => publishAt,
        render: ({ publishAt }) => day(publishAt),
      },
      {
        key: 'author',
        label: 'Author',
        csv: ({ author }) => author,
        render: ({ author }) => author,
      },
      {
        key: 'updatedAt',
        label: 'Changed',
        sort: 'updatedAt',
        isShort: true,
        csv: ({ updatedAt }) => updatedAt,
        render: ({ updatedAt }) => instant(updatedAt),
      },
      {
        key: 'categories',
        label: 'Categories',
        isHidden: true,
        csv: ({ categories }) => categories.join('; '),
        render: ({ categories }) => categories.join(', '),
      },
      {
        key: 'tags',
        label: 'Tags',
        isHidden: true,
        csv: ({ tags }) => tags.join('; '),
        render: ({ tags }) => tags.join(', '),
      },
    ],
  };
}
