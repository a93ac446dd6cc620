import type { PublishedComment } from '@quire/model/entities/annotation';
import type { PublishedArticle } from '@quire/model/entities/published';
import { t } from '@quire/model/messages/t';
import { Contributions } from '../../../ui/article/contributions.tsx';
import { Declarations } from '../../../ui/article/declarations.tsx';
import { Matter } from '../../../ui/article/matter.tsx';
import { RelatedWorks } from '../../../ui/article/related-works.tsx';
import { referenceFiles } from './addresses.ts';
import { CiteBox } from './cite-box.tsx';
import { CitedBy } from './cited-by.tsx';
import { Comments } from './comments.tsx';
import { ManagerFiles } from './manager-files.tsx';
import { Neighbours } from './neighbours.tsx';
import { PeerReview } from './peer-review.tsx';
import { Related } from './related.tsx';
import { ReportProblem } from './report-problem.tsx';
import { Supplements } from './supplements.tsx';
import { Usage } from './usage.tsx';
import { Versions } from './versions.tsx';

interface BackMatterProps {
  readonly article: PublishedArticle;
  /** An earlier version is not to be cited, and leads nowhere else. */
  readonly isNewest: boolean;
  readonly comments: readonly PublishedComment[];
}

/** What follows the text: what the authors declare, how to cite, what became of it, the ways on. */
export function BackMatter({ article, isNewest, comments }: BackMatterProps) {
  return (
    <Matter>
      <ManagerFiles title={t('article.allReferences')} files={referenceFiles(article)} />
      <Contributions authors={article.metadata.authors} />
      <Declarations metadata={article.metadata} />
      <RelatedWorks metadata={article.metadata} />
      <PeerReview article={article} />
      <Supplements article={article} />
      {isNewest && <CiteBox article={article} />}
      <Versions article={article} />
      {isNewest && <Usage metrics={article.metrics} />}
      {isNewest && <CitedBy citedBy={article.citedBy} />}
      {isNewest && <Comments article={article} comments={comments} />}
      <Related article={article} />
      <ReportProblem article={article} />
      {isNewest && <Neighbours article={article} />}
    </Matter>
  );
}
