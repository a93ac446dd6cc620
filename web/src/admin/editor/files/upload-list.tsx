import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import type { ArticleUploads, QueuedArticleFile } from './article-uploads.ts';

/** Current uploads and their status. */
export function UploadList({
  queue,
  uploads,
}: {
  readonly queue: ArticleUploads;
  readonly uploads: readonly QueuedArticleFile[];
}) {
  if (uploads.length === 0) return null;
  return (
    <Stack component="section" aria-label={t('officeEditor.uploads')} spacing={1}>
      {uploads.map(({ id, name, file, sent, state, problem }) =>
        state === 'failed' ? (
          <Alert
            key={id}
            severity="error"
            action={
              <>
                <Button color="inherit" size="small" onClick={() => queue.retry(id)}>
                  {t('office.tryAgain')}
                </Button>
                <Button color="inherit" size="small" onClick={() => queue.cancel(id)}>
                  {t('office.remove')}
                </Button>
              </>
            }
          >
            {t('officeEditor.uploadFailed', {
              name,
              problem: problem ?? t('officeEditor.uploadCancelled'),
            })}
          </Alert>
        ) : (
          <Box key={id} sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
            <Typography variant="body2" noWrap sx={{ flexBasis: '14rem', flexShrink: 1 }}>
              {name}
            </Typography>
            <LinearProgress
              variant="determinate"
              value={Math.round((100 * sent) / Math.max(1, file.size))}
              aria-label={t('officeEditor.uploadOf', { name })}
              sx={{ flexGrow: 1, minWidth: 60 }}
            />
            <Button
              size="small"
              disabled={state === 'checking'}
              onClick={() => queue.cancel(id)}
              aria-label={t('officeEditor.cancelUploadOf', { name })}
            >
              {t('office.cancel')}
            </Button>
          </Box>
        ),
      )}
    </Stack>
  );
}
