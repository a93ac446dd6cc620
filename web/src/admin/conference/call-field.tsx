import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { t } from '@quire/model/messages/t';
import type { CustomFieldProps } from '../kit/form/form-description.ts';
import { isValues } from '../kit/form/values.ts';
import { today } from '../kit/posts/post-status.ts';

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const DATES = [
  ['opens', t('officeConference.opens')],
  ['closes', t('officeConference.closes')],
] as const;

/** The call for abstracts: none, or its dates and the settings of its form. */
export function CallField({ id, value, disabled, problem, onChange }: CustomFieldProps) {
  const call = isValues(value) ? value : null;
  const change = (part: object) => onChange({ ...call, ...part });
  const first = () => ({
    ...{ opens: today(), closes: today(), wordLimit: 300, guidance: '', isAnonymous: false },
  });
  return (
    <Box
      id={id}
      role="group"
      aria-label={t('officeConference.callForAbstracts')}
      tabIndex={-1}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))' } }}
    >
      <FormControlLabel
        sx={{ gridColumn: '1 / -1' }}
        control={
          <Checkbox
            checked={call !== null}
            disabled={disabled}
            onChange={({ target }) => onChange(target.checked ? first() : undefined)}
          />
        }
        label={t('officeConference.hasCall')}
      />
      {call && (
        <>
          {DATES.map(([field, label]) => (
            <TextField
              key={field}
              type="date"
              label={label}
              value={text(call[field])}
              disabled={disabled}
              error={problem !== undefined && text(call[field]) === ''}
              onChange={({ target }) => change({ [field]: target.value })}
              slotProps={{ inputLabel: { shrink: true } }}
            />
          ))}
          <TextField
            type="number"
            label={t('officeConference.wordLimit')}
            value={typeof call.wordLimit === 'number' ? call.wordLimit : ''}
            disabled={disabled}
            helperText={t('officeConference.wordLimitHint')}
            onChange={({ target }) =>
              change({ wordLimit: target.value === '' ? undefined : Number(target.value) })
            }
            slotProps={{ htmlInput: { min: 50, max: 1_000 } }}
          />
          <FormControlLabel
            sx={{ gridColumn: '1 / -1' }}
            control={
              <Checkbox
                checked={call.isAnonymous === true}
                disabled={disabled}
                onChange={({ target }) => change({ isAnonymous: target.checked })}
              />
            }
            label={t('officeConference.isAnonymous')}
          />
        </>
      )}
      {problem && (
        <Box role="alert" sx={{ gridColumn: '1 / -1', color: 'error.main' }}>
          {problem}
        </Box>
      )}
    </Box>
  );
}
