import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { countriesByName } from '@quire/model/countries-by-name';
import { t } from '@quire/model/messages/t';
import { InstitutionField } from '../kit/institution-field.tsx';
import type { ProfileField, ProfileProblems, ProfileValues } from './profile-values.ts';

const COUNTRIES = countriesByName();

interface Line {
  readonly field: ProfileField;
  readonly label: string;
  readonly hint?: string;
  readonly autoComplete?: string;
  readonly isWhole?: boolean;
  readonly isOptional?: boolean;
}

const LINES: readonly Line[] = [
  { field: 'given', label: t('forms.givenName'), autoComplete: 'given-name' },
  { field: 'family', label: t('forms.familyName'), autoComplete: 'family-name' },
  {
    field: 'affiliation',
    label: t('authorAccount.affiliation'),
    autoComplete: 'organization',
    isWhole: true,
    isOptional: true,
  },
  { field: 'country', label: t('forms.country'), autoComplete: 'country', isOptional: true },
  {
    field: 'ror',
    label: t('authorAccount.rorId'),
    hint: t('authorAccount.rorHint'),
    isOptional: true,
  },
  {
    field: 'orcid',
    label: t('forms.orcidId'),
    hint: t('authorAccount.orcidHint'),
    isOptional: true,
  },
  {
    field: 'interests',
    label: t('authorAccount.expertise'),
    hint: t('authorAccount.expertiseHint'),
    isOptional: true,
    isWhole: true,
  },
];

interface ProfileFieldsProps {
  readonly values: ProfileValues;
  readonly problems: ProfileProblems;
  readonly onChange: (values: ProfileValues) => void;
  /** The fields to show; all if not given. */
  readonly only?: readonly ProfileField[];
}

/** The fields of a person's profile. */
export function ProfileFields({ values, problems, onChange, only }: ProfileFieldsProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        mt: 2.5,
        mb: 2.5,
      }}
    >
      {LINES.filter(({ field }) => only?.includes(field) ?? true).map(
        ({ field, label, hint, autoComplete = 'off', isWhole, isOptional }) => {
          const id = `profile-${field}`;
          if (field === 'affiliation') {
            return (
              <Box key={field} sx={{ gridColumn: '1 / -1' }}>
                <InstitutionField
                  id={id}
                  name={field}
                  label={isOptional ? t('author.optionalLabel', { label }) : label}
                  autoComplete={autoComplete}
                  text={values.affiliation}
                  ror={values.ror}
                  isWrong={problems.affiliation !== undefined}
                  help={problems.affiliation}
                  onChange={({ text, ror = values.ror, country }) =>
                    onChange({
                      ...values,
                      affiliation: text,
                      ror,
                      country: values.country || (country ?? ''),
                    })
                  }
                />
              </Box>
            );
          }
          return (
            <TextField
              key={field}
              id={id}
              name={field}
              label={isOptional ? t('author.optionalLabel', { label }) : label}
              autoComplete={autoComplete}
              value={values[field]}
              error={problems[field] !== undefined}
              helperText={problems[field] ?? hint}
              select={field === 'country'}
              slotProps={{
                select: { native: true },
                inputLabel: field === 'country' ? { shrink: true } : {},
              }}
              sx={isWhole ? { gridColumn: '1 / -1' } : {}}
              onChange={(event) => onChange({ ...values, [field]: event.target.value })}
            >
              {field === 'country' && (
                <>
                  <option value="">{t('forms.choose')}</option>
                  {COUNTRIES.map(({ code, name }) => (
                    <option key={code} value={code}>
                      {name}
                    </option>
                  ))}
                </>
              )}
            </TextField>
          );
        },
      )}
    </Box>
  );
}

/** Moves the focus to the first field with a problem. */
export function focusFirst(problems: ProfileProblems): void {
  const first = LINES.find(({ field }) => problems[field] !== undefined);
  if (first) document.getElementById(`profile-${first.field}`)?.focus();
}
