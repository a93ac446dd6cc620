/** What an author may be given of a report. Everything else in it is for editors. */
import type { Review } from '../entities/review.ts';
import { keyed, STANDARD_FORM } from '../entities/review-form.ts';
import { answerInWords, isAnswer } from './answer-words.ts';

/** A line of the journal as it was typed, within Markdown. */
const plainly = (line: string): string => line.replaceAll(/[\\`*_{}[\]<>#$|~]/g, '\\$&');

/**
 * The answers that the form says are for the author, then the comments to the author; Markdown. An answer that its
 * question would not take is left out.
 */
export function reportForAuthor({
  report,
  form = STANDARD_FORM,
}: Pick<Review, 'report' | 'form'>): string {
  const answers = keyed(form).flatMap(({ key, question }) => {
    const answer = report.answers[key];
    if (question.audience !== 'author' || !isAnswer(question, answer)) return [];
    const words = answerInWords(question, answer);
    const title = `**${plainly(question.label)}**`;
    return [
      question.kind === 'text' ? `${title}\n\n${words.trim()}` : `${title} – ${plainly(words)}`,
    ];
  });
  return [...answers, report.commentsToAuthor].filter((part) => part.trim() !== '').join('\n\n');
}
