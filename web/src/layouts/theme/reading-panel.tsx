import { t } from '@quire/model/messages/t';
import { useState } from 'react';
import { chosen, PREFERENCES, type Preference, preferencesCookie, show } from './preferences.ts';
import styles from './reading-settings.module.css';

interface Group {
  readonly name: Preference;
  readonly legend: string;
  readonly options: readonly (readonly [value: string, label: string])[];
}

const groups = (): readonly Group[] => [
  {
    name: 'theme',
    legend: t('layouts.colours'),
    options: [
      ['auto', t('layouts.coloursAuto')],
      ['light', t('layouts.coloursLight')],
      ['sepia', t('layouts.coloursSepia')],
      ['dark', t('layouts.coloursDark')],
    ],
  },
  {
    name: 'size',
    legend: t('layouts.textSize'),
    options: [
      ['small', t('layouts.sizeSmall')],
      ['normal', t('layouts.sizeNormal')],
      ['large', t('layouts.sizeLarge')],
      ['largest', t('layouts.sizeLargest')],
    ],
  },
  {
    name: 'width',
    legend: t('layouts.lineLength'),
    options: [
      ['narrow', t('layouts.linesShort')],
      ['normal', t('layouts.linesNormal')],
      ['wide', t('layouts.linesLong')],
    ],
  },
  {
    name: 'face',
    legend: t('layouts.typeface'),
    options: [
      ['serif', t('layouts.serif')],
      ['sans', t('layouts.sansSerif')],
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
    <form className={styles.form} aria-label={t('layouts.readingSettings')}>
      {groups().map(({ name, legend, options }) => (
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
          for (const { name } of groups()) choose(name, PREFERENCES[name][0]);
        }}
      >
        {t('layouts.reset')}
      </button>
    </form>
  );
}
