import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';

interface WordsDialogProps {
  readonly title: string;
  readonly lead: ReactNode;
  readonly label: string;
  readonly does: string;
  /** So many characters at least. */
  readonly least: number;
  readonly danger?: boolean;
  /** What readers will see of it, as it is typed. */
  readonly preview?: (words: string) => ReactNode;
  readonly more?: ReactNode;
  readonly onClose: () => void;
  readonly onDone: (words: string) => Promise<void>;
}

/** Asks for the words that go with a change, and shows what readers will see of them. */
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
        helperText={typed.length < least ? `At least ${least} characters.` : ' '}
        sx={{ mt: 1 }}
      />
      {more}
      {preview && typed !== '' && (
        <Box component="section" aria-label="What readers will see" sx={{ mt: 1 }}>
          <Typography variant="overline" component="h3">
            What readers will see
          </Typography>
          {preview(typed)}
        </Box>
      )}
    </ConfirmDialog>
  );
}
