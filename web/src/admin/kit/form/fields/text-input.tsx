import TextField from '@mui/material/TextField';
import { t } from '@quire/model/messages/t';
import { recordFieldId } from '../form-fields.ts';
import { asText, type RecordFieldProps } from './field-props.ts';

/** One or several lines of text. */
export function TextInput({
  field,
  path,
  value,
  problem,
  disabled,
  onChange,
}: RecordFieldProps<'text'>) {
  const text = asText(value);
  const { most } = field;
  const help = field.says?.(text) ?? field.help;
  const count =
    most === undefined ? '' : t('officeForm.charactersUsed', { count: text.length, most });
  return (
    <TextField
      id={recordFieldId(path)}
      label={field.label}
      type={field.input ?? 'text'}
      value={text}
      disabled={disabled}
      error={problem !== undefined}
      helperText={[problem ?? help, count].filter(Boolean).join(' · ')}
      multiline={field.lines !== undefined}
      {...(field.lines !== undefined && { minRows: field.lines, maxRows: 24 })}
      {...(field.placeholder !== undefined && { placeholder: field.placeholder })}
      slotProps={{ htmlInput: { dir: 'auto' } }}
      onChange={(event) => onChange(path, event.target.value)}
    />
  );
}
