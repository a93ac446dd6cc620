import { TextField } from '../../../ui/form/field.tsx';

interface CodeFieldProps {
  readonly label: string;
  readonly problem: string | null;
}

/** A field for the six digits of an app, with autofill. It also accepts a recovery code. */
export function CodeField({ label, problem }: CodeFieldProps) {
  return (
    <TextField
      name="code"
      label={label}
      problem={problem}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
      data-secret
    />
  );
}
