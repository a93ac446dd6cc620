import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { t } from '@quire/model/messages/t';
import type { CustomFieldProps } from '../kit/form/form-description.ts';
import { isValues } from '../kit/form/values.ts';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Chooses the file of a chapter. */
export function ChapterFile(props: CustomFieldProps) {
  const { id, value, values, disabled, problem, onChange } = props;
  const files = Array.isArray(values.files) ? values.files.filter(isValues) : [];
  const names = files.filter(({ role }) => role !== 'figure').map(({ name }) => text(name));
  const chosen = text(value);
  const known = chosen === '' || names.includes(chosen) ? names : [chosen, ...names];
  return (
    <TextField
      select
      id={id}
      label={t('officeBooks.file')}
      value={chosen}
      disabled={disabled}
      error={problem !== undefined}
      helperText={problem}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{t('officeBooks.noFile')}</MenuItem>
      {known.map((name) => (
        <MenuItem key={name} value={name}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
