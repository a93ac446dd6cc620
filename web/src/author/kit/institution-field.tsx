import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { type ReactNode, useState } from 'react';
import {
  chosenText,
  INSTITUTION_LENGTH,
  isNamedIn,
  type Organisation,
} from '../../data/organisation.ts';
import { useOrganisations } from '../../data/use-organisations.ts';
import { OrganisationOption } from './organisation-option.tsx';

interface InstitutionFieldProps {
  readonly id: string;
  readonly label: string;
  /** As it is typed. */
  readonly text: string;
  readonly ror: string;
  readonly isWrong: boolean;
  readonly help: ReactNode;
  readonly name?: string;
  readonly autoComplete?: string;
  /**
   * `ror` and `country`, a code, are given with an institution that is chosen, and empty once it is not
   * meant any more.
   */
  readonly onChange: (change: { text: string; ror?: string; country?: string }) => void;
}

/** An input for an institution with suggestions from ROR. Any text is accepted. */
export function InstitutionField(props: InstitutionFieldProps) {
  const { id, label, text, ror, isWrong, help, name, autoComplete = 'off', onChange } = props;
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<Organisation | null>(null);
  const found = useOrganisations(typed);

  function type(next: string) {
    setTyped(next);
    // If the name changes, the ID of the institution is removed.
    const isGone = chosen !== null && chosen.ror === ror && !isNamedIn(next, chosen);
    if (isGone) setChosen(null);
    onChange({ text: next, ...(isGone ? { ror: '', country: '' } : {}) });
  }

  function choose(organisation: Organisation) {
    setTyped('');
    setChosen(organisation);
    const { ror: id, country } = organisation;
    onChange({ text: chosenText(text, organisation), ror: id, country });
  }

  return (
    <Autocomplete<Organisation, false, true, true>
      freeSolo
      disableClearable
      id={id}
      options={found}
      filterOptions={(all) => all}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.name)}
      value={text}
      inputValue={text}
      // The other reasons are internal to the component; the value is ours.
      onInputChange={(_, next, reason) => reason === 'input' && type(next)}
      onChange={(_, option) => typeof option !== 'string' && choose(option)}
      renderOption={({ key, ...item }, organisation) => (
        <OrganisationOption key={organisation.ror} {...item} organisation={organisation} />
      )}
      renderInput={({ slotProps, ...params }) => (
        <TextField
          {...params}
          name={name}
          label={label}
          error={isWrong}
          helperText={help}
          slotProps={{
            ...slotProps,
            htmlInput: { ...slotProps.htmlInput, autoComplete, maxLength: INSTITUTION_LENGTH },
          }}
        />
      )}
    />
  );
}
