import { machineTitle } from '@quire/model/entities/machine-title';
import type { PublishedPeerReview, ReviewRound } from '@quire/model/entities/peer-review';
import type { PublishedArticle } from '@quire/model/entities/published';
import { formatList } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
import { articlePath, journalPath } from '@quire/model/paths';
import { Link } from 'react-router';
import { useSite } from '../../app/page/site.tsx';
import { ArticleTitle } from '../../ui/article-list/article-title.tsx';
import { authorsOf } from './authors-of.ts';
import { countInWords } from './how-many.ts';
import { decisionOf, recommendationOf, reviewerOf } from './in-page-language.ts';
import styles from './peer-review.module.css';
import { ReviewForMachines } from './review-for-machines.tsx';
import { ReviewPiece } from './review-piece.tsx';

interface StaticReviewProps {
  readonly article: PublishedArticle;
  readonly review: PublishedPeerReview;
}

const statusNote = (status: PublishedArticle['status']): string | null =>
  ({
    published: null,
    corrected: t('peerReview.corrected'),
    retracted: t('peerReview.retracted'),
  })[status];

/** The title of the article, for the head of the page. */
export const reviewedTitle = machineTitle;

/** All of the page: no script changes it. */
export function StaticReview({ article, review }: StaticReviewProps) {
  const { origin } = useSite();
  const home = articlePath(article.journal, article.issue, article.akey);
  const status = statusNote(article.status);
  return (
    <div className={styles.page}>
      <ReviewForMachines article={article} review={review} origin={origin} />
      <header className={styles.header}>
        <nav className={styles.up} aria-label={t('peerReview.place')}>
          <Link to={journalPath(article.journal)}>{article.journalTitle}</Link>
          <span aria-hidden="true"> / </span>
          <Link to={home}>{t('peerReview.article')}</Link>
        </nav>
        <h1>{t('peerReview.title')}</h1>
        <p className={styles.of}>
          <Link to={home}>
            <ArticleTitle article={article} />
          </Link>
        </p>
        <p className={styles.facts}>{article.authors.join(', ')}</p>
        {status && <p className={styles.status}>{status}</p>}
        <p className={styles.facts}>{countInWords(review)}</p>
      </header>
      {review.rounds.map((round) => (
        <Round key={round.number} round={round} article={article} />
      ))}
    </div>
  );
}

function Round({
  round,
  article,
}: {
  readonly round: ReviewRound;
  readonly article: PublishedArticle;
}) {
  const { number, reports, decisions, reply, withheld } = round;
  const title = `round-${number}`;
  return (
    <section aria-labelledby={title} className={styles.round}>
      <h2 id={title}>{t('peerReview.round', { number })}</h2>
      {reports.map((report) => (
        <ReviewPiece
          key={report.id}
          {...report}
          title={t('peerReview.reportOf', { reviewer: reviewerOf(report) })}
          recommendation={recommendationOf(report)}
          by={formatList(authorsOf(report))}
          note={report.isEdited ? t('peerReview.edited') : undefined}
          article={article}
        />
      ))}
      {withheld > 0 && (
        <p className={styles.withheld}>{t('peerReview.withheld', { count: withheld })}</p>
      )}
      {decisions.map((decision) => (
        <ReviewPiece
          key={decision.id}
          {...decision}
          title={t('peerReview.decision', { decision: decisionOf(decision) })}
          by={t('peerReview.editorsOf', { journal: article.journalTitle })}
          article={article}
        />
      ))}
      {reply && (
        <ReviewPiece
          {...reply}
          title={t('peerReview.reply')}
          by={t('peerReview.authors')}
          article={article}
        />
      )}
    </section>
  );
}
