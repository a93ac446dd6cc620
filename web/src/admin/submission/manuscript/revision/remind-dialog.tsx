import { HANDING_NOTE_MAX } from '@quire/model/calls/editors';
import { REVISION_REMINDER_DAYS } from '@quire/model/constants';
import type { StoredSubmission } from '@quire/model/entities/submission';
import { t } from '@quire/model/messages/t';
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
      title={t('officeReview.remindAuthor')}
      explains={t('officeReview.remindAuthorHint', { before, after })}
      does={t('officeReview.sendReminder')}
      asks={{
        label: t('officeReview.messageToAuthor'),
        isNeeded: false,
        most: HANDING_NOTE_MAX,
      }}
      onConfirm={async (note) => {
        await call('remindOfRevision', { submission: submission.id, note });
        tell(t('officeReview.reminderSent'));
      }}
      onClose={onClose}
    />
  );
}
