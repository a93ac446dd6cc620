import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { TypedCorrection } from './use-corrections.ts';

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
          label={`Where (${number})`}
          placeholder="Table 2, first row"
          size="small"
          multiline
          value={place}
          autoFocus={isNew && !place}
          onChange={(event) => onChange({ ...row, place: event.target.value })}
          slotProps={{ htmlInput: { maxLength: 300 } }}
        />
        <TextField
          label={`What it should say (${number})`}
          size="small"
          multiline
          minRows={2}
          value={text}
          autoFocus={isNew && place !== ''}
          onChange={(event) => onChange({ ...row, text: event.target.value })}
          slotProps={{ htmlInput: { maxLength: 3_000 } }}
        />
      </Stack>
      <Button
        size="small"
        color="error"
        aria-label={`Take out correction ${number}`}
        onClick={onRemove}
        sx={{ mt: 0.5, ml: -1 }}
      >
        Take out
      </Button>
    </Box>
  );
}
