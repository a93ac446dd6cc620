import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { t } from '@quire/model/messages/t';
import type { CustomFieldProps } from '../kit/form/form-description.ts';

const ZONES = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((name) => name !== 'UTC')];

/** The time zone of the venue, used for the programme and the end of the call. */
export function TimeZoneField({ id, value, disabled, problem, onChange }: CustomFieldProps) {
  const zone = typeof value === 'string' && value !== '' ? value : null;
  return (
    <Autocomplete
      id={id}
      options={zone === null || ZONES.includes(zone) ? ZONES : [zone, ...ZONES]}
      value={zone}
      disabled={disabled}
      onChange={(_, next) => onChange(next ?? undefined)}
      renderInput={(params) => (
        <TextField
          {...params}
          label={t('officeConference.timeZone')}
          error={problem !== undefined}
          helperText={problem ?? t('officeConference.timeZoneHint')}
        />
      )}
    />
  );
}
