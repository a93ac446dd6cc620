import type { PaperReview, ReviewWriter } from '@quire/content/export/paper-review';
import { inLanguage } from '@quire/content/messages/in-language';
import { peerReviewPath } from '@quire/model/article-paths';
import type {
  PublishedPeerReview,
  PublishedReport,
  ReviewRound,
} from '@quire/model/entities/peer-review';
import type { PublishedArticle } from '@quire/model/entities/published';
import { PUBLISHED_DECISIONS } from '@quire/model/entities/published-decisions';
import { reviewDoi } from '@quire/model/entities/review-doi';
import { type ReviewPart, reviewParts } from '@quire/model/entities/review-parts';
import { DECISION_VERDICTS, RECOMMENDATION_VERDICTS } from '@quire/model/entities/review-verdicts';
import { languageFor } from '@quire/model/messages/languages';
import { t } from '@quire/model/messages/t';
import { withoutIsolates } from '@quire/model/messages/without-isolates';

type Reviewed = Pick<
  PublishedArticle,
  'journal' | 'issue' | 'akey' | 'journalTitle' | 'metadata' | 'doi'
>;

/** Reviewers who did not agree to be named stay unnamed, and with them who helped them. */
function reviewersOf({ name, coReviewers = [] }: PublishedReport): ReviewWriter[] {
  if (!name) return [{ kind: 'reviewer', name: null }];
  return [name, ...coReviewers].map((each) => ({ kind: 'reviewer', name: each }));
}

const reportTitle = ({ label, reviewer }: PublishedReport): string => {
  const who = reviewer === undefined ? label : t('peerReview.reviewer', { number: reviewer });
  return t('peerReview.reportOf', { reviewer: who });
};

const decisionTitle = ({ title, event }: ReviewRound['decisions'][number]): string =>
  t('peerReview.decision', { decision: event === undefined ? title : PUBLISHED_DECISIONS[event] });

/** What a part says besides its address, its date and its text. */
function described(
  each: ReviewPart,
  journalTitle: string,
): Pick<PaperReview, 'type' | 'title' | 'verdict' | 'writers'> {
  if (each.kind === 'report')
    return {
      type: 'reviewer-report',
      title: withoutIsolates(reportTitle(each.part)),
      verdict: each.part.recommended && RECOMMENDATION_VERDICTS[each.part.recommended],
      writers: reviewersOf(each.part),
    };
  if (each.kind === 'decision')
    return {
      type: 'editor-report',
      title: withoutIsolates(decisionTitle(each.part)),
      verdict: each.part.event && DECISION_VERDICTS[each.part.event],
      writers: [{ kind: 'editors', name: journalTitle }],
    };
  return { type: 'author-comment', title: t('peerReview.reply'), writers: [{ kind: 'authors' }] };
}

/**
 * The parts of a published review in the order of its page, titled in the article's language.
 *
 * @param doi of the article: the DOIs of the parts begin with it
 */
export function paperReviews(
  article: Reviewed,
  doi: string,
  review: PublishedPeerReview,
  origin: string,
): PaperReview[] {
  const page = origin + peerReviewPath(article.journal, article.issue, article.akey);
  return inLanguage(languageFor(article.metadata.language), () =>
    reviewParts(review).map((each): PaperReview => {
      const { id, date, html } = each.part;
      return {
        ...{ id, doi: reviewDoi(doi, id), url: `${page}#${id}` },
        ...{ date, round: each.round, html },
        ...described(each, article.journalTitle),
      };
    }),
  );
}
