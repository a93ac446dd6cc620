import Box from '@mui/material/Box';
import { useMediaUrl } from '../../../data/live/office/use-media-url.ts';

interface MediaThumbProps {
  readonly file: { readonly path: string; readonly sha256: string; readonly contentType: string };
  /** Empty if a text beside it describes it. */
  readonly alt: string;
  readonly height?: number;
}

const ending = (path: string) => path.split('.').at(-1)?.toUpperCase() ?? '';

/** A thumbnail of a stored image, or the format of another file. */
export function MediaThumb({ file, alt, height = 96 }: MediaThumbProps) {
  const isImage = file.contentType.startsWith('image/');
  const url = useMediaUrl(isImage ? file : null);
  return (
    <Box
      sx={{
        height,
        width: '100%',
        display: 'grid',
        placeItems: 'center',
        bgcolor: 'action.hover',
        color: 'text.secondary',
        borderRadius: 0.5,
        overflow: 'hidden',
        fontWeight: 600,
        letterSpacing: '0.04em',
      }}
    >
      {url ? (
        <Box
          component="img"
          src={url}
          alt={alt}
          sx={{ width: '100%', height, objectFit: 'contain' }}
        />
      ) : (
        !isImage && ending(file.path)
      )}
    </Box>
  );
}
