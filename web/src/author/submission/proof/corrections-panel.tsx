import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CORRECTIONS_MAX } from '@quire/model/entities/proof';
import type { StoredSubmission } from '@quire/model/entities/submission';
import { t } from '@quire/model/messages/t';
import { useState } from 'react';
import { Panel } from '../../../signed-in/panel.tsx';
import { ProblemNote } from '../../../signed-in/problem-note.tsx';
import { SubmissionActionDialog } from '../actions/action-dialog.tsx';
import { CorrectionRow } from './correction-row.tsx';
import { CorrectionsFile } from './corrections-file.tsx';
import { type Corrections, useCorrections } from './use-corrections.ts';

const SAVING: Readonly<Record<Corrections['saving'], string>> = {
  untouched: t('authorSubmission.savedAsYouType'),
  typing: t('forms.saving'),
  saved: t('authorSubmission.saved'),
  failed: t('authorSubmission.notSaved'),
};

interface CorrectionsPanelProps {
  readonly submission: StoredSubmission;
  /** What is selected in the proof. */
  readonly selected: string;
}

/** What is to be corrected in the proof that is out, and the answer to it. */
export function CorrectionsPanel({ submission, selected }: CorrectionsPanelProps) {
  const corrections = useCorrections(submission);
  const [begun, setBegun] = useState('');
  const [asked, setAsked] = useState<'approve_proof' | 'send_corrections' | null>(null);
  const { rows, isReady, saving, problem } = corrections;
  const count = rows.filter(({ place, text }) => place.trim() || text.trim()).length;
  async function ask(event: 'approve_proof' | 'send_corrections') {
    if (await corrections.settle()) setAsked(event);
  }
  return (
    <Panel
      title={
        count > 0
          ? t('authorSubmission.correctionsCount', { count })
          : t('authorSubmission.corrections')
      }
      isUrgent
    >
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>
        {t('authorSubmission.correctionsHint')}
      </Typography>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {rows.map((row, place) => (
          <CorrectionRow
            key={row.id}
            number={place + 1}
            row={row}
            isNew={row.id === begun}
            onChange={corrections.change}
            onRemove={() => corrections.remove(row.id)}
          />
        ))}
      </Box>
      <Button
        variant="outlined"
        disabled={!isReady || rows.length >= CORRECTIONS_MAX}
        onClick={() => setBegun(corrections.add(selected && `“${selected}”`))}
        sx={{ mt: 1, maxWidth: '100%' }}
      >
        <Box
          component="span"
          sx={{ overflow: 'hidden', textOverflow: 'ellipsis', maxHeight: '3em' }}
        >
          {selected
            ? t('authorSubmission.correctWords', {
                words: `${selected.slice(0, 40)}${selected.length > 40 ? '…' : ''}`,
              })
            : t('authorSubmission.addCorrection')}
        </Box>
      </Button>
      <CorrectionsFile submission={submission.id} />
      <ProblemNote>{problem}</ProblemNote>
      <Stack direction="row" spacing={1.5} sx={{ mt: 3, flexWrap: 'wrap', alignItems: 'center' }}>
        <Button
          variant={count > 0 ? 'contained' : 'outlined'}
          disabled={!isReady}
          onClick={() => void ask('send_corrections')}
        >
          {t('authorSubmission.sendCorrections')}
        </Button>
        <Button
          variant={count > 0 ? 'outlined' : 'contained'}
          disabled={!isReady}
          onClick={() => void ask('approve_proof')}
        >
          {t('authorSubmission.approveProof')}
        </Button>
        <Typography role="status" sx={{ color: 'text.secondary', fontSize: 'var(--small)' }}>
          {SAVING[saving]}
        </Typography>
      </Stack>
      {asked && (
        <SubmissionActionDialog
          submission={submission}
          event={asked}
          words=""
          onWords={() => {}}
          onClose={() => setAsked(null)}
        />
      )}
    </Panel>
  );
}
