import Stack from '@mui/material/Stack';
import { ProblemNote } from '../../../../signed-in/problem-note.tsx';
import type { ManuscriptWork } from '../work/work.ts';
import { TasksPanel } from './tasks-panel.tsx';
import { ThreadsPanel } from './threads-panel.tsx';
import { useManuscriptColleagues } from './use-manuscript-colleagues.ts';

/** The tasks and discussions of staff about a manuscript. Authors do not see them. */
export function DiscussionRoom({ work }: { readonly work: ManuscriptWork }) {
  const { colleagues, problem } = useManuscriptColleagues(work.submission.id);
  return (
    <Stack spacing={2}>
      <ProblemNote>{problem}</ProblemNote>
      <TasksPanel work={work} colleagues={colleagues} />
      <ThreadsPanel work={work} colleagues={colleagues} />
    </Stack>
  );
}
