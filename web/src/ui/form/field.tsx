import { t } from '@quire/model/messages/t';
import type { InputHTMLAttributes, ReactNode } from 'react';
import styles from './form.module.css';

export interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  /** What is wrong with it, or null. */
  readonly problem: string | null;
  readonly isOptional?: boolean;
}

/** What connects an input with its label, its hint and its problem. */
export function describing({ name, hint, problem, isOptional }: Omit<FieldProps, 'label'>) {
  const described = [problem && `${name}-problem`, hint && `${name}-hint`].filter(Boolean);
  return {
    id: name,
    name,
    'aria-required': !isOptional,
    'aria-invalid': problem !== null,
    'aria-describedby': described.join(' ') || undefined,
  };
}

/** A label above an input, with what helps and what is wrong below it. */
export function Field({
  name,
  label,
  hint,
  problem,
  isOptional,
  children,
}: FieldProps & { children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label htmlFor={name}>
        {label} {isOptional && <span className={styles.optional}>{t('ui.optional')}</span>}
      </label>
      {children}
      {problem && (
        <p id={`${name}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
      {hint && (
        <p id={`${name}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** A line to type in. It keeps what was typed itself, before and after the page comes to life. */
export function TextField({
  name,
  label,
  hint,
  problem,
  isOptional = false,
  ...input
}: FieldProps & InputHTMLAttributes<HTMLInputElement>) {
  const field = { name, label, hint, problem, isOptional };
  return (
    <Field {...field}>
      <input type="text" className={styles.input} {...describing(field)} {...input} />
    </Field>
  );
}
