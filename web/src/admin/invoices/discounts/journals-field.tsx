import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

interface JournalsFieldProps {
  readonly known: readonly string[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** The journals that something counts in; none chosen: all. */
export function JournalsField({ known, chosen, onChange }: JournalsFieldProps) {
  return (
    <Autocomplete
      multiple
      options={[...known]}
      value={[...chosen]}
      onChange={(_, next) => onChange(next)}
      renderInput={(params) => (
        <TextField {...params} label="Journals" helperText="None chosen: all of them." />
      )}
    />
  );
}
