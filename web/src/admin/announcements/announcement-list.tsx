import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import {
  type Announcement,
  AnnouncementSchema,
  type AnnouncementState,
} from '@quire/model/entities/announcement';
import { ANNOUNCEMENT_LIST } from '@quire/model/lists/announcement-list';
import { t } from '@quire/model/messages/t';
import { articlePath } from '@quire/model/paths';
import { RELATION_LABELS } from '@quire/model/relations/relation-labels';
import { call } from '../../data/calls.ts';
import { announcedLabel } from '../kit/announced-label.ts';
import { instant } from '../kit/dates.ts';
import type { ListDescription, RowAction } from '../kit/list/list-description.ts';
import { ANNOUNCEMENT_STATE_LABELS, announcementState } from './announcement-labels.ts';

const isIn =
  (...states: readonly AnnouncementState[]): NonNullable<RowAction<Announcement>['isFor']> =>
  ({ record }) =>
    record !== null && states.includes(record.state);

const move =
  (to: 'accepted' | 'declined' | 'queued'): RowAction<Announcement>['run'] =>
  async ({ id }) => {
    await call('moveAnnouncement', { announcement: id, to });
  };

const ACTIONS: readonly RowAction<Announcement>[] = [
  {
    key: 'accept',
    label: t('officeAnnouncements.accept'),
    isFor: isIn('waiting', 'declined'),
    asks: (count) => t('officeAnnouncements.acceptAsk', { count }),
    run: move('accepted'),
    done: (count) => t('officeAnnouncements.acceptedDone', { count }),
  },
  {
    key: 'decline',
    label: t('officeAnnouncements.decline'),
    isFor: isIn('waiting', 'accepted'),
    asks: (count) => t('officeAnnouncements.declineAsk', { count }),
    run: move('declined'),
    done: (count) => t('officeAnnouncements.declinedDone', { count }),
  },
  {
    key: 'send',
    label: t('officeAnnouncements.sendAgain'),
    isFor: isIn('failed'),
    run: move('queued'),
    done: (count) => t('officeAnnouncements.sendAgainDone', { count }),
  },
];

/** '' for an answer, which is about no article. */
const placeOf = ({ journal, issue, article }: Announcement): string =>
  article === '' ? '' : articlePath(journal, issue, article.slice(journal.length + 1));

const serviceInWords = ({ direction, serviceName: name }: Announcement): string =>
  direction === 'received'
    ? t('officeAnnouncements.fromService', { name })
    : t('officeAnnouncements.toService', { name });

/** What services announce about articles and are told, the newest first. */
export const ANNOUNCEMENTS_OF_SERVICES: ListDescription<Announcement> = {
  id: 'announcements',
  plan: ANNOUNCEMENT_LIST,
  action: 'article.read',
  name: t('officeAnnouncements.pageTitle'),
  read: (data) => AnnouncementSchema.safeParse(data).data ?? null,
  link: ({ record }) => (record ? placeOf(record) : ''),
  empty: t('officeAnnouncements.empty'),
  actions: ACTIONS,
  filters: [
    {
      field: 'state',
      label: t('officeAnnouncements.state'),
      choices: Object.entries(ANNOUNCEMENT_STATE_LABELS).map(([value, label]) => ({
        value,
        label,
      })),
    },
    { field: 'journal', label: t('office.journal'), choices: 'journals' },
  ],
  columns: [
    {
      key: 'what',
      label: t('officeAnnouncements.what'),
      csv: ({ kind, work }) => `${announcedLabel(kind)}: ${work}`,
      render: (announcement) => (
        <>
          <Typography variant="body2">{announcedLabel(announcement.kind)}</Typography>
          {/^https?:\/\//.test(announcement.work) ? (
            <Link
              href={announcement.work}
              target="_blank"
              rel="noopener noreferrer nofollow"
              sx={{ overflowWrap: 'anywhere' }}
            >
              <bdi>{announcement.work}</bdi>
            </Link>
          ) : (
            <bdi>{announcement.work}</bdi>
          )}
          {announcement.direction === 'received' && (
            <Typography variant="body2" color="text.secondary">
              {t('officeAnnouncements.asRelation', {
                relation: RELATION_LABELS[announcement.relation.type],
              })}
            </Typography>
          )}
        </>
      ),
    },
    {
      key: 'service',
      label: t('officeAnnouncements.service'),
      onPhones: 'below',
      csv: serviceInWords,
      render: serviceInWords,
    },
    {
      key: 'title',
      label: t('officeAnnouncements.article'),
      onPhones: 'below',
      csv: ({ title }) => title,
      render: (announcement) => <Link href={placeOf(announcement)}>{announcement.title}</Link>,
    },
    {
      key: 'state',
      label: t('officeAnnouncements.state'),
      onPhones: true,
      csv: announcementState,
      render: (announcement) => (
        <Chip
          size="small"
          variant="outlined"
          color={/^(waiting|failed)$/.test(announcement.state) ? 'warning' : 'default'}
          label={announcementState(announcement)}
        />
      ),
    },
    {
      key: 'at',
      label: t('officeAnnouncements.date'),
      sort: 'at',
      isShort: true,
      csv: ({ at }) => at,
      render: ({ at }) => instant(at),
    },
  ],
};
