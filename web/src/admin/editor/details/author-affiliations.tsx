import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { t } from '@quire/model/messages/t';
import type { CustomFieldProps } from '../../kit/form/form-description.ts';
import { isValues } from '../../kit/form/values.ts';

const isPlace = (value: unknown): value is number => typeof value === 'number';

/** The names of the article's affiliations; an author refers to them by position. */
function namesOf(affiliations: unknown): string[] {
  return Array.isArray(affiliations)
    ? affiliations.map((each: unknown, place) => {
        const name = isValues(each) && typeof each.name === 'string' ? each.name : '';
        return name || t('officeEditorDetails.affiliation', { number: place + 1 });
      })
    : [];
}

/** The article's affiliations that an author has. */
export function AuthorAffiliations({
  value,
  onChange,
  problem,
  id,
  disabled,
  values,
}: CustomFieldProps) {
  const names = namesOf(values.affiliations);
  const places = Array.isArray(value) ? value.filter(isPlace) : [];
  return (
    <Autocomplete
      multiple
      size="small"
      id={id}
      disabled={disabled}
      options={names.map((_, place) => place)}
      getOptionLabel={(place) =>
        names[place] ?? t('officeEditorDetails.affiliationRemoved', { number: place + 1 })
      }
      value={places}
      onChange={(_, chosen) => onChange(chosen)}
      renderInput={(parameters) => (
        <TextField
          {...parameters}
          label={t('officeEditorDetails.affiliations')}
          error={problem !== undefined}
          helperText={
            problem ?? (names.length === 0 ? t('officeEditorDetails.noAffiliations') : '')
          }
        />
      )}
    />
  );
}
