import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Correction } from '@quire/model/entities/proof';
import { errorMessage } from '@quire/model/errors';
import { t } from '@quire/model/messages/t';
import { useId, useState } from 'react';
import { call } from '../../data/calls.ts';
import { useProofs } from '../../data/live/proofs.ts';
import { MarkdownText } from '../../markdown-text/markdown-text.tsx';
import { messageOf } from '../../signed-in/message-of.ts';
import { instant } from './dates.ts';
import { tellFailure } from './notices.ts';

interface ProofNotesProps {
  readonly submission: string;
  /** Whether the person makes the corrections. */
  readonly mayTick: boolean;
  /** When the current proof was sent; its author may still be writing. */
  readonly outSince?: string | undefined;
}

/** The author's corrections to each proof, latest first, to be ticked off when made. */
export function ProofNotes({ submission, mayTick, outSince }: ProofNotesProps) {
  const { records, loading, problem } = useProofs(submission);
  if (problem) return <Alert severity="error">{errorMessage(problem)}</Alert>;
  if (!loading && records.length === 0)
    return <Typography color="text.secondary">{t('officeText.noCorrectionsYet')}</Typography>;
  return (
    <Stack spacing={2.5}>
      {records.toReversed().map(({ id: proof, corrections }) => (
        <Box
          component="section"
          key={proof}
          aria-label={t('officeText.proofOf', { date: instant(proof) })}
        >
          <Typography variant="h3" gutterBottom>
            {t('officeText.proofOf', { date: instant(proof) })}
          </Typography>
          {proof === outSince && (
            <Alert severity="info" sx={{ mb: 1 }}>
              {t('officeText.authorStillChecking')}
            </Alert>
          )}
          {corrections.length === 0 && (
            <Typography color="text.secondary">{t('officeText.noCorrections')}</Typography>
          )}
          <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {corrections.map((correction, place) => (
              <Row
                key={correction.id}
                {...{ submission, proof, correction, mayTick }}
                number={place + 1}
              />
            ))}
          </Box>
        </Box>
      ))}
    </Stack>
  );
}

interface RowProps {
  readonly submission: string;
  readonly proof: string;
  readonly correction: Correction;
  readonly number: number;
  readonly mayTick: boolean;
}

function Row({ submission, proof, correction, number, mayTick }: RowProps) {
  const { id, place, text, done } = correction;
  // Shown immediately; the press's answer then applies.
  const [asked, setAsked] = useState<boolean | null>(null);
  const tick = (is: boolean) => {
    setAsked(is);
    call('tickCorrection', { submission, proof, correction: id, done: is })
      .catch((error: unknown) => tellFailure(messageOf(error)))
      .finally(() => setAsked(null));
  };
  const named = useId();
  const words = (
    <Box component="strong" id={`${named}-place`} sx={{ overflowWrap: 'anywhere' }}>
      {number}. {place}
    </Box>
  );
  return (
    <Box
      component="li"
      sx={{
        ...{ py: 0.75, '& + &': { borderTop: 1, borderColor: 'divider' } },
        ...(done && { color: 'text.secondary' }),
      }}
    >
      <FormControlLabel
        label={words}
        disabled={!mayTick}
        control={
          <Checkbox
            size="small"
            checked={asked ?? done}
            onChange={(_, is) => tick(is)}
            slotProps={{ input: { 'aria-labelledby': `${named}-place ${named}-text` } }}
            sx={{ pt: 0.25 }}
          />
        }
        sx={{
          alignItems: 'flex-start',
          '& .Mui-disabled': { color: 'text.primary' },
          ...(done && { '& .MuiFormControlLabel-label': { color: 'text.secondary' } }),
        }}
      />
      {/* Beside the label, not in it, as it may contain links and scrolling tables. */}
      <Box id={`${named}-text`} sx={{ pl: 3.5 }}>
        {text && <MarkdownText text={text} />}
      </Box>
    </Box>
  );
}
