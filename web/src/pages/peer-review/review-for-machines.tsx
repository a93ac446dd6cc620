import { peerReviewPath } from '@quire/model/article-paths';
import { machineTitle } from '@quire/model/entities/machine-title';
import type { PublishedPeerReview } from '@quire/model/entities/peer-review';
import type { PublishedArticle } from '@quire/model/entities/published';
import { doiUrl } from '@quire/model/identifiers';
import { t } from '@quire/model/messages/t';
import { withoutIsolates } from '@quire/model/messages/without-isolates';
import { articlePath } from '@quire/model/paths';
import { JsonLd } from '../../app/json-ld.tsx';
import { authorsOf } from './authors-of.ts';
import { reviewerOf } from './in-page-language.ts';

interface ReviewForMachinesProps {
  readonly article: PublishedArticle;
  readonly review: PublishedPeerReview;
  readonly origin: string;
}

/** What crawlers and reference managers read: what was reviewed, and each report as a review of it. */
export function ReviewForMachines({ article, review, origin }: ReviewForMachinesProps) {
  const { journal, issue, akey, doi, journalTitle } = article;
  const title = machineTitle(article);
  const page = `${origin}${peerReviewPath(journal, issue, akey)}`;
  const home = doi ? doiUrl(doi) : `${origin}${articlePath(journal, issue, akey)}`;
  const reviewed = { '@type': 'ScholarlyArticle', '@id': home, name: title, url: home };
  const press = { '@type': 'Organization', name: journalTitle };
  const reports = review.rounds.flatMap((round) =>
    round.reports.map(({ id, date, ...report }) => ({
      '@type': 'Review',
      '@id': `${page}#${id}`,
      url: `${page}#${id}`,
      name: withoutIsolates(
        t('peerReview.reportOfRound', { reviewer: reviewerOf(report), number: round.number }),
      ),
      author: authorsOf(report).map((name) => ({ '@type': 'Person', name })),
      datePublished: review.published,
      dateCreated: date,
      itemReviewed: reviewed,
      publisher: press,
    })),
  );
  const tags: readonly (readonly [string, string])[] = [
    ['DC.title', withoutIsolates(t('peerReview.reviewOf', { title }))],
    ['DC.type', t('peerReview.title')],
    ['DC.date', review.published],
    ['DC.publisher', journalTitle],
    ['DC.relation.isPartOf', home],
    ['DC.identifier', page],
  ];
  return (
    <>
      {tags.map(([name, content]) => (
        <meta key={name} name={name} content={content} />
      ))}
      <JsonLd
        data={{
          ...{
            '@type': 'WebPage',
            '@id': page,
            url: page,
            name: withoutIsolates(t('peerReview.titleOf', { title })),
          },
          ...{ datePublished: review.published, about: reviewed, isPartOf: reviewed },
          hasPart: reports,
        }}
      />
    </>
  );
}
