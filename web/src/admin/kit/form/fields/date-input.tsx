import TextField from '@mui/material/TextField';
import { recordFieldId } from '../form-fields.ts';
import { asText, type RecordFieldProps } from './field-props.ts';

/** `2026-03-01T08:30:00Z` as the browser's field needs it: in the time zone of the person. */
function localOf(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  const shifted = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}

const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A date, or a date with a time and its time zone. */
export function DateInput(props: RecordFieldProps<'date' | 'instant'>) {
  const { field, path, value, problem, disabled, onChange } = props;
  const isInstant = field.type === 'instant';
  const text = asText(value);
  return (
    <TextField
      id={recordFieldId(path)}
      label={field.label}
      type={isInstant ? 'datetime-local' : 'date'}
      value={isInstant ? localOf(text) : text}
      disabled={disabled}
      error={problem !== undefined}
      helperText={[problem ?? field.help, isInstant ? zone() : ''].filter(Boolean).join(' · ')}
      onChange={({ target }) => {
        if (!isInstant || target.value === '') onChange(path, target.value);
        else onChange(path, new Date(target.value).toISOString());
      }}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
