import Box from '@mui/material/Box';
import { ARTICLE_TYPES } from '@quire/model/article-types';
import type { StoredSubmission } from '@quire/model/entities/submission';
import { formatNumber } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
import { formatMoney } from '@quire/model/money';
import { useJournal } from '../../data/live/journals.ts';
import { MarkdownText } from '../../markdown-text/markdown-text.tsx';
import { TitleText } from '../../markdown-text/title-text.tsx';
import { TranslatedDescriptions } from '../../markdown-text/translated-descriptions.tsx';
import { Panel } from '../../signed-in/panel.tsx';
import { readersDay } from '../kit/readers-date.ts';

/** What was sent, in short. */
export function Details({ submission }: { readonly submission: StoredSubmission }) {
  const { journal, articleType, number, submittedAt, keywords, quote, round, abstract } =
    submission;
  const name = useJournal(journal)?.journal.fullname ?? journal;
  const facts: readonly (readonly [string, string | undefined])[] = [
    [t('authorSubmission.number'), number],
    [t('authorSubmission.journal'), name],
    [t('authorSubmission.type'), articleType ? ARTICLE_TYPES[articleType] : undefined],
    [t('authorSubmission.sent'), submittedAt && readersDay(submittedAt)],
    [t('authorSubmission.reviewRound'), round > 0 ? formatNumber(round + 1) : undefined],
    [
      t('authorSubmission.feeIfAccepted'),
      quote &&
        (quote.amount > 0
          ? formatMoney(quote.amount, quote.currency)
          : t('authorSubmission.noFee')),
    ],
    [t('authorSubmission.keywords'), keywords.join(', ') || undefined],
  ];
  return (
    <Panel title={t('authorSubmission.details')}>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.5 }}
      >
        {facts.map(
          ([label, value]) =>
            value && (
              <Box key={label} sx={{ display: 'contents' }}>
                <Box component="dt" sx={{ color: 'text.secondary' }}>
                  {label}
                </Box>
                <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                  <TitleText text={value} />
                </Box>
              </Box>
            ),
        )}
      </Box>
      {abstract && (
        <Box component="details" sx={{ mt: 2 }}>
          <summary>{t('authorSubmission.abstract')}</summary>
          <MarkdownText text={abstract} />
        </Box>
      )}
      <TranslatedDescriptions translations={submission.translations} />
    </Panel>
  );
}
