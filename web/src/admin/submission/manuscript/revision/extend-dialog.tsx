import TextField from '@mui/material/TextField';
import { HANDING_NOTE_MAX } from '@quire/model/calls/editors';
import { REVISION_DUE_MAX_DAYS } from '@quire/model/constants';
import type { StoredSubmission } from '@quire/model/entities/submission';
import { useState } from 'react';
import { call } from '../../../../data/calls.ts';
import { day as dayInWords } from '../../../kit/dates.ts';
import { tell } from '../../../kit/notices.ts';
import { AskDialog } from '../work/ask-dialog.tsx';
import { extensionProblem, laterDay } from './extension-days.ts';

interface ExtendDialogProps {
  readonly submission: StoredSubmission;
  readonly onClose: () => void;
}

/** A later due date for the revision, with a message to the author. */
export function ExtendDialog({ submission, onClose }: ExtendDialogProps) {
  const { id, dueAt } = submission;
  const [day, setDay] = useState(() => laterDay(dueAt, new Date()));
  const problem = extensionProblem(day, dueAt, new Date());
  return (
    <AskDialog
      title="Extend due date"
      explains={`${dueAt ? `The revision is due on ${dayInWords(dueAt)}. ` : ''}The author gets a mail with the new date, and the reminders are adjusted.`}
      does="Extend due date"
      disabled={problem !== null}
      asks={{ label: 'Message to the author (optional)', isNeeded: false, most: HANDING_NOTE_MAX }}
      onConfirm={async (note) => {
        await call('extendRevision', { submission: id, due: `${day}T23:59:59.000Z`, note });
        tell('Due date extended. The author gets a mail.');
      }}
      onClose={onClose}
    >
      <TextField
        type="date"
        label="New due date"
        value={day}
        error={problem !== null}
        helperText={problem ?? `At most ${REVISION_DUE_MAX_DAYS} days from today.`}
        onChange={(event) => setDay(event.target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ mb: 2 }}
      />
    </AskDialog>
  );
}
