import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import { ReviewLoadSchema } from '@quire/model/entities/review';
import { ReviewerSchema } from '@quire/model/entities/reviewer';
import { REVIEWERS_LIST } from '@quire/model/lists/people-lists';
import { t } from '@quire/model/messages/t';
import { adminReviewersPath } from '@quire/model/office-paths';
import { RecordKeepingSchema } from '@quire/model/records/record-keeping';
import { Link as RouterLink } from 'react-router';
import { day, instant } from '../kit/dates.ts';
import type { ListDescription, RowAction } from '../kit/list/list-description.ts';
import { saveChanged } from '../kit/save-changed.ts';

const LoadSchema = ReviewLoadSchema.catch(ReviewLoadSchema.parse({}));

/** A reviewer with the counters kept by functions. */
export function readReviewer(data: unknown) {
  const reviewer = ReviewerSchema.safeParse(data);
  const keeping = RecordKeepingSchema.safeParse(data);
  if (!reviewer.success || !keeping.success) return null;
  const load: unknown = typeof data === 'object' && data && 'load' in data ? data.load : {};
  return { ...keeping.data, ...reviewer.data, load: LoadSchema.parse(load ?? {}) };
}
export type ListedReviewer = NonNullable<ReturnType<typeof readReviewer>>;

const nameOf = ({ given, family }: ListedReviewer) => `${family}, ${given}`;

/** The last day of a current absence; '' if they are available. */
function awayUntil({ unavailable }: ListedReviewer): string {
  const today = new Date().toISOString().slice(0, 10);
  const now = unavailable.filter(({ from, to }) => from <= today && today <= to);
  return (
    now
      .map(({ to }) => to)
      .toSorted()
      .at(-1) ?? ''
  );
}

const ACTIONS: readonly RowAction<ListedReviewer>[] = [
  {
    key: 'pause',
    label: t('officeReviewers.pause'),
    isFor: ({ record, deletedAt }) => deletedAt === undefined && record?.state === 'active',
    done: (count) => t('officeReviewers.pausedDone', { count }),
    run: (row) => saveChanged('reviewers', row, { state: 'paused' }),
  },
  {
    key: 'resume',
    label: t('officeReviewers.resume'),
    isFor: ({ record, deletedAt }) => deletedAt === undefined && record?.state === 'paused',
    done: (count) => t('officeReviewers.resumedDone', { count }),
    run: (row) => saveChanged('reviewers', row, { state: 'active' }),
  },
];

/** The list of reviewers. */
export const REVIEWER_LIST: ListDescription<ListedReviewer> = {
  id: 'reviewers',
  plan: REVIEWERS_LIST,
  action: 'reviewer.edit',
  kind: 'reviewers',
  holdsPeople: true,
  name: t('officeRecords.reviewers'),
  read: readReviewer,
  link: ({ id }) => adminReviewersPath(id),
  newLabel: t('officeRecords.newReviewer'),
  newPath: adminReviewersPath('new'),
  empty: t('officeReviewers.empty'),
  actions: ACTIONS,
  filters: [
    { field: 'journals', label: t('office.journal'), choices: 'journals' },
    {
      field: 'state',
      label: t('officeReviewers.state'),
      choices: [
        { value: 'active', label: t('officeReviewers.available') },
        { value: 'paused', label: t('officeReviewers.paused') },
      ],
    },
  ],
  columns: [
    {
      key: 'name',
      label: t('office.name'),
      sort: 'sortKey',
      csv: nameOf,
      render: (record, row) => (
        <>
          <Link component={RouterLink} to={adminReviewersPath(row.id)} underline="hover">
            {nameOf(record)}
          </Link>
          {record.state === 'paused' && (
            <Chip size="small" label={t('officeReviewers.isPaused')} sx={{ ml: 1 }} />
          )}
          {awayUntil(record) && (
            <Chip
              size="small"
              variant="outlined"
              label={t('officeReviewers.awayUntil', { date: day(awayUntil(record)) })}
              sx={{ ml: 1 }}
            />
          )}
        </>
      ),
    },
    {
      key: 'expertise',
      label: t('officeReviewers.expertise'),
      csv: ({ expertise }) => expertise.join('; '),
      render: ({ expertise }) =>
        expertise.length > 4
          ? t('officeReviewers.expertiseAndMore', {
              fields: expertise.slice(0, 4).join(', '),
              count: expertise.length - 4,
            })
          : expertise.join(', ') || '–',
    },
    {
      key: 'affiliation',
      label: t('officeReviewers.affiliation'),
      csv: ({ affiliation }) => affiliation,
      render: ({ affiliation }) => affiliation || '–',
    },
    {
      key: 'journals',
      label: t('officeReviewers.journals'),
      isShort: true,
      csv: ({ journals }) => journals.join('; '),
      render: ({ journals }) => journals.join(', '),
    },
    {
      key: 'load',
      label: t('officeReviewers.openReviews'),
      align: 'right',
      isShort: true,
      onPhones: true,
      csv: ({ load }) => load.invited + load.working,
      render: ({ load }) => load.invited + load.working,
    },
    {
      key: 'done',
      label: t('officeReviewers.doneReviews'),
      align: 'right',
      isShort: true,
      csv: ({ load }) => load.done,
      render: ({ load }) => load.done,
    },
    {
      key: 'declined',
      label: t('officeReviewers.declined'),
      align: 'right',
      isShort: true,
      isHidden: true,
      csv: ({ load }) => load.declined + load.expired,
      render: ({ load }) => load.declined + load.expired,
    },
    {
      key: 'asked',
      label: t('officeReviewers.lastInvited'),
      isShort: true,
      csv: ({ load }) => load.asked ?? '',
      render: ({ load }) => (load.asked ? day(load.asked.slice(0, 10)) : '–'),
    },
    {
      key: 'email',
      label: t('office.email'),
      isHidden: true,
      csv: ({ email }) => email,
      render: ({ email }) => email,
    },
    {
      key: 'orcid',
      label: t('officeReviewers.orcidId'),
      isHidden: true,
      csv: ({ orcid }) => orcid ?? '',
      render: ({ orcid }) => orcid ?? '–',
    },
    {
      key: 'country',
      label: t('officeReviewers.country'),
      isHidden: true,
      csv: ({ country }) => country ?? '',
      render: ({ country }) => country ?? '–',
    },
    {
      key: 'updatedAt',
      label: t('officeReviewers.changed'),
      sort: 'updatedAt',
      isShort: true,
      isHidden: true,
      csv: ({ updatedAt }) => updatedAt,
      render: ({ updatedAt }) => instant(updatedAt),
    },
  ],
};
