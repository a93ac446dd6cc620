import Stack from '@mui/material/Stack';
import { ProblemNote } from '../../../../signed-in/problem-note.tsx';
import type { ManuscriptWork } from '../work/work.ts';
import { TasksPanel } from './tasks-panel.tsx';
import { ThreadsPanel } from './threads-panel.tsx';
import { useManuscriptColleagues } from './use-manuscript-colleagues.ts';

/** What staff have to do for a manuscript, and what they write to each other about it. Authors see none of it. */
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
