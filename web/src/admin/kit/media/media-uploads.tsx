import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import { useRef, useState } from 'react';
import { addReady, isReady, type MediaQueue, type QueuedMedia, takeFiles } from './media-queue.ts';
import { QueuedFileRow } from './queued-file-row.tsx';

interface MediaUploadsProps {
  readonly queue: MediaQueue;
  readonly files: readonly QueuedMedia[];
  /** As in an `input`: `image/*`. */
  readonly accept?: string;
}

/** The area to choose or drop files, with the current uploads and their alternative texts. */
export function MediaUploads({ queue, files, accept }: MediaUploadsProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const ready = files.filter(isReady).length;
  return (
    <Stack component="section" aria-label={t('officeText.uploads')} spacing={1}>
      <Box
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          takeFiles(queue, [...event.dataTransfer.files]);
        }}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1.5,
          px: 2,
          py: 1.25,
          border: '1px dashed',
          borderColor: isOver ? 'primary.main' : 'divider',
          bgcolor: isOver ? 'action.hover' : 'transparent',
          borderRadius: 1,
        }}
      >
        <Button variant="outlined" onClick={() => input.current?.click()}>
          {t('officeText.uploadFiles')}
        </Button>
        <Typography variant="body2" color="text.secondary">
          {t('officeText.dropFiles')}
        </Typography>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          aria-label={t('officeText.uploadFiles')}
          {...(accept === undefined ? {} : { accept })}
          onChange={(event) => {
            takeFiles(queue, [...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </Box>
      {files.map((file) => (
        <QueuedFileRow key={file.id} {...{ queue, file }} />
      ))}
      {ready > 0 && (
        <Box>
          <Button variant="contained" onClick={() => void addReady(queue)}>
            {t('officeText.addToLibrary', { count: ready })}
          </Button>
        </Box>
      )}
    </Stack>
  );
}
