import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { commentPath } from '@quire/model/article-paths';
import {
  type Comment,
  CommentSchema,
  type CommentState,
  REFUSAL_MAX,
} from '@quire/model/entities/annotation';
import { COMMENT_LIST } from '@quire/model/lists/comment-list';
import { t } from '@quire/model/messages/t';
import { articlePath } from '@quire/model/paths';
import { call } from '../../data/calls.ts';
import { instant } from '../kit/dates.ts';
import type { ActionField, ListDescription, RowAction } from '../kit/list/list-description.ts';
import { ReportReasons } from './report-reasons.tsx';

const STATE_LABELS: Readonly<Record<CommentState, string>> = {
  waiting: 'Waiting',
  published: 'Published',
  refused: 'Refused',
  removed: 'Removed',
};

const REASON: ActionField<Comment> = {
  key: 'reason',
  label: 'Reason',
  help: 'The author gets it by mail.',
  isNeeded: true,
  most: REFUSAL_MAX,
};

const counted = (count: number) => (count === 1 ? 'The comment' : `${count} comments`);
const isIn =
  (...states: readonly CommentState[]): NonNullable<RowAction<Comment>['isFor']> =>
  ({ record }) =>
    record !== null && states.includes(record.state);

const ACTIONS: readonly RowAction<Comment>[] = [
  {
    key: 'publish',
    label: 'Publish',
    isFor: isIn('waiting', 'refused', 'removed'),
    run: async ({ id }) => {
      await call('moderateAnnotation', { comment: id, to: 'published' });
    },
    done: (count) => `${counted(count)} will appear within minutes.`,
  },
  {
    key: 'keep',
    label: 'Keep',
    isFor: ({ record }) => record?.state === 'published' && record.isReported === true,
    run: async ({ id }) => {
      await call('moderateAnnotation', { comment: id, to: 'published' });
    },
    done: (count) => `${counted(count)} kept. The reports are settled.`,
  },
  {
    key: 'refuse',
    label: 'Refuse',
    isFor: isIn('waiting'),
    asks: (count) => `${counted(count)} will not be published.`,
    fields: [REASON],
    run: async ({ id }, { reason = '' }) => {
      await call('moderateAnnotation', { comment: id, to: 'refused', reason });
    },
    done: (count) => `${counted(count)} refused.`,
  },
  {
    key: 'remove',
    label: 'Remove',
    isFor: isIn('published'),
    isDanger: true,
    asks: (count) => `${counted(count)} will be removed from the article’s page.`,
    fields: [REASON],
    run: async ({ id }, { reason = '' }) => {
      await call('moderateAnnotation', { comment: id, to: 'removed', reason });
    },
    done: (count) => `${counted(count)} removed.`,
  },
];

const akeyOf = ({ article, journal }: Comment) => article.slice(journal.length + 1);
/** A comment that is not public has its article alone. */
const placeOf = (comment: Comment) => {
  const { journal, issue, key, state } = comment;
  return state === 'published'
    ? commentPath(journal, issue, akeyOf(comment), key)
    : articlePath(journal, issue, akeyOf(comment));
};

/** Comments of readers on articles, the newest first. */
export const COMMENTS_OF_READERS: ListDescription<Comment> = {
  id: 'comments',
  plan: COMMENT_LIST,
  action: 'content.edit',
  holdsPeople: true,
  name: t('officeRecords.comments'),
  read: (data) => CommentSchema.safeParse(data).data ?? null,
  link: ({ record }) => (record ? placeOf(record) : ''),
  empty: 'No reader has sent a comment yet.',
  actions: ACTIONS,
  filters: [
    {
      field: 'state',
      label: 'State',
      choices: Object.entries(STATE_LABELS).map(([value, label]) => ({ value, label })),
    },
    {
      ...{ field: 'isReported', label: 'Reports', isSwitch: true },
      choices: [{ value: 'true', label: 'Reported' }],
    },
    { field: 'journal', label: 'Journal', choices: 'journals' },
  ],
  columns: [
    {
      key: 'text',
      label: 'Comment',
      csv: ({ text }) => text,
      render: ({ text, place, replyTo, reason, isReported }, { id }) => (
        <>
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {replyTo === undefined ? `“${place.exact}”` : 'A reply to another comment'}
          </Typography>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
            {text}
          </Typography>
          {reason && (
            <Typography variant="body2" color="text.secondary">
              Reason given: {reason}
            </Typography>
          )}
          {isReported && <ReportReasons comment={id} />}
        </>
      ),
    },
    {
      key: 'name',
      label: 'From',
      onPhones: 'below',
      csv: ({ name }) => name,
      render: ({ name, orcid }) => (orcid ? `${name} (ORCID ${orcid})` : name),
    },
    {
      key: 'title',
      label: 'Article',
      onPhones: 'below',
      csv: ({ title }) => title,
      render: (comment) => <Link href={placeOf(comment)}>{comment.title}</Link>,
    },
    {
      key: 'state',
      label: 'State',
      onPhones: true,
      csv: ({ state, isReported }) => (isReported ? `${state}, reported` : state),
      render: ({ state, isReported }) => (
        <Chip
          size="small"
          variant="outlined"
          color={state === 'waiting' || isReported ? 'warning' : 'default'}
          label={isReported ? `${STATE_LABELS[state]}, reported` : STATE_LABELS[state]}
        />
      ),
    },
    {
      key: 'sentAt',
      label: 'Sent',
      sort: 'sentAt',
      isShort: true,
      csv: ({ sentAt }) => sentAt,
      render: ({ sentAt }) => instant(sentAt),
    },
  ],
};
