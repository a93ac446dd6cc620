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

/** A reminder at once, with a few words of the editor's own. */
export function RemindDialog({ submission, onClose }: RemindDialogProps) {
  return (
    <AskDialog
      title="Remind the author"
      explains={`The author gets a mail at once, with the due date. The press reminds by itself as well: ${before} days before the due date and ${after} day after it.`}
      does="Send the reminder"
      asks={{ label: 'A word to the author (optional)', isNeeded: false, most: HANDING_NOTE_MAX }}
      onConfirm={async (note) => {
        await call('remindOfRevision', { submission: submission.id, note });
        tell('Reminder sent.');
      }}
      onClose={onClose}
    />
  );
}
