import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { problemText } from '@quire/model/entities/manuscript-problems';
import { t } from '@quire/model/messages/t';
import { memo, type RefObject } from 'react';
import { stayInPreview } from '../../../editing/preview/stay-in-preview.ts';
import type { ShownPreview } from '../../../editing/preview/use-draft-preview.ts';
import { useShownBlocks } from '../../../editing/preview/use-shown-blocks.ts';
import { problemKey } from '../../../editing/problem-texts.ts';
import { mathStyleHref } from '../../../made/math-style-href.ts';

interface MarkdownPreviewProps extends ShownPreview {
  readonly label: string;
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly body: RefObject<HTMLDivElement | null>;
}

/** A text as readers will see it, with its problems. */
export const MarkdownPreview = memo(function MarkdownPreview(props: MarkdownPreviewProps) {
  const { label, scroller, body, preview, failed, shows } = props;
  useShownBlocks(body, { preview, shows });
  const problems = preview?.problems ?? [];
  const isEmpty = preview !== null && preview.words === 0 && preview.change.fresh.length === 0;
  return (
    <Box
      ref={scroller}
      tabIndex={0}
      role="region"
      aria-label={label}
      onClick={stayInPreview}
      sx={{ height: '100%', overflow: 'auto', p: 2, fontFamily: 'var(--serif)' }}
    >
      <link rel="stylesheet" href={mathStyleHref} precedence="default" />
      {failed && <Alert severity="error">{t('officeText.previewFailed')}</Alert>}
      {problems.length > 0 && (
        <Alert severity="warning" sx={{ mb: 1, fontFamily: 'var(--sans)' }}>
          {problems.map((problem) => {
            const { line } = problem;
            const message = problemText(problem);
            return (
              <div key={problemKey(problem)}>
                {line === undefined ? message : t('officeText.problemInLine', { line, message })}
              </div>
            );
          })}
        </Alert>
      )}
      {isEmpty && <Typography color="text.secondary">{t('officeText.previewEmpty')}</Typography>}
      <div ref={body} className="article-body" dir="auto" />
    </Box>
  );
});
