import { REVIEW_SCORES, type ReviewScore } from '@quire/model/entities/review';
import { t } from '@quire/model/messages/t';
import { scoreField } from '@quire/model/submission/report-problems';
import { MarksField } from './marks-field.tsx';

const words = () => [
  t('reviewer.poor'),
  t('reviewer.weak'),
  t('reviewer.fair'),
  t('reviewer.good'),
  t('reviewer.excellent'),
];

interface ScoreFieldProps {
  readonly score: ReviewScore;
  readonly value: number | undefined;
  readonly problem: string | null;
  readonly onChange: (value: number) => void;
}

/** One of the five scores from 1 to 5, by click or arrow keys. */
export function ScoreField({ score, ...field }: ScoreFieldProps) {
  return (
    <MarksField {...field} name={scoreField(score)} legend={REVIEW_SCORES[score]} words={words()} />
  );
}
