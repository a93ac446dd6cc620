import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { StoredSubmission } from '@quire/model/entities/submission';
import { errorMessage } from '@quire/model/errors';
import { submissionsPath } from '@quire/model/paths';
import { submissionPath } from '@quire/model/submission-paths';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { useSubmission } from '../../data/live/submissions.ts';
import { TitleText } from '../../markdown-text/title-text.tsx';
import { ProblemNote } from '../../signed-in/problem-note.tsx';
import { StageBar } from '../../signed-in/stage-bar.tsx';
import { AuthorPage } from '../frame/author-page.tsx';
import { NextStep } from '../kit/next-step.tsx';

/** `/submission/ok?id=…`: it has arrived; what happens now. */
export default function SentPage() {
  const [params] = useSearchParams();
  const { submission, loading, problem } = useSubmission(params.get('id') ?? '-');
  const isSent = submission !== undefined && submission.state !== 'draft';
  return (
    <AuthorPage
      title={isSent ? 'Thank you. We have received your manuscript' : 'Your submission'}
      under={submissionsPath()}
    >
      {({ email }) => {
        if (problem) return <ProblemNote>{errorMessage(problem)}</ProblemNote>;
        if (loading || !submission) return <Typography role="status">One moment…</Typography>;
        return isSent ? <Sent submission={submission} email={email} /> : <NotSent />;
      }}
    </AuthorPage>
  );
}

function Sent({
  submission,
  email,
}: {
  readonly submission: StoredSubmission;
  readonly email: string;
}) {
  const own = email.toLowerCase();
  const others = submission.authors.filter((author) => author.email.toLowerCase() !== own);
  return (
    <Stack spacing={2} sx={{ maxWidth: 'var(--measure)' }}>
      <Typography sx={{ fontSize: 'var(--large)' }}>
        “<TitleText text={submission.title} />”
        {submission.number && (
          <>
            {' '}
            has the number <strong>{submission.number}</strong>. Please quote it when you write to
            us.
          </>
        )}
      </Typography>
      <StageBar state={submission.state} />
      <NextStep submission={submission} />
      <Typography>We have sent a confirmation to {email}.</Typography>
      {others.length > 0 && (
        <Typography>
          {others.length === 1
            ? 'Your co-author will receive'
            : `Your ${others.length} co-authors will receive`}{' '}
          an e-mail with a link to confirm or object when the manuscript has passed the technical
          check. They do not need an account.
        </Typography>
      )}
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ pt: 1 }}>
        <Button variant="contained" component={RouterLink} to={submissionPath(submission.id)}>
          Follow this submission
        </Button>
        <Button variant="outlined" component={RouterLink} to={submissionsPath()}>
          My submissions
        </Button>
      </Stack>
    </Stack>
  );
}

function NotSent() {
  return (
    <Typography>
      This manuscript has not been sent yet.{' '}
      <Link component={RouterLink} to={submissionsPath()}>
        My submissions
      </Link>
    </Typography>
  );
}
