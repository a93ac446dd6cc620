import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { PAGES_LIST } from '@quire/model/lists/content-lists';
import { t } from '@quire/model/messages/t';
import { adminPagesPath } from '@quire/model/office-paths';
import { RECORD_KINDS } from '@quire/model/records/record-kinds';
import { Link as RouterLink } from 'react-router';
import { instant } from '../kit/dates.ts';
import type { ListDescription } from '../kit/list/list-description.ts';
import { readKind } from '../kit/read-kind.ts';
import { CONTENT_STATUS_LABELS, StatusChip } from '../kit/records/content-status.tsx';
import { pagePlace } from './page-place.ts';

const read = readKind(RECORD_KINDS.pages.schema);
type Page = NonNullable<ReturnType<typeof read>>;

export const PAGE_LIST: ListDescription<Page> = {
  ...{ id: 'pages', plan: PAGES_LIST, action: 'content.edit', kind: 'pages', read },
  ...{
    name: t('officeRecords.texts'),
    newLabel: t('officeRecords.newText'),
    newPath: adminPagesPath('new'),
  },
  link: (row) => adminPagesPath(row.id),
  empty: 'No texts yet. Choose New text to add one.',
  filters: [
    {
      ...{ field: 'status', label: 'Status' },
      choices: ['draft', 'published', 'archived'].map((value) => ({
        value,
        label: CONTENT_STATUS_LABELS[value] ?? value,
      })),
    },
    { field: 'journal', label: 'Journal', choices: 'journals' },
  ],
  columns: [
    {
      ...{ key: 'title', label: 'Title', sort: 'sortKey', csv: ({ title }) => title },
      render: ({ title, path }, row) => (
        <>
          <Link component={RouterLink} to={adminPagesPath(row.id)} underline="hover">
            {title}
          </Link>
          <Typography
            variant="caption"
            component="p"
            color="text.secondary"
            sx={{ overflowWrap: 'anywhere' }}
          >
            {path}
          </Typography>
        </>
      ),
    },
    {
      ...{ key: 'path', label: 'Page', sort: 'path', csv: ({ path }) => path },
      render: ({ path }) => pagePlace(path) ?? 'No page',
    },
    {
      ...{ key: 'journal', label: 'Journal', csv: ({ journal }) => journal ?? '' },
      render: ({ journal }) => journal ?? 'The press',
    },
    {
      ...{ key: 'status', label: 'Status', onPhones: true, csv: ({ status }) => status },
      render: ({ status }) => <StatusChip status={status} isOn={status === 'published'} />,
    },
    {
      ...{ key: 'files', label: 'Files', align: 'right', isShort: true },
      csv: ({ files }) => files.length,
      render: ({ files }) => files.length,
    },
    {
      ...{ key: 'updatedAt', label: 'Changed', sort: 'updatedAt', isShort: true },
      csv: ({ updatedAt }) => updatedAt,
      render: ({ updatedAt }) => instant(updatedAt),
    },
  ],
};
