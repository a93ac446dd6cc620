import { TextField } from '../../../ui/form/field.tsx';

interface CodeFieldProps {
  readonly label: string;
  readonly problem: string | null;
}

/** Six digits of an app; browsers and phones offer what they know. A recovery code fits as well. */
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
