import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { recordFieldId } from '../form-fields.ts';
import type { RecordFieldProps } from './field-props.ts';
import { useChoices } from './use-choices.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

/** Several words or choices, separated by Enter or a comma. */
export function ChipsInput(props: RecordFieldProps<'chips'>) {
  const { field, path, value, problem, disabled, onChange } = props;
  const choices = useChoices(field.choices);
  const chosen = Array.isArray(value) ? value.filter(isText) : [];
  const labelOf = (each: string) => choices.find((choice) => choice.value === each)?.label ?? each;
  const set = (next: readonly string[]) =>
    onChange(path, [...new Set(next.map((each) => each.trim()).filter(Boolean))]);
  return (
    <Autocomplete
      multiple
      id={recordFieldId(path)}
      size="small"
      freeSolo={!field.isClosed}
      disabled={disabled}
      options={choices.map((choice) => choice.value)}
      getOptionLabel={labelOf}
      filterSelectedOptions
      // A word that was typed without Enter is kept as well.
      clearOnBlur={field.isClosed === true}
      value={chosen}
      onChange={(_, next) => set(next)}
      onBlur={(event) => {
        const typed = event.target instanceof HTMLInputElement ? event.target.value : '';
        if (!field.isClosed && typed.trim()) set([...chosen, typed]);
      }}
      onInputChange={(_, typed, reason) => {
        if (reason === 'input' && !field.isClosed && typed.endsWith(','))
          set([...chosen, typed.slice(0, -1)]);
      }}
      renderInput={(parameters) => (
        <TextField
          {...parameters}
          label={field.label}
          error={problem !== undefined}
          helperText={problem ?? field.help}
        />
      )}
    />
  );
}
