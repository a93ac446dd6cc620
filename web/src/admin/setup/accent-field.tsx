import { legibleAccent } from '@quire/model/accent';
import { t } from '@quire/model/messages/t';
import { useState } from 'react';
import { Field } from '../../ui/form/field.tsx';
import { accentInWords } from '../kit/accent/accent-in-words.ts';
import styles from './setup.module.css';

/** The press's colour, with a preview and a check of its contrast. */
export function AccentField({ first, problem }: { first: string; problem: string | null }) {
  const [colour, setColour] = useState(first);
  const { light, dark } = legibleAccent(colour);
  return (
    <Field
      name="accent"
      label={t('officeSetup.colour')}
      problem={problem}
      hint={<span aria-live="polite">{accentInWords(colour)}</span>}
    >
      <div className={styles.colour}>
        <input
          type="color"
          id="accent"
          name="accent"
          aria-describedby="accent-hint"
          value={colour}
          onChange={(event) => setColour(event.currentTarget.value)}
        />
        <div className={styles.samples} aria-hidden="true">
          <p className={styles.sample} style={{ background: '#f8f5ee', color: light.colour }}>
            {t('officeSetup.lightMode')}
          </p>
          <p className={styles.sample} style={{ background: '#10191b', color: dark.colour }}>
            {t('officeSetup.darkMode')}
          </p>
        </div>
      </div>
    </Field>
  );
}
