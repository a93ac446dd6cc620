import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { recordFieldId } from '../form-fields.ts';
import { asText, type RecordFieldProps } from './field-props.ts';

/** What was typed, as a number; anything else stays text, for the schema to refuse. */
function numberOf(typed: string): number | string {
  const text = typed.trim();
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
}

export function NumberInput(props: RecordFieldProps<'number'>) {
  const { field, path, value, problem, disabled, onChange } = props;
  const { least, most, step, unit } = field;
  return (
    <TextField
      id={recordFieldId(path)}
      label={field.label}
      type="number"
      value={asText(value)}
      disabled={disabled}
      error={problem !== undefined}
      helperText={problem ?? field.help}
      onChange={(event) => onChange(path, numberOf(event.target.value))}
      slotProps={{
        htmlInput: { min: least, max: most, step: step ?? 1 },
        ...(unit !== undefined && {
          input: { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> },
        }),
      }}
    />
  );
}
