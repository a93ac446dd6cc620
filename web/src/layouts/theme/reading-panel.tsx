import { useState } from 'react';
import { chosen, PREFERENCES, type Preference, preferencesCookie, show } from './preferences.ts';
import styles from './reading-settings.module.css';

interface Group {
  readonly name: Preference;
  readonly legend: string;
  readonly options: readonly (readonly [value: string, label: string])[];
}

const GROUPS: readonly Group[] = [
  {
    name: 'theme',
    legend: 'Colours',
    options: [
      ['auto', 'As the device'],
      ['light', 'Light'],
      ['sepia', 'Sepia'],
      ['dark', 'Dark'],
    ],
  },
  {
    name: 'size',
    legend: 'Size of text',
    options: [
      ['small', 'Small'],
      ['normal', 'Normal'],
      ['large', 'Large'],
      ['largest', 'Largest'],
    ],
  },
  {
    name: 'width',
    legend: 'Length of lines',
    options: [
      ['narrow', 'Short'],
      ['normal', 'Normal'],
      ['wide', 'Long'],
    ],
  },
  {
    name: 'face',
    legend: 'Typeface',
    options: [
      ['serif', 'Serif'],
      ['sans', 'Sans serif'],
    ],
  },
];

/** The reader's choices; each shows at once and is remembered in this browser. */
export function ReadingPanel() {
  const [, setChoices] = useState(0);
  const root = document.documentElement;
  const choose = (name: Preference, value: string) => {
    show(name, value, root);
    // biome-ignore lint/suspicious/noDocumentCookie: the other way to keep one is not in every browser
    document.cookie = preferencesCookie(root);
    setChoices((times) => times + 1);
  };
  return (
    <form className={styles.form} aria-label="Reading settings">
      {GROUPS.map(({ name, legend, options }) => (
        <fieldset key={name} className={styles.group}>
          <legend>{legend}</legend>
          {options.map(([value, label]) => (
            <label key={value} data-option={`${name}-${value}`}>
              <input
                type="radio"
                name={name}
                value={value}
                checked={chosen(name, root) === value}
                onChange={() => choose(name, value)}
              />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
      ))}
      <button
        type="button"
        className={styles.reset}
        onClick={() => {
          for (const { name } of GROUPS) choose(name, PREFERENCES[name][0]);
        }}
      >
        Reset
      </button>
    </form>
  );
}
