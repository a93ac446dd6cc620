import Link from '@mui/material/Link';
import { PROPOSALS_LIST } from '@quire/model/lists/content-lists';
import { t } from '@quire/model/messages/t';
import { adminProposalsPath } from '@quire/model/office-paths';
import { RECORD_KINDS } from '@quire/model/records/record-kinds';
import { Link as RouterLink } from 'react-router';
import { day, instant } from '../kit/dates.ts';
import type { ListDescription } from '../kit/list/list-description.ts';
import { readKind } from '../kit/read-kind.ts';
import { StatusChip } from '../kit/records/content-status.tsx';
import { PROPOSAL_STATUS_LABELS } from './proposal-labels.ts';

const read = readKind(RECORD_KINDS.proposals.schema);
type Proposal = NonNullable<ReturnType<typeof read>>;

const organiser = ({ organiser: { name, affiliation } }: Proposal) =>
  [name, affiliation].filter(Boolean).join(', ');

export const PROPOSAL_LIST: ListDescription<Proposal> = {
  ...{ id: 'proposals', plan: PROPOSALS_LIST, action: 'content.edit', kind: 'proposals', read },
  holdsPeople: true,
  ...{ name: t('officeRecords.proposals') },
  link: (row) => adminProposalsPath(row.id),
  empty: t('officeConference.noProposalsYet'),
  filters: [
    {
      ...{ field: 'status', label: t('officeConference.status') },
      choices: Object.entries(PROPOSAL_STATUS_LABELS).map(([value, label]) => ({ value, label })),
    },
  ],
  columns: [
    {
      ...{ key: 'conference', label: t('officeConference.conference'), sort: 'sortKey' },
      csv: ({ conference }) => conference,
      render: ({ conference }, row) => (
        <Link component={RouterLink} to={adminProposalsPath(row.id)} underline="hover">
          {conference}
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
        <StatusChip status={status} isOn={status === 'new'} labels={PROPOSAL_STATUS_LABELS} />
      ),
    },
    { key: 'organiser', label: t('officeConference.organiser'), csv: organiser, render: organiser },
    {
      ...{
        key: 'start',
        label: t('officeConference.firstDay'),
        isShort: true,
        csv: ({ start }) => start,
      },
      render: ({ start }) => (start ? day(start) : '–'),
    },
    {
      ...{ key: 'papers', label: t('officeConference.papers'), align: 'right', isShort: true },
      csv: ({ expectedPapers }) => expectedPapers,
      render: ({ expectedPapers }) => expectedPapers ?? '–',
    },
    {
      ...{
        key: 'receivedAt',
        label: t('officeConference.received'),
        sort: 'receivedAt',
        isShort: true,
      },
      csv: ({ receivedAt }) => receivedAt,
      render: ({ receivedAt }) => instant(receivedAt),
    },
    {
      ...{ key: 'email', label: t('office.email'), isHidden: true },
      csv: ({ organiser: { email } }) => email,
      render: ({ organiser: { email } }) => email,
    },
  ],
};
