import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Decision } from '@quire/model/entities/submission-record';
import { t } from '@quire/model/messages/t';
import { MarkdownText } from '../../markdown-text/markdown-text.tsx';
import { DECISION_LABELS } from './decision-labels.ts';
import { readersDay } from './readers-date.ts';
import { ReleasedFileRow } from './released-file-row.tsx';

/** An editor's letter with the reports that were released with it. */
export function DecisionLetter({ decision }: { readonly decision: Decision }) {
  const { event, at, letter, reviews } = decision;
  return (
    <Box component="article" sx={{ mb: 2 }}>
      <Typography variant="h3">{DECISION_LABELS[event] ?? t('author.letter')}</Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>
        <time dateTime={at}>{readersDay(at)}</time>
      </Typography>
      <MarkdownText text={letter} />
      {reviews.map(({ label, recommendation, comments, files = [] }) => (
        <Box
          key={label}
          component="section"
          sx={{ mt: 2, pl: 2, borderInlineStart: '3px solid var(--rule)' }}
        >
          <Typography component="h4" sx={{ fontWeight: 600 }}>
            {label}
            {recommendation && `: ${recommendation}`}
          </Typography>
          <MarkdownText text={comments} />
          {files.length > 0 && (
            <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
              {files.map((file) => (
                <ReleasedFileRow key={file.path} file={file} />
              ))}
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
}
