import { RECOMMENDATIONS } from '@quire/model/entities/recommendations';
import {
  REVIEW_SCORE_KEYS,
  REVIEW_SCORES,
  type ReportPublication,
} from '@quire/model/entities/review';
import { keyed } from '@quire/model/entities/review-form';
import { joinFacts } from '@quire/model/messages/join-facts';
import { t } from '@quire/model/messages/t';
import { answerInWords, isAnswer } from '@quire/model/submission/answer-words';
import { MarkdownText } from '../../../markdown-text/markdown-text.tsx';
import styles from '../review.module.css';
import { FileButton } from '../view/manuscript-files.tsx';
import type { ReviewView } from '../view/review-view.ts';

/** The choice about publication. */
function publicationOf(choice: ReportPublication): string {
  switch (choice) {
    case 'named':
      return t('reviewer.publishedNamed');
    case 'anonymous':
      return t('reviewer.publishedAnonymous');
    case 'no':
      return t('reviewer.notPublished');
  }
}

/** The report as it was sent. */
export function SentReport({ token, view }: { readonly token: string; readonly view: ReviewView }) {
  const { report, files } = view;
  const scores = REVIEW_SCORE_KEYS.filter((score) => report.scores[score] !== undefined);
  return (
    <section className={`${styles.part} ${styles.sent}`} aria-labelledby="sent-title">
      <h2 id="sent-title">{t('reviewer.yourReport')}</h2>
      <p className={styles.facts}>
        {joinFacts([
          ...scores.map((score) => `${REVIEW_SCORES[score]} ${report.scores[score]}`),
          report.recommendation && RECOMMENDATIONS[report.recommendation],
        ])}
      </p>
      {view.publishesReviews && report.publication && (
        <p className={styles.facts}>{publicationOf(report.publication)}</p>
      )}
      {keyed(view.form).map(({ key, question }) => {
        const answer = report.answers[key];
        if (!isAnswer(question, answer)) return null;
        const words = answerInWords(question, answer);
        return (
          <details key={key}>
            <summary>{question.label}</summary>
            {question.kind === 'text' ? <MarkdownText text={words} /> : <p>{words}</p>}
          </details>
        );
      })}
      {report.commentsToAuthor && (
        <details>
          <summary>{t('reviewer.toAuthor')}</summary>
          <MarkdownText text={report.commentsToAuthor} />
        </details>
      )}
      {report.commentsToEditor && (
        <details>
          <summary>{t('reviewer.toEditor')}</summary>
          <MarkdownText text={report.commentsToEditor} />
        </details>
      )}
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map(({ id, name }) => (
            <li key={id}>
              <span className={styles.fileName}>{name}</span>
              <FileButton token={token} file={id} name={name} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
