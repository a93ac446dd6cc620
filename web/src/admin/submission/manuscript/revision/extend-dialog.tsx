import TextField from '@mui/material/TextField';
import { HANDING_NOTE_MAX } from '@quire/model/calls/editors';
import { REVISION_DUE_MAX_DAYS } from '@quire/model/constants';
import type { StoredSubmission } from '@quire/model/entities/submission';
import { t } from '@quire/model/messages/t';
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
      title={t('officeReview.extendDueDate')}
      explains={
        dueAt
          ? t('officeReview.extendRevisionHintDue', { date: dayInWords(dueAt) })
          : t('officeReview.extendRevisionHint')
      }
      does={t('officeReview.extendDueDate')}
      disabled={problem !== null}
      asks={{
        label: t('officeReview.messageToAuthor'),
        isNeeded: false,
        most: HANDING_NOTE_MAX,
      }}
      onConfirm={async (note) => {
        await call('extendRevision', { submission: id, due: `${day}T23:59:59.000Z`, note });
        tell(t('officeReview.revisionExtended'));
      }}
      onClose={onClose}
    >
      <TextField
        type="date"
        label={t('officeReview.newDueDate')}
        value={day}
        error={problem !== null}
        helperText={problem ?? t('officeReview.newDueDateHint', { most: REVISION_DUE_MAX_DAYS })}
        onChange={(event) => setDay(event.target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ mb: 2 }}
      />
    </AskDialog>
  );
}
