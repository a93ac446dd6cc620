import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { SubmissionDraftSchema } from '@quire/model/entities/submission';
import { t } from '@quire/model/messages/t';
import { useWizard } from '../context/wizard-context.ts';
import { newInOffer, takeOffered } from '../files/take-offered.ts';
import { FIELD_LABELS, fieldValueLabel } from '../step-table/field-labels.ts';

/** What the manuscript says about itself, field by field: to be used, or not. */
export function OfferedMetadata() {
  const { draft, edit, offered, dropOffer } = useWizard();
  const fields = offered ? newInOffer(draft, offered) : [];
  if (!offered || fields.length === 0) return null;
  const whole = SubmissionDraftSchema.parse(offered);
  return (
    <Alert severity="info" role="status">
      <Typography sx={{ fontWeight: 600, mb: 1 }}>{t('authorSubmit.offered')}</Typography>
      {fields.map((field) => (
        <Box key={field} sx={{ mb: 2 }}>
          <Typography component="h4" sx={{ fontWeight: 600 }}>
            {FIELD_LABELS[field]}
          </Typography>
          <Box
            sx={{
              maxHeight: '10rem',
              overflow: 'auto',
              overflowWrap: 'anywhere',
              whiteSpace: 'pre-line',
            }}
            tabIndex={0}
          >
            {fieldValueLabel(whole, field)}
          </Box>
          <Button
            size="small"
            variant="outlined"
            sx={{ mt: 0.5, mr: 1 }}
            aria-label={t('authorSubmit.useField', { field: FIELD_LABELS[field] })}
            onClick={() => edit(takeOffered(draft, offered, field))}
          >
            {t('authorSubmit.useThis')}
          </Button>
          <Button
            size="small"
            aria-label={t('authorSubmit.doNotUseField', { field: FIELD_LABELS[field] })}
            onClick={() => dropOffer(field)}
          >
            {t('authorSubmit.keepMine')}
          </Button>
        </Box>
      ))}
    </Alert>
  );
}
