import { longDate } from '@quire/model/messages/dates';
import { useState } from 'react';
import styles from '../review.module.css';
import type { ReviewView } from '../view/review-view.ts';
import { AcceptForm } from './accept-form.tsx';
import { DeclineForm } from './decline-form.tsx';

interface InvitationProps {
  readonly token: string;
  readonly view: ReviewView;
  readonly again: () => Promise<void>;
}

const SCORES = 'five scores from 1 to 5 (originality, method, clarity, significance, language)';

/** The parts of the journal's review form. */
function askedBy({ standardScores, commentsRequired, questions }: ReviewView['form']): string[] {
  const one = 'an answer to one question from the journal';
  const several = `answers to ${questions.length} questions from the journal`;
  return [
    ...(standardScores ? [SCORES] : []),
    ...(questions.length > 0 ? [questions.length === 1 ? one : several] : []),
    'a recommendation',
    ...(commentsRequired ? ['comments to the author, of at least 50 characters'] : []),
    commentsRequired
      ? 'optionally, comments for the editor only, and files'
      : 'optionally, comments to the author, comments for the editor only, and files',
  ];
}

/** The answer that the link in the mail chose. It only opens the form. */
const askedAnswer = (): 'accept' | 'decline' | null =>
  new URLSearchParams(location.search).get('answer') === 'decline' ? 'decline' : null;

/** What the review includes, and the forms to accept or decline. */
export function Invitation({ token, view, again }: InvitationProps) {
  const [answer, setAnswer] = useState(askedAnswer);
  const choose = (to: 'accept' | 'decline') => () => setAnswer(answer === to ? null : to);
  return (
    <section className={styles.part} aria-labelledby="invitation-title">
      <h2 id="invitation-title">Can you review this manuscript?</h2>
      <p>By {longDate(view.due.slice(0, 10))}, we would need:</p>
      <ul className={styles.asked}>
        {askedBy(view.form).map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <div className={styles.answers}>
        <button
          type="button"
          className={answer === 'decline' ? styles.small : 'button'}
          aria-expanded={answer === 'accept'}
          onClick={choose('accept')}
        >
          Yes, I can review it
        </button>
        <button
          type="button"
          className={styles.small}
          aria-expanded={answer === 'decline'}
          onClick={choose('decline')}
        >
          No, I cannot
        </button>
      </div>
      {answer === 'accept' && <AcceptForm token={token} again={again} />}
      {answer === 'decline' && <DeclineForm token={token} again={again} />}
    </section>
  );
}
