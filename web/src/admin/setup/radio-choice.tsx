import form from '../../ui/form/form.module.css';
import styles from './setup.module.css';

interface RadioChoiceProps {
  readonly name: string;
  readonly legend: string;
  readonly choices: readonly (readonly [value: string, label: string])[];
  readonly chosen: string;
  readonly onChoose?: (value: string) => void;
}

/** A choice among a few options with labels. */
export function RadioChoice({ name, legend, choices, chosen, onChoose }: RadioChoiceProps) {
  return (
    <fieldset className={styles.choice} id={name}>
      <legend className={form.legend}>{legend}</legend>
      {choices.map(([value, label]) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === chosen}
            onChange={() => onChoose?.(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
