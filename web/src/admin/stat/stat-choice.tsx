import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { PRESS_SCOPE } from '@quire/model/entities/stat';
import { t } from '@quire/model/messages/t';
import { SERIES_STEPS, type SeriesStep } from '../kit/figures/series.ts';

export interface StatWanted {
  readonly scope: string;
  readonly from: string;
  readonly to: string;
  readonly step: SeriesStep;
}

interface StatChoiceProps {
  readonly wanted: StatWanted;
  readonly journals: readonly string[];
  readonly mayPress: boolean;
  /** The years have no choice of period. */
  readonly isOfYears: boolean;
  readonly onChange: (change: Partial<StatWanted>) => void;
}

const isStep = (value: string): value is SeriesStep => Object.hasOwn(SERIES_STEPS, value);
const isMonth = (value: string) => /^\d{4}-\d{2}$/.test(value);

/** The scope, period and interval of the figures. */
export function StatChoice({ wanted, journals, mayPress, isOfYears, onChange }: StatChoiceProps) {
  const scopes = [
    ...new Set([...(mayPress ? [PRESS_SCOPE] : []), ...journals, wanted.scope]),
  ].filter(Boolean);
  const month = (label: string, name: 'from' | 'to') => (
    <TextField
      type="month"
      label={label}
      value={wanted[name]}
      onChange={({ target }) => isMonth(target.value) && onChange({ [name]: target.value })}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ width: 170 }}
    />
  );
  return (
    <Stack direction="row" spacing={1.5} sx={{ flexWrap: 'wrap' }}>
      <TextField
        select
        label={t('office.journal')}
        value={wanted.scope}
        onChange={({ target }) => onChange({ scope: target.value })}
        sx={{ width: 200 }}
      >
        {scopes.map((scope) => (
          <MenuItem key={scope} value={scope}>
            {scope === PRESS_SCOPE ? t('officeStat.wholePress') : scope}
          </MenuItem>
        ))}
      </TextField>
      {!isOfYears && (
        <>
          {month(t('officeStat.from'), 'from')}
          {month(t('officeStat.to'), 'to')}
          <TextField
            select
            label={t('officeStat.interval')}
            value={wanted.step}
            onChange={({ target }) => isStep(target.value) && onChange({ step: target.value })}
            sx={{ width: 130 }}
          >
            {Object.entries(SERIES_STEPS).map(([step, label]) => (
              <MenuItem key={step} value={step}>
                {label}
              </MenuItem>
            ))}
          </TextField>
        </>
      )}
    </Stack>
  );
}
