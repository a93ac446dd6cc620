import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Upload, UploadQueue } from './upload-queue.ts';

/** Files on their way, with what became of them. */
export function UploadList({ queue, uploads }: { queue: UploadQueue; uploads: readonly Upload[] }) {
  if (uploads.length === 0) return null;
  return (
    <Stack component="section" aria-label="Uploads" spacing={1}>
      {uploads.map(({ name, size, sent, problem }) =>
        problem ? (
          <Alert
            key={name}
            severity="error"
            action={
              <>
                <Button color="inherit" size="small" onClick={() => queue.again(name)}>
                  Try again
                </Button>
                <Button color="inherit" size="small" onClick={() => queue.cancel(name)}>
                  Take it out
                </Button>
              </>
            }
          >
            {name}: {problem}
          </Alert>
        ) : (
          <Box key={name} sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
            <Typography variant="body2" noWrap sx={{ flexBasis: '14rem', flexShrink: 1 }}>
              {name}
            </Typography>
            <LinearProgress
              variant="determinate"
              value={size > 0 ? Math.round((100 * sent) / size) : 0}
              aria-label={`Upload of ${name}`}
              sx={{ flexGrow: 1, minWidth: 60 }}
            />
            <Button size="small" onClick={() => queue.cancel(name)} aria-label={`Cancel ${name}`}>
              Cancel
            </Button>
          </Box>
        ),
      )}
    </Stack>
  );
}
