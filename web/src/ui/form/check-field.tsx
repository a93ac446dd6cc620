import type { ReactNode } from 'react';
import { describing } from './field.tsx';
import styles from './form.module.css';

interface CheckFieldProps {
  readonly name: string;
  readonly problem?: string | null;
  readonly isOptional?: boolean;
  readonly children: ReactNode;
}

/** A box to tick, with its words beside it. */
export function CheckField({ name, problem = null, isOptional, children }: CheckFieldProps) {
  const { 'aria-required': _, ...described } = describing({ name, problem });
  return (
    <div className={styles.check}>
      <input type="checkbox" value="yes" required={!isOptional} {...described} />
      <label htmlFor={name}>{children}</label>
      {problem && (
        <p id={`${name}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
