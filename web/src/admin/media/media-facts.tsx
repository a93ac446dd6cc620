import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { StoredFileSchema } from '@quire/model/entities/stored-file';
import { t } from '@quire/model/messages/t';
import { MEDIA_ID_LENGTH } from '@quire/model/records/media-uses';
import { fileSize } from '../../ui/text-page/file-size.ts';
import type { CustomFieldProps } from '../kit/form/form-description.ts';
import { MediaThumb } from '../kit/media/media-thumb.tsx';
import { MediaUses } from './media-uses.tsx';

/** A file of the library: its preview, its details and where it is used. */
export function MediaFacts({ id, values }: CustomFieldProps) {
  const file = StoredFileSchema.safeParse(values);
  if (!file.success) return null;
  const { name, size, width, height, contentType, sha256 } = file.data;
  return (
    <Box
      id={id}
      tabIndex={-1}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2.5, alignItems: 'flex-start' }}
    >
      <Box sx={{ width: 280, maxWidth: '100%' }}>
        <MediaThumb file={file.data} alt="" height={190} />
      </Box>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
          {[
            width && height && t('officeMedia.dimensionsInPixels', { width, height }),
            fileSize(size),
            contentType,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
        <MediaUses media={sha256.slice(0, MEDIA_ID_LENGTH)} />
      </Box>
    </Box>
  );
}
