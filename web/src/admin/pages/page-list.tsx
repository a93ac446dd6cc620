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
import { inLanguagePath } from '../kit/records/in-language-path.ts';
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
  empty: t('officePages.empty'),
  filters: [
    {
      ...{ field: 'status', label: t('officePages.status') },
      choices: ['draft', 'published', 'archived'].map((value) => ({
        value,
        label: CONTENT_STATUS_LABELS[value] ?? value,
      })),
    },
    { field: 'journal', label: t('office.journal'), choices: 'journals' },
  ],
  columns: [
    {
      ...{ key: 'title', label: t('office.title'), sort: 'sortKey', csv: ({ title }) => title },
      render: ({ title, path, language }, row) => (
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
            {inLanguagePath(language, path)}
          </Typography>
        </>
      ),
    },
    {
      ...{ key: 'path', label: t('officePages.page'), sort: 'path', csv: ({ path }) => path },
      render: ({ path }) => pagePlace(path) ?? t('officePages.noPage'),
    },
    {
      ...{ key: 'journal', label: t('office.journal'), csv: ({ journal }) => journal ?? '' },
      render: ({ journal }) => journal ?? t('officePages.thePress'),
    },
    {
      ...{
        key: 'status',
        label: t('officePages.status'),
        onPhones: true,
        csv: ({ status }) => status,
      },
      render: ({ status }) => <StatusChip status={status} isOn={status === 'published'} />,
    },
    {
      ...{ key: 'files', label: t('officePages.files'), align: 'right', isShort: true },
      csv: ({ files }) => files.length,
      render: ({ files }) => files.length,
    },
    {
      ...{ key: 'updatedAt', label: t('officePages.changedOn'), sort: 'updatedAt', isShort: true },
      csv: ({ updatedAt }) => updatedAt,
      render: ({ updatedAt }) => instant(updatedAt),
    },
  ],
};
