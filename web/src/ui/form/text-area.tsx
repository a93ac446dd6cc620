import type { TextareaHTMLAttributes } from 'react';
import { describing, Field, type FieldProps } from './field.tsx';
import styles from './form.module.css';

/** Several lines to type in. It keeps what was typed itself, before and after the page comes to life. */
export function TextArea({
  name,
  label,
  hint,
  problem,
  isOptional = false,
  ...area
}: FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const field = { name, label, hint, problem, isOptional };
  return (
    <Field {...field}>
      <textarea className={`${styles.input} ${styles.area}`} {...describing(field)} {...area} />
    </Field>
  );
}
