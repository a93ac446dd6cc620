import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import { licenceOf } from '@quire/model/licence';
import { JOURNALS_LIST } from '@quire/model/lists/journal-and-mail-lists';
import { formatList } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
import { adminJournalsPath } from '@quire/model/office-paths';
import { RECORD_KINDS } from '@quire/model/records/record-kinds';
import { Link as RouterLink } from 'react-router';
import { instant } from '../kit/dates.ts';
import type { ListDescription } from '../kit/list/list-description.ts';
import { readKind } from '../kit/read-kind.ts';
import { JOURNAL_STATUS_LABELS } from './journal-labels.ts';

const read = readKind(RECORD_KINDS.journals.schema);
const COLOURS = { active: 'success', announced: 'info', ceased: 'default' } as const;

/** All journals that a person works for. */
export const JOURNAL_LIST: ListDescription<NonNullable<ReturnType<typeof read>>> = {
  id: 'journals',
  plan: JOURNALS_LIST,
  action: 'journal.edit',
  kind: 'journals',
  name: t('officeRecords.journals'),
  read,
  link: (row) => adminJournalsPath(row.id),
  empty: t('officeJournals.noJournalsYet'),
  filters: [
    {
      field: 'status',
      label: t('officeJournals.status'),
      choices: Object.entries(JOURNAL_STATUS_LABELS).map(([value, label]) => ({ value, label })),
    },
  ],
  columns: [
    {
      key: 'fullname',
      label: t('office.title'),
      sort: 'sortKey',
      csv: ({ fullname }) => fullname,
      render: ({ fullname }, row) => (
        <Link component={RouterLink} to={adminJournalsPath(row.id)} underline="hover">
          {fullname}
        </Link>
      ),
    },
    {
      key: 'name',
      label: t('officeJournals.key'),
      isShort: true,
      csv: ({ name }) => name,
      render: ({ name }) => name,
    },
    {
      key: 'issn',
      label: t('officeJournals.issn'),
      isShort: true,
      csv: ({ issn }) => issn,
      render: ({ issn }) => issn,
    },
    {
      key: 'status',
      label: t('officeJournals.status'),
      onPhones: true,
      csv: ({ status }) => status,
      render: ({ status }) => (
        <Chip
          size="small"
          variant="outlined"
          color={COLOURS[status]}
          label={JOURNAL_STATUS_LABELS[status]}
        />
      ),
    },
    {
      key: 'board',
      label: t('officeJournals.board'),
      align: 'right',
      csv: ({ board }) => board.length,
      render: ({ board }) => board.length,
    },
    {
      key: 'licence',
      label: t('officeJournals.licence'),
      csv: ({ licence }) => licence,
      render: ({ licence }) => licenceOf(licence).label,
    },
    {
      key: 'updatedAt',
      label: t('officeJournals.changed'),
      sort: 'updatedAt',
      isShort: true,
      csv: ({ updatedAt }) => updatedAt,
      render: ({ updatedAt }) => instant(updatedAt),
    },
    {
      key: 'contactEmail',
      label: t('officeJournals.contact'),
      isHidden: true,
      csv: ({ contactEmail }) => contactEmail,
      render: ({ contactEmail }) => contactEmail,
    },
    {
      key: 'issn_print',
      label: t('journals.imprintPrintIssn'),
      isHidden: true,
      csv: ({ issn_print }) => issn_print,
      render: ({ issn_print }) => issn_print ?? '–',
    },
    {
      key: 'subjects',
      label: t('officeJournals.subjects'),
      isHidden: true,
      csv: ({ subjects }) => subjects.join('; '),
      render: ({ subjects }) => formatList(subjects),
    },
  ],
};
