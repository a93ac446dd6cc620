import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { englishCountryName } from '@quire/model/countries';
import type { DraftAuthor } from '@quire/model/entities/submission';
import { t } from '@quire/model/messages/t';
import { useState } from 'react';
import { chosenText, INSTITUTION_LENGTH, type Organisation } from '../../../data/organisation.ts';
import { useOrganisations } from '../../../data/use-organisations.ts';
import { OrganisationOption } from '../../kit/organisation-option.tsx';
import { useWizard } from '../context/wizard-context.ts';
import { fieldId } from '../step-table/steps.ts';
import { withAffiliation } from './affiliations.ts';

interface AuthorInstitutionsProps {
  readonly author: DraftAuthor;
  readonly place: number;
  readonly onChange: (patch: Partial<DraftAuthor>) => void;
}

/** One of the list below, by its name, or one that ROR knows. */
type Option = string | Organisation;

const trimmed = (option: Option) => (typeof option === 'string' ? option.trim() : option);

/** ROR has searched by what is typed already. */
const fits = (option: Option, typed: string) =>
  typeof option !== 'string' || option.toLowerCase().includes(typed.trim().toLowerCase());

/** Where an author works: institutions of the list below, of ROR, or any others by typing their name. */
export function AuthorInstitutions({ author, place, onChange }: AuthorInstitutionsProps) {
  const { draft, edit, problemOf } = useWizard();
  const [typed, setTyped] = useState('');
  const found = useOrganisations(typed);
  const { affiliations } = draft;
  const problem = problemOf(`authors.${place}.affiliations`);
  const names = affiliations.map(
    ({ name }, at) => name || t('authorSubmit.institutionNumber', { number: at + 1 }),
  );

  /** The index of an institution in the list, and the updated list. */
  function take(list: typeof affiliations, option: Option) {
    if (typeof option !== 'string') {
      const { ror, country } = option;
      const known = { ror, ...(country ? { country: englishCountryName(country) } : {}) };
      return withAffiliation(list, chosenText(typed, option), known);
    }
    const known = names.indexOf(option);
    return known >= 0 ? { affiliations: list, place: known } : withAffiliation(list, option);
  }

  function set(options: readonly Option[]) {
    let list = affiliations;
    const places: number[] = [];
    for (const option of options) {
      const taken = take(list, option);
      list = taken.affiliations;
      if (!places.includes(taken.place)) places.push(taken.place);
    }
    if (list === affiliations) return onChange({ affiliations: places });
    // One change, as the author refers to the added institution.
    edit({
      affiliations: list,
      authors: draft.authors.map((each) =>
        each.id === author.id ? { ...each, affiliations: places } : each,
      ),
    });
  }
  const chosen = author.affiliations.flatMap((at) => names[at] ?? []);
  return (
    <Autocomplete<Option, true, false, true>
      multiple
      freeSolo
      id={fieldId(`authors.${place}.affiliations`)}
      options={[...names, ...found]}
      filterOptions={(options) => options.filter((option) => fits(option, typed))}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.name)}
      value={chosen}
      inputValue={typed}
      onInputChange={(_, text) => setTyped(text.slice(0, INSTITUTION_LENGTH))}
      onChange={(_, next) => set(next.map(trimmed).filter(Boolean))}
      onBlur={() => {
        if (typed.trim()) set([...chosen, typed.trim()]);
        setTyped('');
      }}
      renderOption={({ key, ...item }, option) =>
        typeof option === 'string' ? (
          <li key={key} {...item}>
            {option}
          </li>
        ) : (
          <OrganisationOption key={option.ror} {...item} organisation={option} />
        )
      }
      renderInput={(params) => (
        <TextField
          {...params}
          label={t('authorSubmit.institutions')}
          error={problem !== undefined}
          helperText={problem ?? t('authorSubmit.institutionHint')}
        />
      )}
    />
  );
}
