import TextField from '@mui/material/TextField';
import { t } from '@quire/model/messages/t';

interface CodeFieldProps {
  readonly value: string;
  readonly problem: string | null;
  readonly onChange: (value: string) => void;
}

/** A code of the app, or a recovery code. */
export function AuthenticatorCodeField({ value, problem, onChange }: CodeFieldProps) {
  return (
    <TextField
      name="code"
      label={t('signIn.codeFromYourApp')}
      autoComplete="one-time-code"
      value={value}
      error={problem !== null}
      helperText={problem ?? t('signIn.orRecoveryCode')}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ htmlInput: { autoCapitalize: 'characters', spellCheck: false } }}
    />
  );
}
