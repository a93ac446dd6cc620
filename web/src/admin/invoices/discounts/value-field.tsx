import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { CURRENCY_CODES } from '@quire/model/currencies';
import { t } from '@quire/model/messages/t';
import { unitOf, type ValueTyped, valueTyped } from './value-typed.ts';

interface ValueFieldProps {
  readonly value: ValueTyped;
  readonly onChange: (value: ValueTyped) => void;
}

/** A field for a discount: a percentage or an amount. */
export function ValueField({ value, onChange }: ValueFieldProps) {
  const isWrong = value.text !== '' && valueTyped(value) === null;
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
      <TextField
        label={t('officeDiscounts.discount')}
        value={value.text}
        onChange={(event) => onChange({ ...value, text: event.target.value })}
        error={isWrong}
        helperText={isWrong ? t('officeDiscounts.discountWrong') : ''}
        sx={{ flexGrow: 1 }}
        slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
      />
      <TextField
        select
        label={t('officeDiscounts.unit')}
        value={value.unit}
        onChange={(event) => onChange({ ...value, unit: unitOf(event.target.value) })}
        sx={{ width: 110, flexShrink: 0 }}
      >
        {['%', ...CURRENCY_CODES].map((unit) => (
          <MenuItem key={unit} value={unit}>
            {unit}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}
