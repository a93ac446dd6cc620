/** The published peer review of an article: each report, decision letter and reply is registered by itself. */
import { plainTitleOf } from '@quire/content/export/marked-title';
import { peerReviewPath } from '@quire/model/article-paths';
import type { PublishedPeerReview, PublishedReport } from '@quire/model/entities/peer-review';
import type { PublishedArticle } from '@quire/model/entities/published';
import { reviewDoi } from '@quire/model/entities/review-doi';
import { type ReviewPart, reviewParts } from '@quire/model/entities/review-parts';
import { DECISION_VERDICTS, RECOMMENDATION_VERDICTS } from '@quire/model/entities/review-verdicts';
import { normaliseDoi } from '@quire/model/identifiers';
import { licenceOf } from '@quire/model/licence';
import { t } from '@quire/model/messages/t';
import { storedText } from '../../platform/text/stored-text.ts';
import type { DepositContributor, ReviewDeposit } from './deposit.ts';
import { depositAuthor, type ProvedOrcids, personNamed } from './deposit-person.ts';

interface ReviewsInput {
  readonly article: Pick<PublishedArticle, 'journal' | 'issue' | 'akey' | 'title' | 'metadata'>;
  readonly review: PublishedPeerReview;
  /** Who writes the decision letters. */
  readonly journalTitle: string;
  readonly publisher: string;
  readonly origin: string;
  readonly provedOrcids?: ProvedOrcids;
}

/** Reviewers who did not agree to be named stay unnamed. */
function reviewersOf({ name, coReviewers = [] }: PublishedReport): DepositContributor[] {
  if (!name) return [{ kind: 'anonymous', role: 'reviewer' }];
  return [name, ...coReviewers].map((each) => personNamed(each, 'reviewer'));
}

function titleOf({ kind, part }: ReviewPart): string {
  if (kind === 'report') return t('peerReview.reportOf', { reviewer: part.label });
  if (kind === 'decision') return t('peerReview.decision', { decision: part.title });
  return t('peerReview.reply');
}

function described(
  { kind, part }: ReviewPart,
  editors: readonly DepositContributor[],
  authors: readonly DepositContributor[],
): Pick<ReviewDeposit, 'type' | 'contributors' | 'recommendation'> {
  if (kind === 'report')
    return {
      type: 'referee-report',
      contributors: reviewersOf(part),
      recommendation: part.recommended && RECOMMENDATION_VERDICTS[part.recommended],
    };
  if (kind === 'decision')
    return {
      type: 'editor-report',
      contributors: editors,
      recommendation: part.event && DECISION_VERDICTS[part.event],
    };
  return { type: 'author-comment', contributors: authors };
}

/** In the order of their page; none where the article has no DOI. */
export function reviewDeposits(input: ReviewsInput): ReviewDeposit[] {
  const { article, review, journalTitle, publisher, origin } = input;
  const { metadata, title } = article;
  const articleDoi = metadata.doi && normaliseDoi(metadata.doi);
  if (!articleDoi) return [];
  const proved = input.provedOrcids ?? new Set<string>();
  const page = origin + peerReviewPath(article.journal, article.issue, article.akey);
  const editors: DepositContributor[] = [{ kind: 'group', role: 'editor', name: journalTitle }];
  const authors = metadata.authors.map((each) =>
    depositAuthor(each, metadata.affiliations, proved),
  );
  return reviewParts(review).map((each): ReviewDeposit => {
    const { id, date } = each.part;
    return {
      kind: 'review',
      doi: reviewDoi(articleDoi, id),
      url: `${page}#${id}`,
      language: metadata.language,
      title: plainTitleOf(`${storedText(() => titleOf(each))}: ${title}`),
      published: date,
      publisher,
      licence: licenceOf(metadata.licence).url ?? undefined,
      relations: [{ type: 'isReviewOf', to: { kind: 'doi', value: articleDoi } }],
      runningNumber: id,
      round: each.round,
      ...described(each, editors, authors),
    };
  });
}
