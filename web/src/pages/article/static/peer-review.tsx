import { peerReviewPath } from '@quire/model/article-paths';
import type { PublishedArticle } from '@quire/model/entities/published';
import { Link } from 'react-router';

/** Leads to the reports, where they are published. */
export function PeerReview({ article }: { article: PublishedArticle }) {
  const { journal, issue, akey, hasReviews } = article;
  if (!hasReviews) return null;
  return (
    <section aria-labelledby="peer-review">
      <h2 id="peer-review">Peer review</h2>
      <p>
        <Link to={peerReviewPath(journal, issue, akey)}>
          Read the reviewers’ reports, the decision letters and the authors’ replies
        </Link>
      </p>
    </section>
  );
}
