import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ArticleType } from '@quire/model/article-types';
import {
  ABSTRACT_MAX_WORDS,
  ABSTRACT_MIN_WORDS,
  KEYWORDS_MAX,
  KEYWORDS_MIN,
  TITLE_MAX_CHARACTERS,
} from '@quire/model/constants';
import type { Journal } from '@quire/model/entities/journal';
import { t } from '@quire/model/messages/t';
import { journalPagePath } from '@quire/model/paths';
import { ChargeQuote } from './charge-quote.tsx';

const REVIEW: Readonly<Record<Journal['peerReviewModel'], string>> = {
  single: t('authorSubmit.reviewSingle'),
  double: t('authorSubmit.reviewDouble'),
  triple: t('authorSubmit.reviewTriple'),
  open: t('authorSubmit.reviewOpen'),
};

/** Whether reviewers are not to know who wrote it. */
export const isAnonymous = ({ peerReviewModel }: Pick<Journal, 'peerReviewModel'>): boolean =>
  peerReviewModel === 'double' || peerReviewModel === 'triple';

/** What to know of a journal before writing for it: its price, its review, its limits, its guide. */
export function JournalChoiceFacts({
  journal,
  articleType,
}: {
  readonly journal: Journal;
  readonly articleType: ArticleType | '';
}) {
  const facts = [
    [
      t('authorSubmit.publicationFee'),
      <ChargeQuote key="charge" journal={journal} articleType={articleType} />,
    ],
    [
      t('authorSubmit.review'),
      journal.publishesReviews
        ? t('authorSubmit.reviewPublished', { review: REVIEW[journal.peerReviewModel] })
        : REVIEW[journal.peerReviewModel],
    ],
    [
      t('authorSubmit.limits'),
      t('authorSubmit.limitsText', {
        title: TITLE_MAX_CHARACTERS,
        least: ABSTRACT_MIN_WORDS,
        most: ABSTRACT_MAX_WORDS,
        fewest: KEYWORDS_MIN,
        keywords: KEYWORDS_MAX,
      }),
    ],
  ] as const;
  return (
    <Box sx={{ borderInlineStart: '3px solid var(--rule-strong)', pl: 2 }}>
      <Box component="dl" sx={{ m: 0 }}>
        {facts.map(([name, text]) => (
          <Box key={name} sx={{ mb: 1 }}>
            <Typography component="dt" sx={{ fontWeight: 600 }}>
              {name}
            </Typography>
            <Box component="dd" sx={{ m: 0 }}>
              {typeof text === 'string' ? <Typography>{text}</Typography> : text}
            </Box>
          </Box>
        ))}
      </Box>
      {/* In a window of its own: what is being written stays. */}
      <Link href={journalPagePath(journal.name, 'for_authors')} target="_blank" rel="noopener">
        {t('authorSubmit.guide', { journal: journal.fullname })}
      </Link>
    </Box>
  );
}
