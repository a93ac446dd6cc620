import Box from '@mui/material/Box';
import type { Proof } from '@quire/model/calls/articles';
import { t } from '@quire/model/messages/t';
import { memo, type Ref, useMemo } from 'react';
import { rich } from '../../../messages/rich.ts';
import { HtmlBlock } from '../../../ui/html-block.tsx';
import { readersMoment } from '../../kit/readers-date.ts';

interface ProofTextProps {
  readonly proof: Proof;
  readonly ref?: Ref<HTMLElement>;
}

/** The article as readers will see it. */
export const ProofText = memo(function ProofText({ proof, ref }: ProofTextProps) {
  const { titleHtml, authors, journal, abstractHtml, html, hasMath, savedAt } = proof;
  const title = useMemo(() => ({ __html: titleHtml }), [titleHtml]);
  const abstract = useMemo(() => ({ __html: abstractHtml }), [abstractHtml]);
  const body = useMemo(
    () => ({ __html: html, hasDiagrams: html.includes('class="diagram') }),
    [html],
  );
  return (
    <Box
      component="article"
      ref={ref}
      aria-label={t('authorSubmission.theProof')}
      sx={{
        minWidth: 0,
        p: { xs: 2, sm: 4 },
        mb: 3,
        border: '1px solid var(--rule)',
        bgcolor: 'background.paper',
        fontFamily: 'var(--serif)',
        '@media print': { p: 0, border: 0 },
      }}
    >
      <Box component="p" className="eyebrow" sx={{ m: 0, mb: 1.5 }}>
        {rich('authorSubmission.proofOf', {
          journal,
          date: <time dateTime={savedAt}>{readersMoment(savedAt)}</time>,
        })}
      </Box>
      <Box
        role="heading"
        aria-level={2}
        sx={{ fontSize: 'var(--title)', fontWeight: 500, lineHeight: 1.15, mb: 1.5 }}
      >
        <HtmlBlock id="proof-title" html={title} hasMath={hasMath} />
      </Box>
      <Box component="p" sx={{ m: 0, mb: 3, fontFamily: 'var(--sans)' }}>
        {authors.join(', ')}
      </Box>
      {abstractHtml && (
        <HtmlBlock id="proof-abstract" className="article-body" html={abstract} hasMath={hasMath} />
      )}
      <HtmlBlock id="proof-body" className="article-body" html={body} hasMath={hasMath} />
    </Box>
  );
});
