import Link from '@mui/material/Link';
import { CONFERENCES_LIST } from '@quire/model/lists/content-lists';
import { t } from '@quire/model/messages/t';
import { adminConferencePath } from '@quire/model/office-paths';
import { RECORD_KINDS } from '@quire/model/records/record-kinds';
import { Link as RouterLink } from 'react-router';
import { day, instant } from '../kit/dates.ts';
import type { ListDescription } from '../kit/list/list-description.ts';
import { readKind } from '../kit/read-kind.ts';
import { StatusChip } from '../kit/records/content-status.tsx';
import { CONFERENCE_STATUS_LABELS } from './conference-form.ts';

const read = readKind(RECORD_KINDS.conferences.schema);
type Conference = NonNullable<ReturnType<typeof read>>;

const place = ({ city, country, online }: Conference) =>
  [city, country, online && t('officeConference.online')].filter(Boolean).join(', ');

export const CONFERENCE_LIST: ListDescription<Conference> = {
  ...{ id: 'conferences', plan: CONFERENCES_LIST, action: 'content.edit', read },
  ...{ kind: 'conferences', name: t('officeRecords.conferences') },
  newLabel: t('officeRecords.newConference'),
  newPath: adminConferencePath('new'),
  link: (row) => adminConferencePath(row.id),
  empty: t('officeConference.noConferencesYet'),
  filters: [
    {
      ...{ field: 'status', label: t('officeConference.status') },
      choices: Object.entries(CONFERENCE_STATUS_LABELS).map(([value, label]) => ({ value, label })),
    },
  ],
  columns: [
    {
      ...{ key: 'name', label: t('office.name'), sort: 'sortKey', csv: ({ name }) => name },
      render: ({ name }, row) => (
        <Link component={RouterLink} to={adminConferencePath(row.id)} underline="hover">
          {name}
        </Link>
      ),
    },
    {
      ...{
        key: 'status',
        label: t('officeConference.status'),
        onPhones: true,
        csv: ({ status }) => status,
      },
      render: ({ status }) => (
        <StatusChip
          status={status}
          isOn={status === 'announced'}
          labels={CONFERENCE_STATUS_LABELS}
        />
      ),
    },
    {
      ...{ key: 'start', label: t('officeConference.firstDay'), sort: 'start', isShort: true },
      csv: ({ start }) => start,
      render: ({ start }) => day(start),
    },
    {
      key: 'place',
      label: t('officeConference.place'),
      csv: place,
      render: (record) => place(record) || '–',
    },
    {
      ...{ key: 'sessions', label: t('officeConference.sessions'), align: 'right', isShort: true },
      csv: ({ sessions }) => sessions.length,
      render: ({ sessions }) => sessions.length,
    },
    {
      ...{ key: 'papers', label: t('officeConference.papers'), align: 'right', isShort: true },
      csv: ({ papers }) => papers.length,
      render: ({ papers }) => papers.length,
    },
    {
      ...{
        key: 'updatedAt',
        label: t('officeConference.changed'),
        sort: 'updatedAt',
        isShort: true,
      },
      csv: ({ updatedAt }) => updatedAt,
      render: ({ updatedAt }) => instant(updatedAt),
    },
  ],
};
