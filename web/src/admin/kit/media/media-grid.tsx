import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { Media } from '@quire/model/entities/media';
import type { Row } from '../../../data/live/office/list-request.ts';
import { fileSize } from '../../../ui/text-page/file-size.ts';
import { MediaThumb } from './media-thumb.tsx';

interface MediaGridProps {
  readonly rows: readonly Row<Media>[];
  readonly onChoose: (row: Row<Media>) => void;
}

/** Files of the library in a grid, each a button. */
export function MediaGrid({ rows, onChoose }: MediaGridProps) {
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
      }}
    >
      {rows.map(
        (row) =>
          row.record && (
            <li key={row.id}>
              <ButtonBase
                onClick={() => onChoose(row)}
                sx={{
                  display: 'block',
                  width: '100%',
                  p: 0.75,
                  textAlign: 'left',
                  border: 1,
                  borderColor: 'divider',
                  borderRadius: 1,
                  '&:hover, &:focus-visible': { borderColor: 'primary.main' },
                }}
              >
                <MediaThumb file={row.record} alt="" />
                <Typography variant="body2" noWrap sx={{ mt: 0.75 }} title={row.record.title}>
                  {row.record.title}
                </Typography>
                <Typography variant="caption" color="text.secondary" noWrap component="p">
                  {row.record.alt || fileSize(row.record.size)}
                </Typography>
              </ButtonBase>
            </li>
          ),
      )}
    </Box>
  );
}
