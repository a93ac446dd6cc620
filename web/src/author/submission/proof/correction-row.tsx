import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { t } from '@quire/model/messages/t';
import { MarkdownField } from '../../../markdown-text/markdown-field.tsx';
import type { TypedCorrection } from './corrections-draft.ts';

interface CorrectionRowProps {
  readonly number: number;
  readonly row: TypedCorrection;
  /** It was begun just now: typing goes on there. */
  readonly isNew: boolean;
  readonly onChange: (row: TypedCorrection) => void;
  readonly onRemove: () => void;
}

/** One correction: where, and what it should say. */
export function CorrectionRow({ number, row, isNew, onChange, onRemove }: CorrectionRowProps) {
  const { place, text } = row;
  return (
    <Box component="li" sx={{ py: 2, '& + &': { borderBlockStart: '1px solid var(--rule)' } }}>
      <Stack spacing={1.5}>
        <TextField
          label={t('authorSubmission.correctionPlace', { number })}
          placeholder={t('authorSubmission.correctionPlaceExample')}
          size="small"
          multiline
          value={place}
          autoFocus={isNew && !place}
          onChange={(event) => onChange({ ...row, place: event.target.value })}
          slotProps={{ htmlInput: { maxLength: 300 } }}
        />
        <MarkdownField
          label={t('authorSubmission.correctionText', { number })}
          rows={2}
          value={text}
          autoFocus={isNew && place !== ''}
          onChange={(words) => onChange({ ...row, text: words })}
          maxLength={3_000}
        />
      </Stack>
      <Button
        size="small"
        color="error"
        aria-label={t('authorSubmission.removeCorrection', { number })}
        onClick={onRemove}
        sx={{ mt: 0.5, ml: -1 }}
      >
        {t('author.remove')}
      </Button>
    </Box>
  );
}
