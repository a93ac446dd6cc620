import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { t } from '@quire/model/messages/t';
import { useState } from 'react';
import type { CustomFieldProps } from '../kit/form/form-description.ts';
import { valueAt } from '../kit/form/values.ts';
import { inUnits, smallestUnits } from '../kit/money-units.ts';

/** An amount as people write it; the record stores the currency's smallest unit. */
export function MoneyField(props: CustomFieldProps) {
  const { value, onChange, problem, id, path, disabled, values } = props;
  const own = valueAt(values, path.replace(/[^.]*$/, 'currency'));
  const chosen = typeof own === 'string' && own ? own : valueAt(values, 'charges.currency');
  const currency = typeof chosen === 'string' ? chosen : 'EUR';
  /** The text while typing: `9.` is not yet an amount. */
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      id={id}
      label={t('officeJournals.fee')}
      value={typed ?? inUnits(value, currency)}
      disabled={disabled}
      error={problem !== undefined}
      helperText={problem}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(smallestUnits(event.target.value, currency));
      }}
      onBlur={() => setTyped(null)}
      slotProps={{
        htmlInput: { inputMode: 'decimal' },
        input: { startAdornment: <InputAdornment position="start">{currency}</InputAdornment> },
      }}
    />
  );
}
