import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { t } from '@quire/model/messages/t';

interface ChargesSwitchProps {
  readonly id: string;
  readonly isOn: boolean;
  readonly disabled: boolean;
  readonly onChange: (charges: unknown) => void;
}

/** Whether authors are charged; the fees are cleared when it is turned off. */
export function ChargesSwitch({ id, isOn, disabled, onChange }: ChargesSwitchProps) {
  return (
    <FormControlLabel
      label={t('officeJournals.chargeAuthors')}
      control={
        <Switch
          id={id}
          checked={isOn}
          disabled={disabled}
          onChange={(_, on) =>
            onChange(on ? { currency: 'EUR', fees: [], waiverPolicy: '' } : undefined)
          }
        />
      }
    />
  );
}
