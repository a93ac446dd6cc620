import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import type { StaffTask } from '@quire/model/entities/discussion';
import { t } from '@quire/model/messages/t';
import { useId } from 'react';
import { call } from '../../../../data/calls.ts';
import { rich } from '../../../../messages/rich.ts';
import { ProblemNote } from '../../../../signed-in/problem-note.tsx';
import { day, instant } from '../../../kit/dates.ts';
import { useAttempt } from '../work/use-attempt.ts';

interface TaskRowProps {
  readonly task: StaffTask & { readonly id: string };
  readonly submission: string;
  /** The person signed in. */
  readonly uid: string;
  readonly onEdit: () => void;
}

const isPastDue = ({ due }: Pick<StaffTask, 'due'>, now = new Date()): boolean =>
  due !== undefined && due < now.toISOString().slice(0, 10);

/** One task, which can be marked as done or reopened with one click. */
export function TaskRow({ task, submission, uid, onEdit }: TaskRowProps) {
  const { id, title, assignee, due, state, by, doneBy, doneAt } = task;
  const finishing = useAttempt();
  const label = useId();
  const isDone = state === 'done';
  const isLate = !isDone && isPastDue(task);
  const isYou = (each: { uid: string }) => (each.uid === uid ? 'you' : 'other');
  const date = due && day(due);
  const facts = [
    t('officeManuscript.taskFor', { who: isYou(assignee), name: assignee.name }),
    date &&
      (isLate
        ? t('officeManuscript.taskOverdue', { date })
        : t('officeManuscript.taskDueOn', { date })),
    by.uid !== assignee.uid && t('officeManuscript.taskFrom', { who: isYou(by), name: by.name }),
  ];
  return (
    <Box component="li" sx={{ display: 'flex', gap: 0.5, alignItems: 'flex-start', py: 0.5 }}>
      <Checkbox
        size="small"
        checked={isDone}
        disabled={finishing.busy}
        slotProps={{ input: { 'aria-labelledby': label } }}
        onChange={() =>
          void finishing.run(async () => {
            await call('finishTask', { submission, task: id, isDone: !isDone });
          })
        }
      />
      <Box sx={{ flex: 1, minWidth: 0, pt: 0.75 }}>
        <Typography
          id={label}
          sx={{ overflowWrap: 'anywhere', ...(isDone && { textDecoration: 'line-through' }) }}
        >
          {title}
        </Typography>
        <Typography variant="body2" color={isLate ? 'error' : 'text.secondary'}>
          {facts.filter(Boolean).join(' · ')}
        </Typography>
        {isDone && doneBy && doneAt && (
          <Typography variant="body2" color="text.secondary">
            {rich('officeManuscript.doneBy', {
              who: isYou(doneBy),
              name: doneBy.name,
              time: <time dateTime={doneAt}>{instant(doneAt)}</time>,
            })}
          </Typography>
        )}
        <ProblemNote>{finishing.problem}</ProblemNote>
      </Box>
      {!isDone && (
        <Button size="small" onClick={onEdit} aria-describedby={label}>
          {t('office.edit')}
        </Button>
      )}
    </Box>
  );
}
