import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { OfficeAbstract } from '@quire/model/calls/abstracts';
import type { AbstractDecision } from '@quire/model/entities/abstract';
import { t } from '@quire/model/messages/t';
import { useState } from 'react';
import { call } from '../../../data/calls.ts';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { tell, tellFailure } from '../../kit/notices.ts';
import { ABSTRACT_DECISION_LABELS } from './decision-labels.ts';

interface DecisionDialogProps {
  readonly conference: string;
  readonly decision: AbstractDecision;
  readonly abstracts: readonly OfficeAbstract[];
  readonly onDone: () => Promise<void>;
  readonly onClose: () => void;
}

const ASKS = {
  talk: (count: number) => t('officeConference.asksTalk', { count }),
  poster: (count: number) => t('officeConference.asksPoster', { count }),
  rejected: (count: number) => t('officeConference.asksReject', { count }),
};

/** Confirms a decision, with a note to all of its authors. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { conference, decision, abstracts, onDone, onClose } = props;
  const [note, setNote] = useState('');
  async function decide() {
    const { decided, skipped } = await call('decideAbstracts', {
      ...{ conference, to: decision, note },
      abstracts: abstracts.map(({ id, revision }) => ({ id, revision })),
    });
    await onDone();
    if (skipped.length === 0) tell(t('officeConference.decided', { count: decided }));
    else {
      tellFailure(t('officeConference.decidedOnSome', { count: decided, skipped: skipped.length }));
    }
  }
  return (
    <ConfirmDialog
      open
      title={ASKS[decision](abstracts.length)}
      does={ABSTRACT_DECISION_LABELS[decision]}
      danger={decision === 'rejected'}
      onConfirm={decide}
      onClose={onClose}
    >
      <Stack spacing={2}>
        <Typography variant="body2" color="text.secondary">
          {t('officeConference.decisionHint')}
        </Typography>
        <TextField
          label={t('officeConference.noteToAuthors')}
          multiline
          minRows={4}
          value={note}
          onChange={({ target }) => setNote(target.value)}
          slotProps={{ htmlInput: { maxLength: 2_000 } }}
        />
      </Stack>
    </ConfirmDialog>
  );
}
