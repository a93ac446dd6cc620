import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { changedPart, formatValue } from './format-value.ts';

interface ChangedValueProps {
  readonly label: string;
  readonly value: unknown;
  readonly against: unknown;
}

/** One side of a change, with the differences marked, also without colour. */
export function ChangedValue({ label, value, against }: ChangedValueProps) {
  const { before, changed, after } = changedPart(formatValue(value), formatValue(against));
  return (
    <Box sx={{ py: 0.5 }}>
      <Typography variant="caption" color="text.secondary" component="div">
        {label}
      </Typography>
      <Typography
        variant="body2"
        component="div"
        sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        {before}
        <Box component="mark" sx={{ bgcolor: 'action.selected', color: 'text.primary', px: 0.25 }}>
          {changed}
        </Box>
        {after}
      </Typography>
    </Box>
  );
}
