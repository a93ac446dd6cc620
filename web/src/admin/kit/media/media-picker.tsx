import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { Media } from '@quire/model/entities/media';
import { errorMessage } from '@quire/model/errors';
import { journalsOf } from '@quire/model/grants';
import { MEDIA_LIST } from '@quire/model/lists/content-lists';
import { t } from '@quire/model/messages/t';
import { RECORD_KINDS } from '@quire/model/records/record-kinds';
import { useState } from 'react';
import type { Cursor, Row } from '../../../data/live/office/list-request.ts';
import { useRecordList } from '../../../data/live/office/use-record-list.ts';
import type { Person } from '../../../session/use-person.ts';
import { readKind } from '../read-kind.ts';
import { MediaGrid } from './media-grid.tsx';
import { MediaUploads } from './media-uploads.tsx';
import { useMediaQueue } from './use-media-queue.ts';

const PAGE = 24;
const SORT = MEDIA_LIST.sorts[0];
const read = readKind(RECORD_KINDS.media.schema);

interface MediaPickerProps {
  readonly person: Person;
  /** Images only; absent: any file. */
  readonly kind?: 'image' | 'file';
  readonly title: string;
  /** Called with the chosen or uploaded file. */
  readonly onChoose: (media: Media) => void;
  readonly onClose: () => void;
}

/** Chooses a file from the media library, or uploads one and chooses it. */
export function MediaPicker({ person, kind, title, onChoose, onClose }: MediaPickerProps) {
  const [q, setQ] = useState('');
  const [place, setPlace] = useState<{ after: Cursor | null; before: Cursor | null }>(FIRST);
  const filters = kind === undefined ? {} : { kind };
  const request = { q, filters, sort: SORT, bin: false, size: PAGE, ...place };
  const page = useRecordList({ plan: MEDIA_LIST, scope: 'all', request, read });
  const [journal] = person.claims.roles.includes('admin') ? [] : journalsOf(person.claims);
  const { queue, files } = useMediaQueue(person.uid, ({ media }) => onChoose(media), journal);
  const choose = ({ record }: Row<Media>) => {
    if (record) onChoose(record);
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="media-picker">
      <DialogTitle id="media-picker">{title}</DialogTitle>
      <DialogContent>
        <Stack spacing={2} sx={{ pt: 0.5 }}>
          <MediaUploads
            queue={queue}
            files={files}
            {...(kind === 'image' && { accept: 'image/*' })}
          />
          <TextField
            label={t('officeText.searchFiles')}
            type="search"
            value={q}
            onChange={(event) => {
              setQ(event.target.value);
              setPlace(FIRST);
            }}
          />
          {page.problem && <Alert severity="error">{errorMessage(page.problem)}</Alert>}
          {page.loading && <LinearProgress aria-label={t('office.loading')} />}
          {!page.loading && page.rows.length === 0 && (
            <Typography color="text.secondary">
              {q ? t('officeText.noFilesMatch') : t('officeText.noFilesYet')}
            </Typography>
          )}
          <MediaGrid rows={page.rows} onChoose={choose} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button
          disabled={!page.before}
          onClick={() => setPlace({ after: null, before: page.before })}
        >
          {t('officeText.newer')}
        </Button>
        <Button
          disabled={!page.after}
          onClick={() => setPlace({ after: page.after, before: null })}
        >
          {t('officeText.older')}
        </Button>
        <Button onClick={onClose} sx={{ ml: 'auto' }}>
          {t('office.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const FIRST = { after: null, before: null };
