import { REVIEW_SCORES, type ReviewScore } from '@quire/model/entities/review';
import styles from '../review.module.css';
import { scoreField } from './report-problems.ts';

const MARKS = [1, 2, 3, 4, 5] as const;
const WORDS = ['', 'poor', 'weak', 'fair', 'good', 'excellent'] as const;

interface ScoreFieldProps {
  readonly score: ReviewScore;
  readonly value: number | undefined;
  readonly problem: string | null;
  readonly onChange: (value: number) => void;
}

/** One of the five scores: 1 to 5, by press or by arrow keys. */
export function ScoreField({ score, value, problem, onChange }: ScoreFieldProps) {
  const name = scoreField(score);
  return (
    <fieldset className={styles.score} aria-describedby={problem ? `${name}-problem` : undefined}>
      <legend>{REVIEW_SCORES[score]}</legend>
      <div className={styles.marks}>
        {MARKS.map((mark) => (
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
            <span className="visually-hidden"> {WORDS[mark]}</span>
          </label>
        ))}
      </div>
      {problem && (
        <p id={`${name}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </fieldset>
  );
}
