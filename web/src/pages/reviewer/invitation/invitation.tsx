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

/** By the form that the journal asks for. */
function askedBy({ standardScores, commentsRequired, questions }: ReviewView['form']): string[] {
  const one = 'an answer to one question of the journal';
  const several = `answers to ${questions.length} questions of the journal`;
  return [
    ...(standardScores ? [SCORES] : []),
    ...(questions.length > 0 ? [questions.length === 1 ? one : several] : []),
    'a recommendation',
    ...(commentsRequired ? ['comments to the author, of at least 50 characters'] : []),
    commentsRequired
      ? 'if you wish, comments that only the editor reads, and files'
      : 'if you wish, comments to the author, comments that only the editor reads, and files',
  ];
}

/** The mail has a link to each answer; the form is open then, and nothing is answered yet. */
const askedAnswer = (): 'accept' | 'decline' | null =>
  new URLSearchParams(location.search).get('answer') === 'decline' ? 'decline' : null;

/** What is asked of a reviewer, and the two answers. */
export function Invitation({ token, view, again }: InvitationProps) {
  const [answer, setAnswer] = useState(askedAnswer);
  const choose = (to: 'accept' | 'decline') => () => setAnswer(answer === to ? null : to);
  return (
    <section className={styles.part} aria-labelledby="invitation-title">
      <h2 id="invitation-title">Can you review it?</h2>
      <p>By {longDate(view.due.slice(0, 10))}, we would ask for:</p>
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
