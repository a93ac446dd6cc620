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

/** “1 of 3 in”: in the current round. */
function reviewersOf({ reviews, round }: DeskEntry): string {
  if (!reviews) return '–';
  const { invited, working, done, late } = reviews;
  if (invited + working + done === 0) return round > 0 ? t('officeDesk.noneInRound') : '–';
  const all = invited + working + done;
  return late > 0
    ? t('officeDesk.reportsInLate', { done, all, late })
    : t('officeDesk.reportsIn', { done, all });
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
    empty: t('officeDesk.empty'),
    filters: [
      {
        field: 'queues',
        label: t('officeDesk.queue'),
        isElsewhere: true,
        choices: QUEUE_NAMES.map((queue) => ({
          value: shownToken({ queue, editor }),
          label: QUEUES[queue].label,
        })),
      },
      { field: 'journal', label: t('office.journal'), choices: 'journals' },
      {
        field: 'state',
        label: t('officeDesk.state'),
        choices: SUBMISSION_STATE_NAMES.filter((state) => state !== 'draft').map((value) => ({
          value,
          label: stateLabel(value),
        })),
      },
      {
        field: 'articleType',
        label: t('officeDesk.type'),
        choices: Object.entries(ARTICLE_TYPES).map(([value, label]) => ({ value, label })),
      },
    ],
    columns: [
      {
        key: 'title',
        label: t('officeDesk.submission'),
        sort: 'sortKey',
        csv: ({ title }) => unicodeText(title),
        render: ({ number, title, authors }, { id }) => (
          <Box sx={{ minWidth: { sm: 220 }, maxWidth: 480 }}>
            <Typography variant="caption" component="p" color="text.secondary">
              {number || t('officeDesk.noNumber')}
            </Typography>
            <Link component={RouterLink} to={adminSubmissionPath(id)} underline="hover">
              {unicodeText(title) || t('officeDesk.untitled')}
            </Link>
            <Typography variant="caption" component="p" color="text.secondary">
              {authors}
            </Typography>
          </Box>
        ),
      },
      {
        key: 'journal',
        label: t('office.journal'),
        csv: ({ journal }) => journal,
        render: ({ journal }) => journal,
      },
      { key: 'type', label: t('officeDesk.type'), csv: typeOf, render: typeOf },
      {
        key: 'state',
        label: t('officeDesk.state'),
        onPhones: 'below',
        csv: ({ state }) => stateLabel(state),
        render: ({ state, round }) => (
          <>
            {stateLabel(state)}
            {round > 0 && (
              <Typography variant="caption" component="p" color="text.secondary">
                {t('officeDesk.round', { round: round + 1 })}
              </Typography>
            )}
          </>
        ),
      },
      {
        key: 'days',
        label: t('officeDesk.days'),
        onPhones: 'below',
        sort: 'stageEnteredAt',
        align: 'right',
        csv: ({ stageEnteredAt }) => daysBetween(stageEnteredAt, rightNow()),
        render: ({ stageEnteredAt }) => Math.max(0, daysBetween(stageEnteredAt, rightNow())),
      },
      {
        key: 'editors',
        label: t('officeDesk.editors'),
        onPhones: 'below',
        csv: ({ editors }) => editors.map(knownStaffName).join(', '),
        render: ({ editors }) => <StaffNames uids={editors} />,
      },
      {
        ...{ key: 'reviewers', label: t('officeDesk.reports'), onPhones: 'below' },
        ...{ csv: reviewersOf, render: reviewersOf },
      },
      {
        key: 'due',
        label: t('officeDesk.due'),
        onPhones: 'below',
        sort: 'dueAt',
        csv: ({ dueAt }) => (dueAt === NO_DAY ? '' : dueAt),
        render: ({ dueAt }) => <Due due={dueAt} now={rightNow()} />,
      },
      {
        key: 'number',
        label: t('officeDesk.number'),
        isHidden: true,
        csv: ({ number }) => number,
        render: ({ number }) => number,
      },
      {
        key: 'authors',
        label: t('officeDesk.authors'),
        isHidden: true,
        csv: ({ authors }) => authors,
        render: ({ authors }) => authors,
      },
      {
        key: 'submitted',
        label: t('officeDesk.submitted'),
        sort: 'submittedAt',
        isHidden: true,
        csv: ({ submittedAt }) => submittedAt,
        render: ({ submittedAt }) => day(submittedAt),
      },
      {
        key: 'changed',
        label: t('officeDesk.changed'),
        sort: 'changedAt',
        isHidden: true,
        csv: ({ changedAt }) => changedAt,
        render: ({ changedAt }) => instant(changedAt),
      },
    ],
  };
}
