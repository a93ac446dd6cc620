import { t } from '@quire/model/messages/t';
import { type InputHTMLAttributes, useState } from 'react';
import { describing, Field, type FieldProps } from './field.tsx';
import styles from './form.module.css';

/** A password, with a button that shows what was typed. */
export function PasswordInput({
  name,
  label,
  hint,
  problem,
  ...input
}: FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, 'type'>) {
  const [isShown, setShown] = useState(false);
  const field = { name, label, hint, problem };
  return (
    <Field {...field}>
      <div className={styles.withButton}>
        <input
          type={isShown ? 'text' : 'password'}
          className={styles.input}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          data-secret
          {...describing(field)}
          {...input}
        />
        <button
          type="button"
          className={styles.inputButton}
          aria-pressed={isShown}
          aria-label={t('ui.showPassword')}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? t('ui.hide') : t('ui.show')}
        </button>
      </div>
    </Field>
  );
}
