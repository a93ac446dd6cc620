import { HANDING_NOTE_MAX } from '@quire/model/calls/editors';
import { REVISION_REMINDER_DAYS } from '@quire/model/constants';
import type { StoredSubmission } from '@quire/model/entities/submission';
import { call } from '../../../../data/calls.ts';
import { tell } from '../../../kit/notices.ts';
import { AskDialog } from '../work/ask-dialog.tsx';

interface RemindDialogProps {
  readonly submission: StoredSubmission;
  readonly onClose: () => void;
}

const { before, after } = REVISION_REMINDER_DAYS;

/** An immediate reminder, with a message from the editor. */
export function RemindDialog({ submission, onClose }: RemindDialogProps) {
  return (
    <AskDialog
      title="Remind author"
      explains={`The author gets a mail with the due date immediately, in addition to automatic reminders: ${before} days before the due date and ${after} day after it.`}
      does="Send reminder"
      asks={{ label: 'Message to the author (optional)', isNeeded: false, most: HANDING_NOTE_MAX }}
      onConfirm={async (note) => {
        await call('remindOfRevision', { submission: submission.id, note });
        tell('Reminder sent.');
      }}
      onClose={onClose}
    />
  );
}
