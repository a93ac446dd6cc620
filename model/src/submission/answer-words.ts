import { type Answer, type ReviewQuestion, YES_NO } from '../entities/review-form.ts';

/** Whether an answer is one that its question takes; an empty one is none. */
export function isAnswer(
  { kind, marks, choices }: ReviewQuestion,
  answer: Answer | undefined,
): answer is Answer {
  if (typeof answer === 'number') return kind === 'scale' && answer <= marks;
  if (answer === undefined || answer.trim() === '') return false;
  if (kind === 'choice') return choices.includes(answer);
  if (kind === 'yes_no') return answer in YES_NO;
  return kind === 'text';
}

/** An answer as people read it. */
export function answerInWords({ kind, marks, low, high }: ReviewQuestion, answer: Answer): string {
  if (kind === 'scale') return `${answer} of ${marks} (1: ${low}, ${marks}: ${high})`;
  if (answer === 'yes' || answer === 'no') return kind === 'yes_no' ? YES_NO[answer] : answer;
  return String(answer);
}
