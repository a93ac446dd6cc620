import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { recordFieldId } from '../form-fields.ts';
import type { RecordFieldProps } from './field-props.ts';

/** Yes or no. */
export function SwitchInput(props: RecordFieldProps<'switch'>) {
  const { field, path, value, problem, disabled, onChange } = props;
  const help = problem ?? field.help;
  return (
    <FormControl error={problem !== undefined} disabled={disabled}>
      <FormControlLabel
        label={field.label}
        control={
          <Switch
            id={recordFieldId(path)}
            checked={value === true}
            onChange={(_, isOn) => onChange(path, isOn)}
          />
        }
      />
      {help && <FormHelperText sx={{ m: 0 }}>{help}</FormHelperText>}
    </FormControl>
  );
}
