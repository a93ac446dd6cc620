import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { basisPoints, inPercent } from '@quire/model/charges/percent';
import { useState } from 'react';
import type { CustomFieldProps } from '../form/form-description.ts';

interface PercentFieldProps
  extends Pick<CustomFieldProps, 'value' | 'onChange' | 'problem' | 'id' | 'disabled'> {
  readonly label: string;
  readonly help?: string;
}

/** A percentage as people write it; the record stores hundredths of a percent. */
export function PercentField(props: PercentFieldProps) {
  const { value, onChange, problem, id, disabled, label, help } = props;
  /** The text while typing: `12.` is not yet a number. */
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      id={id}
      label={label}
      value={typed ?? inPercent(value)}
      disabled={disabled}
      error={problem !== undefined}
      helperText={problem ?? help}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(basisPoints(event.target.value));
      }}
      onBlur={() => setTyped(null)}
      slotProps={{
        htmlInput: { inputMode: 'decimal' },
        input: { endAdornment: <InputAdornment position="end">%</InputAdornment> },
      }}
    />
  );
}
