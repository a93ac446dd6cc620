import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { countryName } from '@quire/model/messages/names';
import { t } from '@quire/model/messages/t';
import { useState } from 'react';
import { COUNTRY_CHOICES } from '../kit/country-choices.ts';
import type { CustomFieldProps } from '../kit/form/form-description.ts';
import { PercentField } from '../kit/records/percent-field.tsx';
import { countriesOf, groupsOf, type WaiverGroup } from './waiver-groups.ts';

const CODES = COUNTRY_CHOICES.map(({ value }) => value);

/** Countries whose authors get an automatic discount, in groups by percentage. */
export function WaiverCountries({ value, onChange, problem, id, disabled }: CustomFieldProps) {
  // A group without countries is not part of the record.
  const [groups, setGroups] = useState<readonly WaiverGroup[]>(() => groupsOf(value));
  const isOther = JSON.stringify(countriesOf(groups) ?? []) !== JSON.stringify(value ?? []);
  const shown = isOther ? groupsOf(value) : groups;
  const taken = new Set(shown.flatMap(({ countries }) => countries));
  function change(next: readonly WaiverGroup[]) {
    setGroups(next);
    onChange(countriesOf(next));
  }
  const put = (place: number, part: Partial<WaiverGroup>) =>
    change(shown.map((group, at) => (at === place ? { ...group, ...part } : group)));
  return (
    <Box id={id} role="group" aria-label={t('officeJournals.waiverCountries')} tabIndex={-1}>
      <Typography sx={{ mb: 1 }}>{t('officeJournals.waiverCountries')}</Typography>
      {shown.map(({ basisPoints, countries }, place) => (
        <Box
          // biome-ignore lint/suspicious/noArrayIndexKey: groups are identified only by their position
          key={place}
          sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '9rem 1fr' }, mb: 1.5 }}
        >
          <PercentField
            id={`${id}-part-${place}`}
            label={t('officeJournals.discount')}
            value={basisPoints}
            problem={undefined}
            disabled={disabled}
            onChange={(part) => put(place, { basisPoints: part })}
          />
          <Autocomplete
            multiple
            size="small"
            id={`${id}-countries-${place}`}
            disabled={disabled}
            options={CODES.filter((code) => !taken.has(code) || countries.includes(code))}
            getOptionLabel={countryName}
            filterSelectedOptions
            disableCloseOnSelect
            limitTags={12}
            value={[...countries]}
            onChange={(_, next) => put(place, { countries: next })}
            renderInput={(parameters) => (
              <TextField {...parameters} label={t('officeJournals.countries')} />
            )}
          />
        </Box>
      ))}
      <Button
        size="small"
        disabled={disabled}
        onClick={() => setGroups([...shown, { basisPoints: 5_000, countries: [] }])}
      >
        {t('officeJournals.addCountryGroup')}
      </Button>
      {problem && <FormHelperText error>{problem}</FormHelperText>}
    </Box>
  );
}
