import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';

interface ChoiceFieldProps {
  readonly id: string;
  readonly label: string;
  /** The accessible name, if the label alone is not clear. */
  readonly name?: string;
  readonly value: string;
  readonly options: readonly { readonly key: string; readonly label: string }[];
  readonly onChoose: (key: string) => void;
  /** The text while nothing is chosen; without it, a choice is always selected. */
  readonly nothing?: string;
  readonly problem?: string | undefined;
  readonly help?: ReactNode;
  readonly isDisabled?: boolean;
  readonly isRequired?: boolean;
}

/** A choice from a list with the browser's own control, which works with touch, keyboard and screen readers. */
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
