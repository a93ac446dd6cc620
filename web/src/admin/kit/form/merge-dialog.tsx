import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { formatList } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
import { useMemo, useState } from 'react';
import { ChangedValue } from './changed-value.tsx';
import type { FormDescription } from './form-description.ts';
import { labelAt } from './form-fields.ts';
import { mergeValues, withTheirs } from './merge-values.ts';
import type { Values } from './values.ts';

interface MergeDialogProps {
  readonly form: FormDescription;
  readonly base: Values;
  readonly mine: Values;
  readonly theirs: Values;
  readonly onMerged: (values: Values) => void;
  readonly onClose: () => void;
}

/** Merges two people's changes; asks about each field that both have changed. */
export function MergeDialog({ form, base, mine, theirs, onMerged, onClose }: MergeDialogProps) {
  const merged = useMemo(() => mergeValues(base, mine, theirs), [base, mine, theirs]);
  const [taken, setTaken] = useState<readonly string[]>([]);
  const choose = (field: string, isTheirs: boolean) =>
    setTaken((before) => [
      ...before.filter((each) => each !== field),
      ...(isTheirs ? [field] : []),
    ]);
  const inWords = formatList(merged.taken.map((field) => labelAt(form, field)));
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="merge-title">
      <DialogTitle id="merge-title">{t('officeForm.mergeChanges')}</DialogTitle>
      <DialogContent>
        <Typography gutterBottom>
          {merged.taken.length > 0
            ? t('officeForm.colleagueChanged', { inWords })
            : t('officeForm.colleagueSavedRecord')}{' '}
          {merged.conflicts.length > 0 ? t('officeForm.bothChanged') : t('officeForm.nothingLost')}
        </Typography>
        {merged.conflicts.map((field) => (
          <FormControl key={field} component="fieldset" fullWidth sx={{ mt: 2 }}>
            <FormLabel component="legend">{labelAt(form, field)}</FormLabel>
            <RadioGroup
              value={taken.includes(field) ? 'theirs' : 'mine'}
              onChange={(_, side) => choose(field, side === 'theirs')}
            >
              <FormControlLabel
                value="mine"
                control={<Radio size="small" />}
                label={
                  <ChangedValue
                    label={t('officeForm.myValue')}
                    value={mine[field]}
                    against={base[field]}
                  />
                }
              />
              <FormControlLabel
                value="theirs"
                control={<Radio size="small" />}
                label={
                  <ChangedValue
                    label={t('officeForm.theirValue')}
                    value={theirs[field]}
                    against={base[field]}
                  />
                }
              />
            </RadioGroup>
          </FormControl>
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('office.cancel')}</Button>
        <Button
          variant="contained"
          onClick={() => onMerged(withTheirs(merged.values, theirs, taken))}
        >
          {t('officeForm.useMergedVersion')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
