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
import { journalPagePath } from '@quire/model/paths';
import { ChargeQuote } from './charge-quote.tsx';

const REVIEW: Readonly<Record<Journal['peerReviewModel'], string>> = {
  single: 'Reviewers know the authors’ names; the authors do not know theirs.',
  double: 'Authors and reviewers do not know each other’s names. Remove yours from the manuscript.',
  triple:
    'Authors, reviewers and editor do not know each other’s names. Remove yours from the manuscript.',
  open: 'Authors and reviewers know each other’s names.',
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
    ['Publication fee', <ChargeQuote key="charge" journal={journal} articleType={articleType} />],
    [
      'Review',
      journal.publishesReviews
        ? `${REVIEW[journal.peerReviewModel]} If the article is accepted, the decision letters, your replies and the reports whose reviewers agree are published with it.`
        : REVIEW[journal.peerReviewModel],
    ],
    [
      'Limits',
      `Title up to ${TITLE_MAX_CHARACTERS} characters, abstract ${ABSTRACT_MIN_WORDS} to ${ABSTRACT_MAX_WORDS} words, ${KEYWORDS_MIN} to ${KEYWORDS_MAX} keywords, manuscript up to 50 MB.`,
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
        Guide for authors of {journal.fullname} (opens in a new window)
      </Link>
    </Box>
  );
}
