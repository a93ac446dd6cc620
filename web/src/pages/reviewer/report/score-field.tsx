import { REVIEW_SCORES, type ReviewScore } from '@quire/model/entities/review';
import { scoreField } from '@quire/model/submission/report-problems';
import { MarksField } from './marks-field.tsx';

const WORDS = ['poor', 'weak', 'fair', 'good', 'excellent'] as const;

interface ScoreFieldProps {
  readonly score: ReviewScore;
  readonly value: number | undefined;
  readonly problem: string | null;
  readonly onChange: (value: number) => void;
}

/** One of the five scores from 1 to 5, by click or arrow keys. */
export function ScoreField({ score, ...field }: ScoreFieldProps) {
  return (
    <MarksField {...field} name={scoreField(score)} legend={REVIEW_SCORES[score]} words={WORDS} />
  );
}
