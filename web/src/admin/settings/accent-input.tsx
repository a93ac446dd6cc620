import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import { t } from '@quire/model/messages/t';
import { accentInWords } from '../kit/accent/accent-in-words.ts';
import { FIRST_ACCENT } from '../kit/accent/first-accent.ts';

interface AccentInputProps {
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly id: string;
  readonly disabled: boolean;
}

/** The press's colour with a check of its contrast; without one, the default colour is used. */
export function AccentInput({ value, onChange, id, disabled }: AccentInputProps) {
  const chosen = typeof value === 'string' ? value : FIRST_ACCENT;
  return (
    <FormControl disabled={disabled}>
      <FormLabel htmlFor={id}>{t('officeSettings.colour')}</FormLabel>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', my: 0.5 }}>
        <input
          type="color"
          id={id}
          value={chosen}
          disabled={disabled}
          aria-describedby={`${id}-contrast`}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {typeof value === 'string' && (
          <Button size="small" disabled={disabled} onClick={() => onChange(undefined)}>
            {t('officeSettings.useDefault')}
          </Button>
        )}
      </Stack>
      <FormHelperText id={`${id}-contrast`} aria-live="polite">
        {accentInWords(chosen)}
      </FormHelperText>
    </FormControl>
  );
}
