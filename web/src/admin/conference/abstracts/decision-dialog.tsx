import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { OfficeAbstract } from '@quire/model/calls/abstracts';
import type { AbstractDecision } from '@quire/model/entities/abstract';
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

const counted = (count: number) => (count === 1 ? '1 abstract' : `${count} abstracts`);

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
    if (skipped.length === 0)
      tell(`Decided on ${counted(decided)}. The authors are notified by e-mail.`);
    else {
      tellFailure(
        `Decided on ${counted(decided)}. ${counted(skipped.length)} changed or were withdrawn in the meantime, and were left unchanged.`,
      );
    }
  }
  return (
    <ConfirmDialog
      open
      title={`${ABSTRACT_DECISION_LABELS[decision]}: ${counted(abstracts.length)}?`}
      does={ABSTRACT_DECISION_LABELS[decision]}
      danger={decision === 'rejected'}
      onConfirm={decide}
      onClose={onClose}
    >
      <Stack spacing={2}>
        <Typography variant="body2" color="text.secondary">
          Each author is notified by e-mail. A later decision replaces this one, and the author is
          notified again.
        </Typography>
        <TextField
          label="Note to the authors (optional)"
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
