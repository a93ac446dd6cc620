import { peerReviewPath } from '@quire/model/article-paths';
import type { PublishedPeerReview } from '@quire/model/entities/peer-review';
import type { PublishedArticle } from '@quire/model/entities/published';
import { articlePath } from '@quire/model/paths';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { pageNotFound } from '../../data/page-error.ts';
import { publicReaderContext } from '../../data/public/public-reader.ts';
import { ServerOnly } from '../../layouts/server-only.ts';
import type * as Still from './static-review.tsx';

/** What the page shows stays as the server rendered it: neither it nor what draws it is sent twice. */
export interface PeerReviewPage {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly hasMath: boolean;
  readonly still?: ServerOnly<{
    readonly parts: typeof Still;
    readonly article: PublishedArticle;
    readonly review: PublishedPeerReview;
  }>;
}

/** Reads an article and its peer review. Of an article that was removed it says so. */
export async function loadPeerReview({
  params,
  context,
  request,
}: LoaderFunctionArgs): Promise<PeerReviewPage> {
  const { jkey = '', jissue, akey = '' } = params;
  const { origin, pathname } = new URL(request.url);
  const [{ getArticle, missingArticle }, { getPeerReview }, parts] = await Promise.all([
    import('../../data/public/articles.ts'),
    import('../../data/public/peer-reviews.ts'),
    import('./static-review.tsx'),
  ]);
  const reader = context.get(publicReaderContext);
  const article = await getArticle(reader, jkey, akey);
  if (!article) throw await missingArticle(reader, jkey, akey, pathname);
  const path = peerReviewPath(jkey, article.issue, akey);
  // An article that has moved to another issue keeps its old address.
  if (article.issue !== jissue) throw redirect(path, 301);
  const review = article.hasReviews ? await getPeerReview(reader, jkey, akey) : null;
  if (!review) throw pageNotFound(pathname);
  const home = `${origin}${articlePath(jkey, article.issue, akey)}`;
  return {
    id: `${jkey}~${akey}~${article.revision}`,
    title: parts.reviewedTitle(article),
    path,
    hasMath: JSON.stringify(review).includes('katex'),
    still: new ServerOnly(
      { parts, article, review },
      `<${home}>; rel="describes"; type="text/html"`,
    ),
  };
}
