import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { DraftAuthor } from '@quire/model/entities/submission';
import { useState } from 'react';
import { fieldId } from '../steps.ts';
import { useWizard } from '../wizard/wizard-context.ts';
import { withAffiliation } from './affiliations.ts';

interface AuthorInstitutionsProps {
  readonly author: DraftAuthor;
  readonly place: number;
  readonly onChange: (patch: Partial<DraftAuthor>) => void;
}

/** Where an author works: institutions of the list below, or new ones by typing their name. */
export function AuthorInstitutions({ author, place, onChange }: AuthorInstitutionsProps) {
  const { draft, edit, problemOf } = useWizard();
  const [typed, setTyped] = useState('');
  const { affiliations } = draft;
  const problem = problemOf(`authors.${place}.affiliations`);
  const names = affiliations.map(({ name }, at) => name || `Institution ${at + 1}`);

  function set(chosen: readonly string[]) {
    let list = affiliations;
    const places: number[] = [];
    for (const name of chosen) {
      const known = names.indexOf(name);
      const found = known >= 0 ? { affiliations: list, place: known } : withAffiliation(list, name);
      list = found.affiliations;
      if (!places.includes(found.place)) places.push(found.place);
    }
    if (list === affiliations) return onChange({ affiliations: places });
    // One change: the author points at what is added with it.
    edit({
      affiliations: list,
      authors: draft.authors.map((each) =>
        each.id === author.id ? { ...each, affiliations: places } : each,
      ),
    });
  }
  const chosen = author.affiliations.flatMap((at) => names[at] ?? []);
  return (
    <Autocomplete
      multiple
      freeSolo
      id={fieldId(`authors.${place}.affiliations`)}
      options={names}
      value={chosen}
      inputValue={typed}
      onInputChange={(_, text) => setTyped(text.slice(0, 400))}
      onChange={(_, next) => set(next.map((name) => name.trim()).filter(Boolean))}
      onBlur={() => {
        if (typed.trim()) set([...chosen, typed.trim()]);
        setTyped('');
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Institutions"
          error={problem !== undefined}
          helperText={problem ?? 'Choose, or type a new one and press Enter.'}
        />
      )}
    />
  );
}
