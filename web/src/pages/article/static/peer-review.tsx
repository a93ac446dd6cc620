import { peerReviewPath } from '@quire/model/article-paths';
import type { PublishedArticle } from '@quire/model/entities/published';
import { t } from '@quire/model/messages/t';
import { Link } from 'react-router';

/** Leads to the reports, where they are published. */
export function PeerReview({ article }: { article: PublishedArticle }) {
  const { journal, issue, akey, hasReviews } = article;
  if (!hasReviews) return null;
  return (
    <section aria-labelledby="peer-review">
      <h2 id="peer-review">{t('article.peerReview')}</h2>
      <p>
        <Link to={peerReviewPath(journal, issue, akey)}>{t('article.readReviews')}</Link>
      </p>
    </section>
  );
}
