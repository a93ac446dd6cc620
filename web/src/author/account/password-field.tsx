import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { t } from '@quire/model/messages/t';
import { useState } from 'react';

interface PasswordFieldProps {
  readonly name: string;
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly value: string;
  readonly problem: string | null;
  readonly hint?: string;
  readonly onChange: (value: string) => void;
}

/** A password, with a button that shows what was typed. */
export function PasswordField({
  name,
  label,
  autoComplete,
  value,
  problem,
  hint,
  onChange,
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      name={name}
      label={label}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      value={value}
      error={problem !== null}
      helperText={problem ?? hint}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{
        htmlInput: { autoCapitalize: 'none', spellCheck: false },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <Button
                size="small"
                aria-pressed={isShown}
                aria-label={t('authorAccount.showField', { label })}
                onClick={() => setShown(!isShown)}
              >
                {isShown ? t('ui.hide') : t('ui.show')}
              </Button>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
