import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import { useObjectUrl } from '../../../ui/files/use-object-url.ts';
import { isImage, isReady, type MediaQueue, type QueuedMedia } from './media-queue.ts';

interface QueuedFileRowProps {
  readonly queue: MediaQueue;
  readonly file: QueuedMedia;
}

/** One upload: thumbnail, progress and alternative text. */
export function QueuedFileRow({ queue, file }: QueuedFileRowProps) {
  const { id, sent, alt, state, problem } = file;
  const { name, size } = file.file;
  const isPicture = isImage(file);
  const url = useObjectUrl(isPicture ? file.file : undefined);
  const add = () => {
    if (isReady(file)) void queue.take(id);
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
        {(state === 'waiting' || state === 'sending') && (
          <LinearProgress
            variant="determinate"
            value={Math.round((100 * sent) / Math.max(1, size))}
            aria-label={t('officeText.uploadOf', { name })}
            sx={{ mb: 1 }}
          />
        )}
        {isPicture && (
          <TextField
            label={t('officeText.whatImageShows')}
            size="small"
            value={alt}
            disabled={state === 'checking'}
            onChange={(event) => queue.describe(id, { alt: event.target.value })}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add();
            }}
            helperText={t('officeText.whatImageShowsHint')}
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
          <Button onClick={() => queue.retry(id)}>{t('office.tryAgain')}</Button>
        ) : (
          isPicture && (
            <Button disabled={!isReady(file)} loading={state === 'checking'} onClick={add}>
              {t('officeText.add')}
            </Button>
          )
        )}
        <Button
          color="inherit"
          disabled={state === 'checking'}
          aria-label={t('officeText.cancelUpload', { name })}
          onClick={() => queue.cancel(id)}
        >
          {t('office.cancel')}
        </Button>
      </Box>
    </Box>
  );
}
