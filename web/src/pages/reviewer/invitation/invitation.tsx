import { longDate } from '@quire/model/messages/dates';
import { t } from '@quire/model/messages/t';
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

/** The parts of the journal's review form. */
function askedBy({ standardScores, commentsRequired, questions }: ReviewView['form']): string[] {
  return [
    ...(standardScores ? [t('reviewer.askedScores')] : []),
    ...(questions.length > 0 ? [t('reviewer.askedAnswers', { count: questions.length })] : []),
    t('reviewer.askedRecommendation'),
    ...(commentsRequired ? [t('reviewer.askedComments', { least: 50 })] : []),
    commentsRequired ? t('reviewer.askedForEditor') : t('reviewer.askedForBoth'),
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
      <h2 id="invitation-title">{t('reviewer.canYouReview')}</h2>
      <p>{t('reviewer.askedBy', { date: longDate(view.due.slice(0, 10)) })}</p>
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
          {t('reviewer.yes')}
        </button>
        <button
          type="button"
          className={styles.small}
          aria-expanded={answer === 'decline'}
          onClick={choose('decline')}
        >
          {t('reviewer.no')}
        </button>
      </div>
      {answer === 'accept' && <AcceptForm token={token} again={again} />}
      {answer === 'decline' && <DeclineForm token={token} again={again} />}
    </section>
  );
}
