import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';

interface WordsDialogProps {
  readonly title: string;
  readonly lead: ReactNode;
  readonly label: string;
  readonly does: string;
  /** The least number of characters. */
  readonly least: number;
  readonly danger?: boolean;
  /** A live preview of what readers will see. */
  readonly preview?: (words: string) => ReactNode;
  readonly more?: ReactNode;
  readonly onClose: () => void;
  readonly onDone: (words: string) => Promise<void>;
}

/** Asks for the text of a change, and shows what readers will see of it. */
export function NoteDialog({
  title,
  lead,
  label,
  does,
  least,
  preview,
  more,
  ...rest
}: WordsDialogProps) {
  const { danger = false, onClose, onDone } = rest;
  const [words, setWords] = useState('');
  const typed = words.trim();
  return (
    <ConfirmDialog
      open
      {...{ title, does, danger, onClose }}
      disabled={typed.length < least}
      onConfirm={() => onDone(typed)}
    >
      <Typography component="div" gutterBottom>
        {lead}
      </Typography>
      <TextField
        label={label}
        multiline
        minRows={4}
        maxRows={14}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        helperText={
          typed.length < least ? t('officeEditorDetails.leastCharacters', { least }) : ' '
        }
        sx={{ mt: 1 }}
      />
      {more}
      {preview && typed !== '' && (
        <Box
          component="section"
          aria-label={t('officeEditorDetails.previewForReaders')}
          sx={{ mt: 1 }}
        >
          <Typography variant="overline" component="h3">
            {t('officeEditorDetails.previewForReaders')}
          </Typography>
          {preview(typed)}
        </Box>
      )}
    </ConfirmDialog>
  );
}
