import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ARTICLE_TYPES } from '@quire/model/article-types';
import { QUEUE_NAMES, QUEUES } from '@quire/model/desk/queues';
import { type DeskEntry, DeskEntrySchema, NO_DAY } from '@quire/model/entities/desk';
import { unicodeText } from '@quire/model/letters/unicode-text';
import { DESK_LIST } from '@quire/model/lists/desk-list';
import { t } from '@quire/model/messages/t';
import { adminSubmissionPath } from '@quire/model/office-paths';
import { SUBMISSION_STATE_NAMES } from '@quire/model/states/submission-states';
import { Link as RouterLink } from 'react-router';
import { knownStaffName } from '../../../data/live/desk/staff-names.ts';
import type { Colleague } from '../../../data/live/desk/use-colleagues.ts';
import type { Person } from '../../../session/use-person.ts';
import { day, instant } from '../../kit/dates.ts';
import { daysBetween, rightNow } from '../../kit/labels/days.ts';
import { stateLabel } from '../../kit/labels/state-label.ts';
import type { ListDescription } from '../../kit/list/list-description.ts';
import { deskActions } from './desk-actions.ts';
import { Due } from './due.tsx';
import { queueAddress, shownToken } from './queue-address.ts';
import { StaffNames } from './staff-names.tsx';

const read = (data: unknown): DeskEntry | null => DeskEntrySchema.safeParse(data).data ?? null;

const FIRST_SEARCH = queueAddress(new URLSearchParams(), {
  queue: 'open',
  editor: null,
}).toString();

const typeOf = ({ articleType }: DeskEntry) => (articleType ? ARTICLE_TYPES[articleType] : '–');

/** “1 in, 2 asked”: in the current round. */
function reviewersOf({ reviews, round }: DeskEntry): string {
  if (!reviews) return '–';
  const { invited, working, done, late } = reviews;
  if (invited + working + done === 0) return round > 0 ? 'none in this round' : '–';
  const asked = `${done} of ${invited + working + done} in`;
  return late > 0 ? `${asked}, ${late} late` : asked;
}

/**
 * The list of the submissions desk, with its queues for everyone and for one editor.
 *
 * @param editors whom selected submissions can be assigned to
 */
export function deskList(
  person: Pick<Person, 'uid' | 'claims'>,
  editor: string | null,
  editors: readonly Colleague[],
): ListDescription<DeskEntry> {
  return {
    id: 'submissions',
    plan: DESK_LIST,
    action: 'submission.handle',
    name: t('officeRecords.submissions'),
    read,
    link: ({ id }) => adminSubmissionPath(id),
    actions: deskActions(person, editors),
    firstSearch: FIRST_SEARCH,
    empty: 'No submissions in this queue. New submissions appear here automatically.',
    filters: [
      {
        field: 'queues',
        label: 'Queue',
        isElsewhere: true,
        choices: QUEUE_NAMES.map((queue) => ({
          value: shownToken({ queue, editor }),
          label: QUEUES[queue].label,
        })),
      },
      { field: 'journal', label: 'Journal', choices: 'journals' },
      {
        field: 'state',
        label: 'State',
        choices: SUBMISSION_STATE_NAMES.filter((state) => state !== 'draft').map((value) => ({
          value,
          label: stateLabel(value),
        })),
      },
      {
        field: 'articleType',
        label: 'Type',
        choices: Object.entries(ARTICLE_TYPES).map(([value, label]) => ({ value, label })),
      },
    ],
    columns: [
      {
        key: 'title',
        label: 'Submission',
        sort: 'sortKey',
        csv: ({ title }) => unicodeText(title),
        render: ({ number, title, authors }, { id }) => (
          <Box sx={{ minWidth: { sm: 220 }, maxWidth: 480 }}>
            <Typography variant="caption" component="p" color="text.secondary">
              {number || 'no number'}
            </Typography>
            <Link component={RouterLink} to={adminSubmissionPath(id)} underline="hover">
              {unicodeText(title) || 'Untitled'}
            </Link>
            <Typography variant="caption" component="p" color="text.secondary">
              {authors}
            </Typography>
          </Box>
        ),
      },
      {
        key: 'journal',
        label: 'Journal',
        csv: ({ journal }) => journal,
        render: ({ journal }) => journal,
      },
      { key: 'type', label: 'Type', csv: typeOf, render: typeOf },
      {
        key: 'state',
        label: 'State',
        onPhones: 'below',
        csv: ({ state }) => stateLabel(state),
        render: ({ state, round }) => (
          <>
            {stateLabel(state)}
            {round > 0 && (
              <Typography variant="caption" component="p" color="text.secondary">
                round {round + 1}
              </Typography>
            )}
          </>
        ),
      },
      {
        key: 'days',
        label: 'Days',
        onPhones: 'below',
        sort: 'stageEnteredAt',
        align: 'right',
        csv: ({ stageEnteredAt }) => daysBetween(stageEnteredAt, rightNow()),
        render: ({ stageEnteredAt }) => Math.max(0, daysBetween(stageEnteredAt, rightNow())),
      },
      {
        key: 'editors',
        label: 'Editors',
        onPhones: 'below',
        csv: ({ editors }) => editors.map(knownStaffName).join(', '),
        render: ({ editors }) => <StaffNames uids={editors} />,
      },
      {
        ...{ key: 'reviewers', label: 'Reports', onPhones: 'below' },
        ...{ csv: reviewersOf, render: reviewersOf },
      },
      {
        key: 'due',
        label: 'Due',
        onPhones: 'below',
        sort: 'dueAt',
        csv: ({ dueAt }) => (dueAt === NO_DAY ? '' : dueAt),
        render: ({ dueAt }) => <Due due={dueAt} now={rightNow()} />,
      },
      {
        key: 'number',
        label: 'Number',
        isHidden: true,
        csv: ({ number }) => number,
        render: ({ number }) => number,
      },
      {
        key: 'authors',
        label: 'Authors',
        isHidden: true,
        csv: ({ authors }) => authors,
        render: ({ authors }) => authors,
      },
      {
        key: 'submitted',
        label: 'Submitted',
        sort: 'submittedAt',
        isHidden: true,
        csv: ({ submittedAt }) => submittedAt,
        render: ({ submittedAt }) => day(submittedAt),
      },
      {
        key: 'changed',
        label: 'Changed',
        sort: 'changedAt',
        isHidden: true,
        csv: ({ changedAt }) => changedAt,
        render: ({ changedAt }) => instant(changedAt),
      },
    ],
  };
}
