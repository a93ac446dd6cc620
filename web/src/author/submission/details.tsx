import Box from '@mui/material/Box';
import { ARTICLE_TYPES } from '@quire/model/article-types';
import type { StoredSubmission } from '@quire/model/entities/submission';
import { formatMoney } from '@quire/model/money';
import { useJournal } from '../../data/live/journals.ts';
import { MarkdownText } from '../../markdown-text/markdown-text.tsx';
import { Panel } from '../../signed-in/panel.tsx';
import { readersDay } from '../kit/readers-date.ts';

/** What was sent, in short. */
export function Details({ submission }: { readonly submission: StoredSubmission }) {
  const { journal, articleType, number, submittedAt, keywords, quote, round, abstract } =
    submission;
  const name = useJournal(journal)?.journal.fullname ?? journal;
  const facts: readonly (readonly [string, string | undefined])[] = [
    ['Number', number],
    ['Journal', name],
    ['Type', articleType ? ARTICLE_TYPES[articleType] : undefined],
    ['Sent', submittedAt && readersDay(submittedAt)],
    ['Review round', round > 0 ? String(round + 1) : undefined],
    [
      'Fee if accepted',
      quote && (quote.amount > 0 ? formatMoney(quote.amount, quote.currency) : 'None'),
    ],
    ['Keywords', keywords.join(', ') || undefined],
  ];
  return (
    <Panel title="Details">
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
                  {value}
                </Box>
              </Box>
            ),
        )}
      </Box>
      {abstract && (
        <Box component="details" sx={{ mt: 2 }}>
          <summary>Abstract</summary>
          <MarkdownText text={abstract} />
        </Box>
      )}
    </Panel>
  );
}
