import Chip from '@mui/material/Chip';
import { SUBMISSION_STATES, type SubmissionState } from '@quire/model/states/submission-states';

/** The state in the author's words; whoever is to act sees it stand out. */
export function StateChip({ state }: { readonly state: SubmissionState }) {
  const { label, turn } = SUBMISSION_STATES[state];
  return (
    <Chip
      label={label}
      size="small"
      color={turn === 'author' ? 'secondary' : 'default'}
      variant={turn === 'author' ? 'filled' : 'outlined'}
      sx={{ fontWeight: 600 }}
    />
  );
}
