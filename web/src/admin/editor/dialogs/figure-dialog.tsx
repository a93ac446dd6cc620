import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { t } from '@quire/model/messages/t';
import { useState } from 'react';
import type { NewFigure } from '../../../editing/insert/insertions.ts';
import { useObjectUrl } from '../../../ui/files/use-object-url.ts';
import { EditorDialog } from '../../kit/markdown/editor-dialog.tsx';

interface FigureDialogProps {
  /** An image that was dropped or pasted; otherwise it is chosen here. */
  readonly file: File | null;
  readonly onAdd: (figure: NewFigure) => void;
  readonly onClose: () => void;
}

/** Asks for an image, its alternative text and its caption. */
export function FigureDialog({ file: given, onAdd, onClose }: FigureDialogProps) {
  const [file, setFile] = useState(given);
  const [alt, setAlt] = useState('');
  const [caption, setCaption] = useState('');
  const url = useObjectUrl(file);
  return (
    <EditorDialog
      title={t('officeEditor.addFigure')}
      does={t('officeEditor.addFigure')}
      isDisabled={!file || alt.trim() === ''}
      onDo={() => file && alt.trim() && onAdd({ file, alt: alt.trim(), caption: caption.trim() })}
      onClose={onClose}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <Box>
          {!given && (
            <Button component="label" variant="outlined">
              {file ? t('officeEditor.chooseAnotherImage') : t('officeEditor.chooseImage')}
              <input
                type="file"
                accept="image/*,.pdf,.tif,.tiff"
                className="visually-hidden"
                onChange={({ target }) => setFile(target.files?.[0] ?? null)}
              />
            </Button>
          )}
          {file && <Box sx={{ mt: 1 }}>{file.name}</Box>}
        </Box>
        {url && file?.type.startsWith('image/') && (
          <img
            src={url}
            alt=""
            style={{ maxWidth: '100%', maxHeight: 240, objectFit: 'contain' }}
          />
        )}
        <TextField
          label={t('officeEditor.alternativeText')}
          helperText={t('officeEditor.alternativeTextHint')}
          value={alt}
          required
          multiline
          autoFocus={given !== null}
          onChange={({ target }) => setAlt(target.value)}
        />
        <TextField
          label={t('officeEditor.caption')}
          value={caption}
          multiline
          onChange={({ target }) => setCaption(target.value)}
        />
      </Stack>
    </EditorDialog>
  );
}
