import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { t } from '@quire/model/messages/t';

interface JournalsFieldProps {
  readonly known: readonly string[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** A field for the journals in which a discount applies; with none chosen, it applies in all. */
export function JournalsField({ known, chosen, onChange }: JournalsFieldProps) {
  return (
    <Autocomplete
      multiple
      options={[...known]}
      value={[...chosen]}
      onChange={(_, next) => onChange(next)}
      renderInput={(params) => (
        <TextField
          {...params}
          label={t('officeDiscounts.journals')}
          helperText={t('officeDiscounts.journalsHint')}
        />
      )}
    />
  );
}
