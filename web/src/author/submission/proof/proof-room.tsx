import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { StoredSubmission } from '@quire/model/entities/submission';
import { t } from '@quire/model/messages/t';
import { submissionPath } from '@quire/model/submission-paths';
import { useRef } from 'react';
import { Link as RouterLink } from 'react-router';
import { ProblemNote } from '../../../signed-in/problem-note.tsx';
import { NextStep } from '../../kit/next-step.tsx';
import { CorrectionsPanel } from './corrections-panel.tsx';
import { ProofPdfButton } from './proof-pdf-button.tsx';
import { ProofText } from './proof-text.tsx';
import { useProof } from './use-proof.ts';
import { useSelectedText } from './use-selected-text.ts';

/** `?proof=read`: the proof to read, with what is to be corrected in it beside. */
export function ProofRoom({ submission }: { readonly submission: StoredSubmission }) {
  const { id, state, stageEnteredAt } = submission;
  const { proof, problem } = useProof(id, stageEnteredAt);
  const text = useRef<HTMLElement>(null);
  const selected = useSelectedText(text);
  const isAsked = state === 'proof_author';
  return (
    <>
      <Box className="no-print" sx={{ mb: 3, '@media print': { display: 'none' } }}>
        <Link component={RouterLink} to={submissionPath(id)}>
          {t('authorSubmission.backToSubmission')}
        </Link>
        <Box sx={{ mt: 1.5 }}>
          <NextStep submission={submission} />
        </Box>
        {proof && (
          <Stack direction="row" spacing={1.5} sx={{ mt: 2, flexWrap: 'wrap' }}>
            {proof.pdf && <ProofPdfButton submission={id} size={proof.pdf} />}
            {isAsked && (
              <Button variant="contained" href="#corrections" sx={{ display: { md: 'none' } }}>
                {t('authorSubmission.toCorrections')}
              </Button>
            )}
            <Button variant="outlined" onClick={() => window.print()}>
              {t('forms.print')}
            </Button>
          </Stack>
        )}
      </Box>
      <ProblemNote>{problem}</ProblemNote>
      <Box
        sx={{
          display: 'grid',
          gap: { md: 4 },
          gridTemplateColumns: isAsked ? { md: 'minmax(0, 1fr) minmax(19rem, 24rem)' } : undefined,
          alignItems: 'start',
          '@media print': { display: 'block' },
        }}
      >
        {proof ? (
          <ProofText proof={proof} ref={text} />
        ) : (
          !problem && <Typography role="status">{t('authorSubmission.proofBeingMade')}</Typography>
        )}
        {isAsked && (
          <Box
            id="corrections"
            sx={{
              position: { md: 'sticky' },
              // Below the press's own bar, which stays in sight.
              top: { md: 'var(--view-to-top)' },
              maxHeight: { md: 'calc(100vh - var(--view-to-top) - 1rem)' },
              overflowY: { md: 'auto' },
              '@media print': { display: 'none' },
            }}
          >
            <CorrectionsPanel submission={submission} selected={selected} />
          </Box>
        )}
      </Box>
    </>
  );
}
