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

/**
 * The parts of a published review in the order of its page, titled in the article's language.
 *
 * @param doi of the article: the DOIs of the parts begin with it
 */
export function paperReviews(
  article: Reviewed,
  doi: string,
  { rounds }: PublishedPeerReview,
  origin: string,
): PaperReview[] {
  const page = origin + peerReviewPath(article.journal, article.issue, article.akey);
  const addressed = (id: string) => ({ id, doi: reviewDoi(doi, id), url: `${page}#${id}` });
  return inLanguage(languageFor(article.metadata.language), () =>
    rounds.flatMap(({ number, reports, decisions, reply }): PaperReview[] => {
      const round = number - 1;
      return [
        ...reports.map((report) => ({
          ...addressed(report.id),
          type: 'reviewer-report' as const,
          ...{
            title: withoutIsolates(reportTitle(report)),
            date: report.date,
            round,
            html: report.html,
          },
          verdict: report.recommended && RECOMMENDATION_VERDICTS[report.recommended],
          writers: reviewersOf(report),
        })),
        ...decisions.map((decision) => ({
          ...addressed(decision.id),
          type: 'editor-report' as const,
          ...{
            title: withoutIsolates(decisionTitle(decision)),
            date: decision.date,
            round,
            html: decision.html,
          },
          verdict: decision.event && DECISION_VERDICTS[decision.event],
          writers: [{ kind: 'editors' as const, name: article.journalTitle }],
        })),
        ...(reply
          ? [
              {
                ...addressed(reply.id),
                type: 'author-comment' as const,
                ...{ title: t('peerReview.reply'), date: reply.date, round, html: reply.html },
                writers: [{ kind: 'authors' as const }],
              },
            ]
          : []),
      ];
    }),
  );
}
