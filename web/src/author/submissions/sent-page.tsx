import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { StoredSubmission } from '@quire/model/entities/submission';
import { errorMessage } from '@quire/model/errors';
import { t } from '@quire/model/messages/t';
import { submissionsPath } from '@quire/model/paths';
import { submissionPath } from '@quire/model/submission-paths';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { useSubmission } from '../../data/live/submissions.ts';
import { TitleText } from '../../markdown-text/title-text.tsx';
import { rich } from '../../messages/rich.ts';
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
      title={isSent ? t('author.manuscriptReceived') : t('author.yourSubmission')}
      under={submissionsPath()}
    >
      {({ email }) => {
        if (problem) return <ProblemNote>{errorMessage(problem)}</ProblemNote>;
        if (loading || !submission)
          return <Typography role="status">{t('forms.oneMoment')}</Typography>;
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
  const title = <TitleText text={submission.title} />;
  const own = email.toLowerCase();
  const others = submission.authors.filter((author) => author.email.toLowerCase() !== own);
  return (
    <Stack spacing={2} sx={{ maxWidth: 'var(--measure)' }}>
      <Typography sx={{ fontSize: 'var(--large)' }}>
        {submission.number
          ? rich('author.manuscriptNumber', { title, number: <strong>{submission.number}</strong> })
          : rich('author.quotedTitle', { title })}
      </Typography>
      <StageBar state={submission.state} />
      <NextStep submission={submission} />
      <Typography>{t('author.confirmationSent', { email })}</Typography>
      {others.length > 0 && (
        <Typography>{t('author.coAuthorsAsked', { count: others.length })}</Typography>
      )}
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ pt: 1 }}>
        <Button variant="contained" component={RouterLink} to={submissionPath(submission.id)}>
          {t('author.followSubmission')}
        </Button>
        <Button variant="outlined" component={RouterLink} to={submissionsPath()}>
          {t('author.mySubmissions')}
        </Button>
      </Stack>
    </Stack>
  );
}

function NotSent() {
  return (
    <Typography>
      {rich('author.notSentYet', {
        link: (words) => (
          <Link component={RouterLink} to={submissionsPath()}>
            {words}
          </Link>
        ),
      })}
    </Typography>
  );
}
