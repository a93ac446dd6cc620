import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { recordFieldId } from '../form-fields.ts';
import { asText, type RecordFieldProps } from './field-props.ts';
import { useChoices } from './use-choices.ts';

/** One of several; the current value can be kept even if it is not among them. */
export function SelectInput(props: RecordFieldProps<'select'>) {
  const { field, path, value, problem, disabled, onChange } = props;
  const choices = useChoices(field.choices);
  const chosen = asText(value);
  const isKnown = chosen === '' || choices.some((choice) => choice.value === chosen);
  return (
    <TextField
      select
      id={recordFieldId(path)}
      label={field.label}
      value={chosen}
      disabled={disabled}
      error={problem !== undefined}
      helperText={problem ?? field.help}
      onChange={(event) => onChange(path, event.target.value)}
      {...(field.none !== undefined && {
        slotProps: { select: { displayEmpty: true }, inputLabel: { shrink: true } },
      })}
    >
      {field.none !== undefined && <MenuItem value="">{field.none}</MenuItem>}
      {!isKnown && <MenuItem value={chosen}>{chosen}</MenuItem>}
      {choices.map((choice) => (
        <MenuItem key={choice.value} value={choice.value}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
