import { t } from '@quire/model/messages/t';
import { type MouseEvent, useEffect, useRef } from 'react';
import styles from './form.module.css';

export interface FieldProblem {
  /** The name of the field, which is its element's id as well. */
  readonly field: string;
  readonly message: string;
}

interface ErrorSummaryProps {
  readonly problems: readonly FieldProblem[];
  /** What went wrong that is no field's: the server could not be reached. */
  readonly failure: string | null;
  /** Grows with each attempt: the summary takes the focus whenever one has failed. */
  readonly attempt: number;
}

function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus();
}

/** What keeps a form from being sent, above it: each line leads to its field. */
export function ErrorSummary({ problems, failure, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (problems.length === 0 && !failure) return null;
  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1}>
      {failure && <p>{failure}</p>}
      {problems.length > 0 && (
        <>
          <h2>{t('ui.formProblems', { count: problems.length })}</h2>
          <ul>
            {problems.map(({ field, message }) => (
              <li key={field}>
                <a href={`#${field}`} onClick={goToField}>
                  {message}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
