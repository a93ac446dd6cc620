import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { countryName } from '@quire/model/messages/names';
import { t } from '@quire/model/messages/t';
import { useState } from 'react';
import type { Organisation } from '../../../data/organisation.ts';
import { useOrganisations } from '../../../data/use-organisations.ts';
import { rich } from '../../../messages/rich.ts';

interface InstitutionNameProps {
  readonly name: string;
  readonly ror: string;
  readonly problem: string | undefined;
  readonly onChange: (chosen: { name: string; ror: string }) => void;
}

/** A field for an institution's name with suggestions from ROR; a chosen one also sets the ROR ID. */
export function InstitutionName({ name, ror, problem, onChange }: InstitutionNameProps) {
  const [asked, setAsked] = useState('');
  const found = useOrganisations(asked);
  return (
    <Autocomplete<Organisation, false, true, true>
      freeSolo
      disableClearable
      options={found}
      filterOptions={(all) => all}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.name)}
      value={name}
      inputValue={name}
      onInputChange={(_, typed, reason) => {
        if (reason !== 'input') return;
        setAsked(typed);
        onChange({ name: typed, ror });
      }}
      onChange={(_, option) => {
        if (typeof option === 'string') return;
        setAsked('');
        onChange({ name: option.name, ror: option.ror });
      }}
      renderOption={({ key: _, ...item }, { ror: id, name: known, country }) => (
        <li key={id} {...item}>
          <Typography>
            {country
              ? rich('officeDiscounts.institutionInCountry', {
                  name: known,
                  country: countryName(country),
                  quiet: (words) => (
                    <Typography component="span" color="text.secondary">
                      {words}
                    </Typography>
                  ),
                })
              : known}
          </Typography>
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          required
          label={t('officeDiscounts.institution')}
          error={problem !== undefined}
          helperText={problem ?? t('officeDiscounts.institutionHint')}
        />
      )}
    />
  );
}
