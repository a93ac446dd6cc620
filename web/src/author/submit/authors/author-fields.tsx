import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { CREDIT_ROLES } from '@quire/model/credit-roles';
import type { DraftAuthor } from '@quire/model/entities/submission';
import { isOrcid } from '@quire/model/identifiers';
import { t } from '@quire/model/messages/t';
import { orcidAsTyped } from '@quire/model/typed-ids';
import { useWizard } from '../context/wizard-context.ts';
import { fieldId } from '../step-table/steps.ts';
import { AuthorInstitutions } from './author-institutions.tsx';

const TEXTS = [
  { key: 'given', label: t('authorSubmit.givenNames'), most: 80 },
  { key: 'family', label: t('forms.familyName'), most: 80 },
  { key: 'email', label: t('forms.email'), most: 254 },
  { key: 'orcid', label: t('forms.orcidId'), most: 40 },
] as const;

interface AuthorFieldsProps {
  readonly author: DraftAuthor;
  readonly place: number;
  readonly onChange: (patch: Partial<DraftAuthor>) => void;
}

/** Everything about one author. */
export function AuthorFields({ author, place, onChange }: AuthorFieldsProps) {
  const { problemOf } = useWizard();
  const nameOf = (key: string) => `authors.${place}.${key}`;
  // A wrong check digit is told as soon as the iD is whole.
  const orcidProblem =
    author.orcid.length >= 19 && !isOrcid(author.orcid) ? t('authorSubmit.orcidWrong') : undefined;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, mt: 2 }}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {TEXTS.map(({ key, label, most }) => {
          const problem = problemOf(nameOf(key)) ?? (key === 'orcid' ? orcidProblem : undefined);
          return (
            <TextField
              key={key}
              id={fieldId(nameOf(key))}
              label={label}
              value={author[key]}
              error={problem !== undefined}
              helperText={problem}
              onChange={(event) => {
                const text = event.target.value;
                onChange({ [key]: key === 'orcid' ? orcidAsTyped(text).slice(0, 40) : text });
              }}
              slotProps={{
                htmlInput: {
                  maxLength: key === 'orcid' ? 60 : most,
                  autoComplete: 'off',
                  ...(key === 'email' && { inputMode: 'email' }),
                },
              }}
            />
          );
        })}
      </Box>
      <AuthorInstitutions author={author} place={place} onChange={onChange} />
      <Box>
        <FormControlLabel
          control={
            <Checkbox
              checked={author.corresponding}
              onChange={(_, corresponding) => onChange({ corresponding })}
            />
          }
          label={t('authorSubmit.correspondingAuthor')}
        />
        <FormControlLabel
          control={<Checkbox checked={author.equal} onChange={(_, equal) => onChange({ equal })} />}
          label={t('authorSubmit.contributedEqually')}
        />
      </Box>
      <Autocomplete
        multiple
        disableCloseOnSelect
        id={fieldId(nameOf('credit'))}
        options={[...CREDIT_ROLES]}
        value={author.credit}
        onChange={(_, credit) => onChange({ credit })}
        renderInput={(params) => (
          <TextField
            {...params}
            label={t('authorSubmit.credit')}
            helperText={t('authorSubmit.creditHint')}
          />
        )}
      />
    </Box>
  );
}
