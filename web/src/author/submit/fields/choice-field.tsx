import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';

interface ChoiceFieldProps {
  readonly id: string;
  readonly label: string;
  /** What it is called where the label alone does not say what it is of. */
  readonly name?: string;
  readonly value: string;
  readonly options: readonly { readonly key: string; readonly label: string }[];
  readonly onChoose: (key: string) => void;
  /** What stands there while nothing is chosen; without it something always is. */
  readonly nothing?: string;
  readonly problem?: string | undefined;
  readonly help?: ReactNode;
  readonly isDisabled?: boolean;
  readonly isRequired?: boolean;
}

/** A choice from a list, by the browser's own control: it suits thumbs, keys and screen readers. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { id, label, name: fullName, value, options, nothing, problem, help } = props;
  const { isDisabled = false, isRequired = false } = props;
  const isKnown = value === '' || options.some(({ key }) => key === value);
  return (
    <TextField
      select
      id={id}
      label={label}
      value={value}
      onChange={(event) => props.onChoose(event.target.value)}
      disabled={isDisabled}
      required={isRequired}
      error={problem !== undefined}
      helperText={help}
      slotProps={{
        select: { native: true },
        htmlInput: { required: false, 'aria-required': isRequired, 'aria-label': fullName },
        inputLabel: { shrink: true },
        formHelperText: { component: 'div' },
      }}
    >
      {nothing !== undefined && <option value="">{nothing}</option>}
      {!isKnown && <option value={value}>{value}</option>}
      {options.map(({ key, label: name }) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </TextField>
  );
}
