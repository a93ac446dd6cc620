import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { t } from '@quire/model/messages/t';

interface AmountFieldProps {
  readonly currency: string;
  readonly typed: string;
  readonly onChange: (typed: string) => void;
  readonly label?: string;
  /** The problem with the amount, if there is one. */
  readonly problem: string | null;
  readonly help?: string;
}

/** A field for an amount, with the currency before it. */
export function AmountField(props: AmountFieldProps) {
  const { currency, typed, onChange, label = t('office.amount'), problem, help } = props;
  return (
    <TextField
      label={label}
      value={typed}
      onChange={(event) => onChange(event.target.value)}
      error={problem !== null}
      helperText={problem ?? help}
      slotProps={{
        htmlInput: { inputMode: 'decimal', autoComplete: 'off' },
        input: { startAdornment: <InputAdornment position="start">{currency}</InputAdornment> },
      }}
    />
  );
}
