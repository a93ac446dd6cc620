import { RECOMMENDATIONS, type Recommendation } from '@quire/model/entities/recommendations';
import { t } from '@quire/model/messages/t';
import form from '../../../ui/form/form.module.css';

interface RecommendationFieldProps {
  readonly value: Recommendation | undefined;
  readonly problem: string | null;
  /** Whether it is shown to the author. */
  readonly isShared: boolean;
  readonly onChange: (value: Recommendation) => void;
}

const isRecommendation = (value: string): value is Recommendation => value in RECOMMENDATIONS;

/** The reviewer's recommendation. */
export function RecommendationField({
  value,
  problem,
  isShared,
  onChange,
}: RecommendationFieldProps) {
  return (
    <div className={form.field}>
      <label htmlFor="recommendation">{t('reviewer.recommendation')}</label>
      <select
        id="recommendation"
        name="recommendation"
        className={form.input}
        value={value ?? ''}
        aria-required
        aria-invalid={problem !== null}
        aria-describedby={problem ? 'recommendation-problem' : 'recommendation-hint'}
        onChange={({ target }) => isRecommendation(target.value) && onChange(target.value)}
      >
        <option value="" disabled>
          {t('reviewer.chooseOne')}
        </option>
        {Object.entries(RECOMMENDATIONS).map(([key, label]) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
      {problem && (
        <p id="recommendation-problem" className={form.problem}>
          {problem}
        </p>
      )}
      <p id="recommendation-hint" className={form.hint}>
        {isShared ? t('reviewer.recommendationShown') : t('reviewer.recommendationHidden')}
      </p>
    </div>
  );
}
