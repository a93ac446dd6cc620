import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { countryName } from '@quire/model/messages/names';
import { t } from '@quire/model/messages/t';
import { useState } from 'react';
import type { Organisation } from '../../../data/organisation.ts';
import { useOrganisations } from '../../../data/use-organisations.ts';
import type { Values } from '../../kit/form/values.ts';

interface FunderAdderProps {
  readonly add: (funder: Values) => void;
  readonly disabled: boolean;
}

/** Finds a funder by typing and adds it with its ROR id. */
export function FunderAdder({ add, disabled }: FunderAdderProps) {
  const [typed, setTyped] = useState('');
  const found = useOrganisations(typed);
  return (
    <Autocomplete<Organisation>
      options={found}
      filterOptions={(all) => all}
      getOptionLabel={({ name, country }) => (country ? `${name}, ${countryName(country)}` : name)}
      getOptionKey={({ ror }) => ror}
      value={null}
      inputValue={typed}
      disabled={disabled}
      onInputChange={(_, text, reason) => reason === 'input' && setTyped(text)}
      onChange={(_, chosen) => {
        setTyped('');
        if (chosen) add({ name: chosen.name, ror: chosen.ror, awards: [] });
      }}
      noOptionsText={t('officeEditorDetails.noFunderFound')}
      renderInput={(params) => (
        <TextField
          {...params}
          size="small"
          sx={{ mt: 1, maxWidth: '30rem' }}
          label={t('officeEditorDetails.findFunder')}
          helperText={t('officeEditorDetails.findFunderHint')}
        />
      )}
    />
  );
}
