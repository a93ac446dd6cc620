import TextField from '@mui/material/TextField';
import { fieldId } from '../form-fields.ts';
import { asText, type FieldProps } from './field-props.ts';

/** A line, or several, of text. */
export function TextInput({ field, path, value, problem, disabled, onChange }: FieldProps<'text'>) {
  const text = asText(value);
  const { most } = field;
  const help = field.says?.(text) ?? field.help;
  const count = most === undefined ? '' : `${text.length} of ${most}`;
  return (
    <TextField
      id={fieldId(path)}
      label={field.label}
      type={field.input ?? 'text'}
      value={text}
      disabled={disabled}
      error={problem !== undefined}
      helperText={[problem ?? help, count].filter(Boolean).join(' · ')}
      multiline={field.lines !== undefined}
      {...(field.lines !== undefined && { minRows: field.lines, maxRows: 24 })}
      {...(field.placeholder !== undefined && { placeholder: field.placeholder })}
      onChange={(event) => onChange(path, event.target.value)}
    />
  );
}
