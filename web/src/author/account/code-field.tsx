import TextField from '@mui/material/TextField';

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
      label="Code from your authenticator app"
      autoComplete="one-time-code"
      value={value}
      error={problem !== null}
      helperText={problem ?? 'Or one of your recovery codes'}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ htmlInput: { autoCapitalize: 'characters', spellCheck: false } }}
    />
  );
}
