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
  const inWords = merged.taken.map((field) => labelAt(form, field)).join(', ');
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="merge-title">
      <DialogTitle id="merge-title">Merge changes</DialogTitle>
      <DialogContent>
        <Typography gutterBottom>
          {merged.taken.length > 0
            ? `A colleague changed: ${inWords}. This is included.`
            : 'A colleague has saved this record in the meantime.'}{' '}
          {merged.conflicts.length > 0
            ? 'You both changed the following fields. Choose which version to keep.'
            : 'None of your changes are lost.'}
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
                label={<ChangedValue label="Mine" value={mine[field]} against={base[field]} />}
              />
              <FormControlLabel
                value="theirs"
                control={<Radio size="small" />}
                label={<ChangedValue label="Theirs" value={theirs[field]} against={base[field]} />}
              />
            </RadioGroup>
          </FormControl>
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="contained"
          onClick={() => onMerged(withTheirs(merged.values, theirs, taken))}
        >
          Use merged version
        </Button>
      </DialogActions>
    </Dialog>
  );
}
