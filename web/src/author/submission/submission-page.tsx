import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { StoredSubmission } from '@quire/model/entities/submission';
import { errorMessage } from '@quire/model/errors';
import { t } from '@quire/model/messages/t';
import { submissionsPath } from '@quire/model/paths';
import { showsProof } from '@quire/model/states/submission-states';
import { useSearchParams } from 'react-router';
import { useSubmission } from '../../data/live/submissions.ts';
import { ProblemNote } from '../../signed-in/problem-note.tsx';
import { AuthorPage } from '../frame/author-page.tsx';
import { CoAuthors } from './co-authors.tsx';
import { Decisions } from './decisions.tsx';
import { Details } from './details.tsx';
import { DiscardDraft } from './discard-draft.tsx';
import { AuthorFilesPanel } from './files-panel.tsx';
import { Messages } from './messages.tsx';
import { NextPanel } from './next-panel.tsx';
import { ProofRoom } from './proof/proof-room.tsx';
import { Timeline } from './timeline.tsx';

/** `/submission/view?id=…`: one submission from its first draft to its page, live. `&proof=read`: its proof. */
export default function SubmissionPage() {
  const [params] = useSearchParams();
  const { submission, loading, problem } = useSubmission(params.get('id') ?? '-');
  const isProof = Boolean(params.has('proof') && submission && showsProof(submission.state));
  const title = submission
    ? submission.title || t('author.untitledManuscript')
    : t('authorSubmission.submission');
  return (
    <AuthorPage
      title={isProof ? t('authorSubmission.yourProof') : title}
      eyebrow={submission?.number}
      under={submissionsPath()}
    >
      {({ uid }) => {
        if (submission && isProof) return <ProofRoom submission={submission} />;
        if (submission) return <Whole submission={submission} uid={uid} />;
        if (problem && !loading) return <ProblemNote>{errorMessage(problem)}</ProblemNote>;
        return <Typography role="status">{t('forms.oneMoment')}</Typography>;
      }}
    </AuthorPage>
  );
}

function Whole({
  submission,
  uid,
}: {
  readonly submission: StoredSubmission;
  readonly uid: string;
}) {
  const { id, state } = submission;
  const isDraft = state === 'draft';
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { md: 4 },
        gridTemplateColumns: { md: 'minmax(0, 2fr) minmax(0, 1fr)' },
      }}
    >
      <div>
        <NextPanel submission={submission} />
        <Decisions submission={id} />
        <AuthorFilesPanel submission={id} />
        {!isDraft && <Messages submission={id} />}
      </div>
      <div>
        <Details submission={submission} />
        <CoAuthors submission={submission} />
        {!isDraft && <Timeline submission={id} />}
        {isDraft && submission.owner === uid && <DiscardDraft submission={id} />}
      </div>
    </Box>
  );
}
