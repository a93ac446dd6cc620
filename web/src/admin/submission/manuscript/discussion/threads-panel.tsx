import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Colleague } from '@quire/model/calls/discussions';
import { errorMessage } from '@quire/model/errors';
import { t } from '@quire/model/messages/t';
import { useState } from 'react';
import { useNotes } from '../../../../data/live/desk/staff-records.ts';
import { Panel } from '../../../../signed-in/panel.tsx';
import { ProblemNote } from '../../../../signed-in/problem-note.tsx';
import type { ManuscriptWork } from '../work/work.ts';
import { NoteForm } from './note-form.tsx';
import { ThreadView } from './thread-view.tsx';
import { threadsOf } from './threads.ts';

interface ThreadsPanelProps {
  readonly work: ManuscriptWork;
  readonly colleagues: readonly Colleague[] | null;
}

/** The discussions of a manuscript's staff, most recent note first; live. */
export function ThreadsPanel({ work, colleagues }: ThreadsPanelProps) {
  const { submission, handles } = work;
  const { records, loading, problem } = useNotes(submission.id, handles);
  const [isBeginning, setBeginning] = useState(false);
  const threads = threadsOf(records);
  return (
    <Panel isDense title={t('officeManuscript.discussions')}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {t('officeManuscript.discussionsHint')}
      </Typography>
      <ProblemNote>{problem && errorMessage(problem)}</ProblemNote>
      {!loading && !problem && threads.length === 0 && !isBeginning && (
        <Typography color="text.secondary">{t('officeManuscript.noDiscussionsYet')}</Typography>
      )}
      {isBeginning ? (
        <NoteForm
          work={work}
          topic={null}
          readers="handlers"
          colleagues={colleagues}
          onDone={() => setBeginning(false)}
        />
      ) : (
        <Button variant="outlined" sx={{ my: 1 }} onClick={() => setBeginning(true)}>
          {t('officeManuscript.beginDiscussion')}
        </Button>
      )}
      {threads.map((thread) => (
        <ThreadView key={thread.first.id} work={work} thread={thread} colleagues={colleagues} />
      ))}
    </Panel>
  );
}
