import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { MEDIA_LIST as PLAN } from '@quire/model/lists/content-lists';
import { t } from '@quire/model/messages/t';
import { adminMediaPath } from '@quire/model/office-paths';
import { RECORD_KINDS } from '@quire/model/records/record-kinds';
import { Link as RouterLink } from 'react-router';
import { fileSize } from '../../ui/text-page/file-size.ts';
import { instant } from '../kit/dates.ts';
import type { ListDescription } from '../kit/list/list-description.ts';
import { MediaThumb } from '../kit/media/media-thumb.tsx';
import { readKind } from '../kit/read-kind.ts';

const read = readKind(RECORD_KINDS.media.schema);
type File = NonNullable<ReturnType<typeof read>>;

export const MEDIA_LIST: ListDescription<File> = {
  ...{ id: 'media', plan: PLAN, action: 'content.edit', kind: 'media', read },
  ...{ name: t('officeRecords.mediaFiles') },
  link: (row) => adminMediaPath(row.id),
  empty: t('officeMedia.empty'),
  filters: [
    {
      ...{ field: 'kind', label: t('officeMedia.kindFilter') },
      choices: [
        { value: 'image', label: t('officeMedia.images') },
        { value: 'file', label: t('officeMedia.otherFiles') },
      ],
    },
  ],
  columns: [
    {
      ...{ key: 'title', label: t('officeMedia.file'), sort: 'sortKey', csv: ({ title }) => title },
      render: (file, row) => (
        <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
          <Box sx={{ width: 72, flexShrink: 0 }}>
            <MediaThumb file={file} alt="" height={52} />
          </Box>
          <Link
            component={RouterLink}
            to={adminMediaPath(row.id)}
            underline="hover"
            sx={{ overflowWrap: 'anywhere' }}
          >
            {file.title}
          </Link>
        </Box>
      ),
    },
    {
      ...{ key: 'alt', label: t('officeMedia.whatItShows'), csv: ({ alt }) => alt },
      render: ({ alt }) => alt || '–',
    },
    {
      ...{ key: 'size', label: t('officeMedia.size'), align: 'right', isShort: true },
      csv: ({ size }) => size,
      render: ({ size }) => fileSize(size),
    },
    {
      ...{ key: 'pixels', label: t('officeMedia.pixels'), isShort: true },
      csv: ({ width, height }) => (width && height ? `${width}x${height}` : ''),
      render: ({ width, height }) =>
        width && height ? t('officeMedia.dimensions', { width, height }) : '–',
    },
    {
      ...{ key: 'journal', label: t('officeMedia.ofColumn'), csv: ({ journal }) => journal ?? '' },
      render: ({ journal }) => journal ?? t('officeMedia.ofThePress'),
    },
    {
      ...{ key: 'updatedAt', label: t('officeMedia.changedOn'), sort: 'updatedAt', isShort: true },
      csv: ({ updatedAt }) => updatedAt,
      render: ({ updatedAt }) => instant(updatedAt),
    },
  ],
};
