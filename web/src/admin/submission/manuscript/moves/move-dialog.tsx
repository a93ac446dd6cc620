import TextField from '@mui/material/TextField';
import { t } from '@quire/model/messages/t';
import { submissionMove } from '@quire/model/states/moves/submission';
import { useState } from 'react';
import { tell } from '../../../kit/notices.ts';
import { AskDialog } from '../work/ask-dialog.tsx';
import type { ManuscriptWork } from '../work/work.ts';
import { makeMove } from './make-move.ts';
import { moveLabelsOf, type StaffMove } from './move-labels.ts';

interface MoveDialogProps {
  readonly work: ManuscriptWork;
  readonly move: StaffMove;
  readonly onClose: () => void;
}

const DAY_MS = 86_400_000;
const dayFrom = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** Asks before a move without a letter, for the reason or the date that it needs. */
export function MoveDialog({ work, move, onClose }: MoveDialogProps) {
  const { label, explains, isGrave } = moveLabelsOf(move, work.decides);
  const [on, setOn] = useState(() => dayFrom(7));
  const isSchedule = move === 'schedule';
  const needsReason = submissionMove(move).says === 'reason';
  return (
    <AskDialog
      title={label}
      explains={explains}
      does={label}
      danger={isGrave === true}
      disabled={isSchedule && on < dayFrom(0)}
      {...(needsReason && { asks: { label: t('officeMoves.why'), isNeeded: true, most: 5_000 } })}
      onConfirm={async (reason) => {
        await makeMove(work.submission, move, {
          ...(needsReason && { reason }),
          ...(isSchedule && { on: `${on}T00:00:00.000Z` }),
        });
        tell(t('officeMoves.done', { move: label }));
      }}
      onClose={onClose}
    >
      {isSchedule && (
        <TextField
          type="date"
          label={t('officeMoves.publicationDate')}
          value={on}
          onChange={(event) => setOn(event.target.value)}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: dayFrom(0) } }}
        />
      )}
    </AskDialog>
  );
}
