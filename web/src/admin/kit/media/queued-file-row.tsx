import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { isReady, type MediaQueue, type QueuedFile } from './media-queue.ts';

interface QueuedFileRowProps {
  readonly queue: MediaQueue;
  readonly file: QueuedFile;
}

/** One file on its way: a picture of it, how far it is, and what it shows. */
export function QueuedFileRow({ queue, file }: QueuedFileRowProps) {
  const { key, name, size, sent, isImage, alt, state, problem } = file;
  const url = useOwnUrl(isImage ? queue.bytesOf(key) : undefined);
  const add = () => {
    if (isReady(file)) void queue.add(key);
  };
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: url ? '72px minmax(0, 1fr) auto' : 'minmax(0, 1fr) auto',
        alignItems: 'start',
      }}
    >
      {url && (
        <Box
          component="img"
          src={url}
          alt=""
          sx={{ width: 72, height: 56, objectFit: 'contain', bgcolor: 'action.hover' }}
        />
      )}
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere', mb: 0.5 }}>
          {name}
        </Typography>
        {state === 'sending' && (
          <LinearProgress
            variant="determinate"
            value={size > 0 ? Math.round((100 * sent) / size) : 0}
            aria-label={`Upload of ${name}`}
            sx={{ mb: 1 }}
          />
        )}
        {isImage && (
          <TextField
            label="What the image shows"
            size="small"
            value={alt}
            disabled={state === 'adding'}
            onChange={(event) => queue.say(key, event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add();
            }}
            helperText="For readers who do not see it."
            slotProps={{ htmlInput: { maxLength: 300 } }}
          />
        )}
        {problem && (
          <Alert severity="error" sx={{ mt: 1 }}>
            {problem}
          </Alert>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' } }}>
        {state === 'failed' ? (
          <Button onClick={() => queue.again(key)}>Try again</Button>
        ) : (
          isImage && (
            <Button disabled={!isReady(file)} loading={state === 'adding'} onClick={add}>
              Add
            </Button>
          )
        )}
        <Button
          color="inherit"
          disabled={state === 'adding'}
          aria-label={`Cancel ${name}`}
          onClick={() => queue.remove(key)}
        >
          Cancel
        </Button>
      </Box>
    </Box>
  );
}

/** An address of bytes that this page has, until it has them no more. */
function useOwnUrl(bytes: Blob | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!bytes) return;
    const made = URL.createObjectURL(bytes);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes]);
  return url;
}
