import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { SubmissionDraft } from '@quire/model/entities/submission';
import { errorMessage } from '@quire/model/errors';
import { t } from '@quire/model/messages/t';
import { useId, useState } from 'react';
import type { EditedSubmission } from '../draft/draft-editor.ts';
import { FIELD_LABELS, fieldValueLabel } from '../step-table/field-labels.ts';

type DraftField = keyof SubmissionDraft;

interface ConflictDialogProps {
  readonly mine: SubmissionDraft;
  readonly conflict: NonNullable<EditedSubmission['conflict']>;
  readonly onChoose: (keepMine: readonly DraftField[]) => void;
}

/** Shows the versions of two windows that changed the same fields, and asks which to keep. */
export function SubmissionConflictDialog({ mine, conflict, onChoose }: ConflictDialogProps) {
  const titleId = useId();
  const [given, setGiven] = useState<ReadonlySet<DraftField>>(new Set());
  const { theirs, fields } = conflict;
  // Authors name their institutions by place: the two are chosen together.
  const asked = fields.filter((field) => field !== 'affiliations' || !fields.includes('authors'));
  const keeps = (field: DraftField) =>
    !given.has(field === 'affiliations' && fields.includes('authors') ? 'authors' : field);
  const set = (field: DraftField, isMine: boolean) => {
    const next = new Set(given);
    if (isMine) next.delete(field);
    else next.add(field);
    setGiven(next);
  };
  return (
    <Dialog open aria-labelledby={titleId} maxWidth="md">
      <DialogTitle id={titleId}>{t('authorSubmit.conflictQuestion')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          {errorMessage('submission/changed-elsewhere')}
        </DialogContentText>
        {asked.map((field) => (
          <FormControl key={field} sx={{ display: 'block', mb: 2 }}>
            <FormLabel id={`conflict-${field}`}>{FIELD_LABELS[field]}</FormLabel>
            <RadioGroup
              sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
              aria-labelledby={`conflict-${field}`}
              value={keeps(field) ? 'mine' : 'theirs'}
              onChange={(_, value) => set(field, value === 'mine')}
            >
              <FormControlLabel
                value="mine"
                control={<Radio />}
                label={t('authorSubmit.inThisWindow', {
                  value: fieldValueLabel(mine, field) || t('authorSubmit.emptyValue'),
                })}
              />
              <FormControlLabel
                value="theirs"
                control={<Radio />}
                label={t('authorSubmit.inOtherWindow', {
                  value: fieldValueLabel(theirs, field) || t('authorSubmit.emptyValue'),
                })}
              />
            </RadioGroup>
          </FormControl>
        ))}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={() => onChoose(fields.filter(keeps))}>
          {t('authorSubmit.keepSelected')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
