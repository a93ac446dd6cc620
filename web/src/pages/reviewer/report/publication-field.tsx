import { REPORT_PUBLICATIONS, type ReportPublication } from '@quire/model/entities/review';
import { t } from '@quire/model/messages/t';
import form from '../../../ui/form/form.module.css';
import styles from '../review.module.css';

interface PublicationFieldProps {
  readonly value: ReportPublication | undefined;
  readonly problem: string | null;
  readonly onChange: (value: ReportPublication) => void;
}

const CHOICES = Object.entries(REPORT_PUBLICATIONS).map(([key, label]) => [key, label] as const);

const isPublication = (value: string): value is ReportPublication => value in REPORT_PUBLICATIONS;

/** Whether the report may be published with the article. Nothing is chosen in advance. */
export function PublicationField({ value, problem, onChange }: PublicationFieldProps) {
  return (
    <fieldset
      className={styles.scores}
      aria-describedby={problem ? 'publication-problem publication-hint' : 'publication-hint'}
    >
      <legend className={form.legend}>{t('reviewer.publication')}</legend>
      <p id="publication-hint" className={form.hint}>
        {t('reviewer.publicationHint')}
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
