import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useSyncExternalStore } from 'react';
import { fileSize } from '../../../ui/text-page/file-size.ts';
import type { QueuedFile, UploadQueue } from './upload-queue.ts';

function inWords({ state, sent, file, problem }: QueuedFile): string {
  switch (state) {
    case 'waiting':
      return 'Waiting';
    case 'sending':
      return `${fileSize(sent)} of ${fileSize(file.size)}`;
    case 'checking':
      return 'Sent. We look into it…';
    case 'failed':
      return problem ?? 'Stopped';
  }
}

/** Files on their way, each with its progress, to be stopped or sent again. */
export function UploadList({ queue }: { readonly queue: UploadQueue }) {
  const items = useSyncExternalStore(queue.subscribe, queue.items);
  const failed = items.filter(({ state }) => state === 'failed');
  return (
    <>
      <div role="alert" className="visually-hidden">
        {failed.map(({ file, problem }) => `${file.name}: ${problem ?? 'stopped'}`).join(' ')}
      </div>
      {items.length > 0 && (
        <Box
          component="ul"
          aria-label="On their way"
          sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}
        >
          {items.map((item) => (
            <li key={item.id}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
                <Box sx={{ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' }}>
                  <strong>{item.file.name}</strong>
                  <Box
                    sx={{
                      color: item.state === 'failed' ? 'error.main' : 'text.secondary',
                      fontSize: 'var(--small)',
                    }}
                  >
                    {inWords(item)}
                  </Box>
                </Box>
                {item.state === 'failed' && (
                  <Button
                    size="small"
                    aria-label={`Try ${item.file.name} again`}
                    onClick={() => queue.retry(item.id)}
                  >
                    Try again
                  </Button>
                )}
                {item.state !== 'checking' && (
                  <Button
                    size="small"
                    aria-label={`Cancel ${item.file.name}`}
                    onClick={() => queue.cancel(item.id)}
                  >
                    {item.state === 'failed' ? 'Leave out' : 'Cancel'}
                  </Button>
                )}
              </Box>
              {(item.state === 'sending' || item.state === 'checking') && (
                <LinearProgress
                  aria-label={`Sending ${item.file.name}`}
                  variant={item.state === 'checking' ? 'indeterminate' : 'determinate'}
                  value={Math.min(100, (100 * item.sent) / Math.max(1, item.file.size))}
                />
              )}
            </li>
          ))}
        </Box>
      )}
    </>
  );
}
