import type { ReactNode } from 'react';
import styles from '../review.module.css';

interface MarksFieldProps {
  readonly name: string;
  readonly legend: ReactNode;
  readonly hint?: ReactNode;
  /** The meaning of each mark from 1; empty if only the number is shown. */
  readonly words: readonly string[];
  readonly value: number | undefined;
  readonly problem: string | null;
  readonly onChange: (value: number) => void;
}

/** A choice of one mark, by click or arrow keys. */
export function MarksField(props: MarksFieldProps) {
  const { name, legend, hint, words, value, problem, onChange } = props;
  const described = [problem && `${name}-problem`, hint && `${name}-hint`].filter(Boolean);
  return (
    <fieldset className={styles.score} aria-describedby={described.join(' ') || undefined}>
      <legend>{legend}</legend>
      <div className={styles.marks}>
        {words.map((word, place) => {
          const mark = place + 1;
          return (
            <label key={mark}>
              <input
                type="radio"
                id={mark === 1 ? name : `${name}-${mark}`}
                name={name}
                value={mark}
                checked={value === mark}
                onChange={() => onChange(mark)}
              />
              {mark}
              {word && <span className="visually-hidden"> {word}</span>}
            </label>
          );
        })}
      </div>
      {hint && (
        <p id={`${name}-hint`} className={styles.markHint}>
          {hint}
        </p>
      )}
      {problem && (
        <p id={`${name}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </fieldset>
  );
}
