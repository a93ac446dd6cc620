import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { Colleague } from '@quire/model/calls/discussions';
import { type StaffTask, TASK_TITLE_MAX } from '@quire/model/entities/discussion';
import { t } from '@quire/model/messages/t';
import { useRef, useState } from 'react';
import { call } from '../../../../data/calls.ts';
import { useCloseGuard } from '../../../kit/close-guard.tsx';
import { ConfirmDialog } from '../../../kit/confirm-dialog.tsx';
import { tell } from '../../../kit/notices.ts';

interface TaskDialogProps {
  readonly submission: string;
  /** Null: a new task. */
  readonly task: (StaffTask & { readonly id: string }) | null;
  /** The person signed in. */
  readonly uid: string;
  readonly colleagues: readonly Colleague[];
  readonly onClose: () => void;
}

/** Assigns a task to a person who may see the manuscript, or edits one. */
export function TaskDialog({ submission, task, uid, colleagues, onClose }: TaskDialogProps) {
  const [title, setTitle] = useState(task?.title ?? '');
  const known = task && colleagues.some((each) => each.uid === task.assignee.uid);
  const [assignee, setAssignee] = useState(known ? task.assignee.uid : uid);
  const [due, setDue] = useState(task?.due ?? '');
  const guard = useCloseGuard(onClose);
  // The same key for each attempt, so that a retry after a lost answer writes the task once.
  const key = useRef(task?.id ?? crypto.randomUUID());
  async function save() {
    await call('saveTask', {
      ...{ submission, task: key.current, title: title.trim(), assignee },
      due: due === '' ? null : due,
    });
    guard.forget();
    const isTold = assignee !== uid && assignee !== task?.assignee.uid;
    const name =
      colleagues.find((each) => each.uid === assignee)?.name ?? t('officeManuscript.theAssignee');
    tell(isTold ? t('officeManuscript.taskAssigned', { name }) : t('officeManuscript.taskSaved'));
  }
  return (
    <ConfirmDialog
      open
      title={task ? t('officeManuscript.editTask') : t('officeManuscript.addTask')}
      does={task ? t('office.save') : t('officeManuscript.addTask')}
      disabled={title.trim() === ''}
      guard={guard}
      onConfirm={save}
      onClose={onClose}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <TextField
          label={t('officeManuscript.task')}
          required
          autoFocus
          value={title}
          onChange={(event) => setTitle(event.target.value)}
          slotProps={{ htmlInput: { maxLength: TASK_TITLE_MAX } }}
        />
        <TextField
          select
          label={t('officeManuscript.assignedTo')}
          value={assignee}
          onChange={(event) => setAssignee(event.target.value)}
        >
          {colleagues.map((each) => (
            <MenuItem key={each.uid} value={each.uid}>
              {each.uid === uid ? t('officeManuscript.nameYou', { name: each.name }) : each.name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          type="date"
          label={t('officeManuscript.taskDue')}
          value={due}
          onChange={(event) => setDue(event.target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <Typography variant="body2" color="text.secondary">
          {t('officeManuscript.taskHint')}
        </Typography>
      </Stack>
    </ConfirmDialog>
  );
}
