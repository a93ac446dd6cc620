import type { PublishedPeerReview, ReviewRound } from '@quire/model/entities/peer-review';
import type { PublishedArticle } from '@quire/model/entities/published';
import { articlePath, journalPath } from '@quire/model/paths';
import { Link } from 'react-router';
import { useSite } from '../../app/page/site.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { authorsOf } from './authors-of.ts';
import { countInWords } from './how-many.ts';
import styles from './peer-review.module.css';
import { ReviewForMachines } from './review-for-machines.tsx';
import { ReviewPiece } from './review-piece.tsx';

interface StaticReviewProps {
  readonly article: PublishedArticle;
  readonly review: PublishedPeerReview;
}

const STATUS = {
  published: null,
  corrected: 'The article has been corrected since. What follows is the review before publication.',
  retracted: 'The article has been retracted. Its review stays here for the record.',
} as const;

/** All of the page: no script changes it. */
export function StaticReview({ article, review }: StaticReviewProps) {
  const { origin } = useSite();
  const home = articlePath(article.journal, article.issue, article.akey);
  const status = STATUS[article.status];
  return (
    <div className={styles.page}>
      <ReviewForMachines article={article} review={review} origin={origin} />
      <header className={styles.header}>
        <nav className={styles.up} aria-label="Where this article stands">
          <Link to={journalPath(article.journal)}>{article.journalTitle}</Link>
          <span aria-hidden="true"> / </span>
          <Link to={home}>Article</Link>
        </nav>
        <h1>Peer review</h1>
        <p className={styles.of}>
          <Link to={home}>
            <RichText html={article.titleHtml} />
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
      <h2 id={title}>Round {number}</h2>
      {reports.map((report) => (
        <ReviewPiece
          key={report.id}
          {...report}
          title={`Report of ${report.label}`}
          by={authorsOf(report).join(' and ')}
          note={report.isEdited ? 'Edited by the journal.' : undefined}
          article={article}
        />
      ))}
      {withheld > 0 && (
        <p className={styles.withheld}>
          {withheld === 1
            ? 'One report of this round is not published, because its reviewer did not agree to it.'
            : `${withheld} reports of this round are not published, because their reviewers did not agree to it.`}{' '}
          The decision letter and the authors’ reply may quote from it, so they are not published
          either.
        </p>
      )}
      {decisions.map((decision) => (
        <ReviewPiece
          key={decision.id}
          {...decision}
          title={`Decision: ${decision.title}`}
          by={`The editors of ${article.journalTitle}`}
          article={article}
        />
      ))}
      {reply && (
        <ReviewPiece {...reply} title="Authors’ reply" by="The authors" article={article} />
      )}
    </section>
  );
}
