import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Written } from '../written.tsx';
import type { ReleasedReport } from './use-draft.ts';

interface DecisionPreviewProps {
  readonly letter: string;
  readonly reviews: readonly ReleasedReport[];
}

/** A decision as its author will read it. */
export function DecisionPreview({ letter, reviews }: DecisionPreviewProps) {
  return (
    <Stack spacing={2} divider={<Divider />}>
      <Written text={letter} />
      {reviews.map(({ label, recommendation, comments }) => (
        <div key={label}>
          <Typography variant="h3" sx={{ mb: 0.5 }}>
            {label}
            {recommendation && `: ${recommendation}`}
          </Typography>
          <Written text={comments} />
        </div>
      ))}
    </Stack>
  );
}
