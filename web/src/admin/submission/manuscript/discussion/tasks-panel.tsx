import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Colleague } from '@quire/model/calls/discussions';
import { NO_DUE_DAY, type StaffTask } from '@quire/model/entities/discussion';
import { errorMessage } from '@quire/model/errors';
import { t } from '@quire/model/messages/t';
import { useState } from 'react';
import { useTasks } from '../../../../data/live/desk/staff-records.ts';
import { Panel } from '../../../../signed-in/panel.tsx';
import { ProblemNote } from '../../../../signed-in/problem-note.tsx';
import type { ManuscriptWork } from '../work/work.ts';
import { TaskDialog } from './task-dialog.tsx';
import { TaskRow } from './task-row.tsx';

type StoredTask = StaffTask & { readonly id: string };

interface TasksPanelProps {
  readonly work: ManuscriptWork;
  readonly colleagues: readonly Colleague[] | null;
}

const byDay = (one: StoredTask, other: StoredTask) =>
  (one.due ?? NO_DUE_DAY).localeCompare(other.due ?? NO_DUE_DAY) || one.at.localeCompare(other.at);
const lastDoneFirst = (one: StoredTask, other: StoredTask) =>
  (other.doneAt ?? '').localeCompare(one.doneAt ?? '');

/** The tasks for a manuscript and their assignees, most urgent first; completed tasks below. */
export function TasksPanel({ work, colleagues }: TasksPanelProps) {
  const { submission, person, handles } = work;
  const { records, loading, problem } = useTasks(submission.id, handles);
  const [editing, setEditing] = useState<StoredTask | 'new' | null>(null);
  const open = records.filter(({ state }) => state === 'open').toSorted(byDay);
  const done = records.filter(({ state }) => state === 'done').toSorted(lastDoneFirst);
  const rows = (tasks: readonly StoredTask[]) => (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {tasks.map((task) => (
        <TaskRow
          key={task.id}
          task={task}
          submission={submission.id}
          uid={person.uid}
          onEdit={() => setEditing(task)}
        />
      ))}
    </Box>
  );
  return (
    <Panel isDense title={t('officeManuscript.tasks')}>
      <ProblemNote>{problem && errorMessage(problem)}</ProblemNote>
      {!loading && !problem && open.length === 0 && (
        <Typography color="text.secondary">{t('officeManuscript.noOpenTasks')}</Typography>
      )}
      {rows(open)}
      {done.length > 0 && (
        <Box component="details" sx={{ mt: 1 }}>
          <Box component="summary" sx={{ cursor: 'pointer', color: 'text.secondary' }}>
            {t('officeManuscript.tasksDone', { count: done.length })}
          </Box>
          {rows(done)}
        </Box>
      )}
      <Button
        variant="outlined"
        sx={{ mt: 1.5 }}
        disabled={colleagues === null}
        onClick={() => setEditing('new')}
      >
        {t('officeManuscript.addTask')}
      </Button>
      {editing && colleagues && (
        <TaskDialog
          submission={submission.id}
          task={editing === 'new' ? null : editing}
          uid={person.uid}
          colleagues={colleagues}
          onClose={() => setEditing(null)}
        />
      )}
    </Panel>
  );
}
