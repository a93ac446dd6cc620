import { REPORT_PUBLICATIONS, type ReportPublication } from '@quire/model/entities/review';
import form from '../../../ui/form/form.module.css';
import styles from '../review.module.css';

interface PublicationFieldProps {
  readonly value: ReportPublication | undefined;
  readonly problem: string | null;
  readonly onChange: (value: ReportPublication) => void;
}

const CHOICES = Object.entries(REPORT_PUBLICATIONS).map(([key, label]) => [key, label] as const);

const isPublication = (value: string): value is ReportPublication => value in REPORT_PUBLICATIONS;

/** Whether the report may be published with the article: nothing is chosen beforehand. */
export function PublicationField({ value, problem, onChange }: PublicationFieldProps) {
  return (
    <fieldset
      className={styles.scores}
      aria-describedby={problem ? 'publication-problem publication-hint' : 'publication-hint'}
    >
      <legend className={form.legend}>Publication of your report</legend>
      <p id="publication-hint" className={form.hint}>
        If the article is accepted, this journal publishes the comments to the author, your answers
        that the author gets, your recommendation where the author is shown it, and the date. What
        only the editors read, the five scores and files are never published. With your name, the
        authors learn it too.
      </p>
      {CHOICES.map(([key, label], place) => (
        <div key={key} className={form.check}>
          <input
            type="radio"
            id={place === 0 ? 'publication' : `publication-${key}`}
            name="publication"
            value={key}
            checked={value === key}
            onChange={() => isPublication(key) && onChange(key)}
          />
          <label htmlFor={place === 0 ? 'publication' : `publication-${key}`}>{label}</label>
        </div>
      ))}
      {problem && (
        <p id="publication-problem" className={form.problem}>
          {problem}
        </p>
      )}
    </fieldset>
  );
}
