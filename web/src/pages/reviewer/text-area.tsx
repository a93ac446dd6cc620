import type { TextareaHTMLAttributes } from 'react';
import { describing, Field, type FieldProps } from '../../ui/form/field.tsx';
import form from '../../ui/form/form.module.css';
import styles from './review.module.css';

/** Several lines to type in. */
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
      <textarea className={`${form.input} ${styles.area}`} {...describing(field)} {...area} />
    </Field>
  );
}
