import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import type { NamedReviewer } from '@quire/model/entities/submission';
import { t } from '@quire/model/messages/t';
import { useWizard } from '../context/wizard-context.ts';
import { fieldId } from '../step-table/steps.ts';

const FIELDS = [
  { key: 'name', label: t('forms.name'), most: 160 },
  { key: 'email', label: t('forms.email'), most: 254 },
  { key: 'affiliation', label: t('forms.institution'), most: 400 },
  { key: 'reason', label: t('authorSubmit.reason'), most: 1_000 },
] as const;

interface ReviewerCardProps {
  /** `suggestedReviewers.0` */
  readonly field: string;
  readonly reviewer: NamedReviewer;
  readonly onChange: (reviewer: NamedReviewer) => void;
  readonly onRemove: () => void;
}

/** One person whom the authors suggest or oppose. */
export function ReviewerCard({ field, reviewer, onChange, onRemove }: ReviewerCardProps) {
  const { problemOf } = useWizard();
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {FIELDS.map(({ key, label, most }) => {
          const problem = problemOf(`${field}.${key}`);
          return (
            <TextField
              key={key}
              id={fieldId(`${field}.${key}`)}
              label={label}
              value={reviewer[key]}
              error={problem !== undefined}
              helperText={problem}
              onChange={(event) => onChange({ ...reviewer, [key]: event.target.value })}
              slotProps={{ htmlInput: { maxLength: most, autoComplete: 'off' } }}
            />
          );
        })}
      </Box>
      <Button sx={{ mt: 1 }} color="error" onClick={onRemove}>
        {reviewer.name
          ? t('author.removeNamed', { name: reviewer.name })
          : t('authorSubmit.removeThisReviewer')}
      </Button>
    </Paper>
  );
}
