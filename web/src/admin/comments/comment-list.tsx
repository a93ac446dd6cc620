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
  waiting: t('officeComments.waiting'),
  published: t('officeComments.published'),
  refused: t('officeComments.refused'),
  removed: t('officeComments.removed'),
};

const stateOf = ({ state, isReported }: Comment) =>
  isReported ? t('officeComments.stateReported', { state }) : STATE_LABELS[state];

const REASON: ActionField<Comment> = {
  key: 'reason',
  label: t('officeComments.reason'),
  help: t('officeComments.authorIsTold'),
  isNeeded: true,
  most: REFUSAL_MAX,
};

const isIn =
  (...states: readonly CommentState[]): NonNullable<RowAction<Comment>['isFor']> =>
  ({ record }) =>
    record !== null && states.includes(record.state);

const ACTIONS: readonly RowAction<Comment>[] = [
  {
    key: 'publish',
    label: t('officeComments.publish'),
    isFor: isIn('waiting', 'refused', 'removed'),
    run: async ({ id }) => {
      await call('moderateAnnotation', { comment: id, to: 'published' });
    },
    done: (count) => t('officeComments.publishedDone', { count }),
  },
  {
    key: 'keep',
    label: t('officeComments.keep'),
    isFor: ({ record }) => record?.state === 'published' && record.isReported === true,
    run: async ({ id }) => {
      await call('moderateAnnotation', { comment: id, to: 'published' });
    },
    done: (count) => t('officeComments.keptDone', { count }),
  },
  {
    key: 'refuse',
    label: t('officeComments.refuse'),
    isFor: isIn('waiting'),
    asks: (count) => t('officeComments.refuseAsk', { count }),
    fields: [REASON],
    run: async ({ id }, { reason = '' }) => {
      await call('moderateAnnotation', { comment: id, to: 'refused', reason });
    },
    done: (count) => t('officeComments.refusedDone', { count }),
  },
  {
    key: 'remove',
    label: t('office.remove'),
    isFor: isIn('published'),
    isDanger: true,
    asks: (count) => t('officeComments.removeAsk', { count }),
    fields: [REASON],
    run: async ({ id }, { reason = '' }) => {
      await call('moderateAnnotation', { comment: id, to: 'removed', reason });
    },
    done: (count) => t('officeComments.removedDone', { count }),
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
  empty: t('officeComments.empty'),
  actions: ACTIONS,
  filters: [
    {
      field: 'state',
      label: t('officeComments.state'),
      choices: Object.entries(STATE_LABELS).map(([value, label]) => ({ value, label })),
    },
    {
      ...{ field: 'isReported', label: t('officeComments.reports'), isSwitch: true },
      choices: [{ value: 'true', label: t('officeComments.reported') }],
    },
    { field: 'journal', label: t('office.journal'), choices: 'journals' },
  ],
  columns: [
    {
      key: 'text',
      label: t('officeComments.comment'),
      csv: ({ text }) => text,
      render: ({ text, place, replyTo, reason, isReported }, { id }) => (
        <>
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {replyTo === undefined ? `“${place.exact}”` : t('officeComments.isReply')}
          </Typography>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
            {text}
          </Typography>
          {reason && (
            <Typography variant="body2" color="text.secondary">
              {t('officeComments.reasonGiven', { reason })}
            </Typography>
          )}
          {isReported && <ReportReasons comment={id} />}
        </>
      ),
    },
    {
      key: 'name',
      label: t('officeComments.from'),
      onPhones: 'below',
      csv: ({ name }) => name,
      render: ({ name, orcid }) => (orcid ? t('officeComments.withOrcid', { name, orcid }) : name),
    },
    {
      key: 'title',
      label: t('officeComments.article'),
      onPhones: 'below',
      csv: ({ title }) => title,
      render: (comment) => <Link href={placeOf(comment)}>{comment.title}</Link>,
    },
    {
      key: 'state',
      label: t('officeComments.state'),
      onPhones: true,
      csv: stateOf,
      render: (comment) => (
        <Chip
          size="small"
          variant="outlined"
          color={comment.state === 'waiting' || comment.isReported ? 'warning' : 'default'}
          label={stateOf(comment)}
        />
      ),
    },
    {
      key: 'sentAt',
      label: t('officeComments.sent'),
      sort: 'sentAt',
      isShort: true,
      csv: ({ sentAt }) => sentAt,
      render: ({ sentAt }) => instant(sentAt),
    },
  ],
};
