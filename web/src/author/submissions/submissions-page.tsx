import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { errorMessage } from '@quire/model/errors';
import { submitPath } from '@quire/model/paths';
import { Link as RouterLink } from 'react-router';
import { useJournals } from '../../data/live/journals.ts';
import { ProblemNote } from '../../signed-in/problem-note.tsx';
import { AuthorPage } from '../frame/author-page.tsx';
import { useSubmissionPages } from '../kit/use-submission-pages.ts';
import { draftsFirst } from './drafts-first.ts';
import { SubmissionCard } from './submission-card.tsx';

/** `/submission`: a person's submissions and drafts, with the next step of each. */
export default function SubmissionsPage() {
  const begin = (
    <Button variant="contained" component={RouterLink} to={submitPath()}>
      New submission
    </Button>
  );
  return (
    <AuthorPage title="My submissions" actions={begin}>
      {({ uid }) => <Submissions uid={uid} />}
    </AuthorPage>
  );
}

function Submissions({ uid }: { readonly uid: string }) {
  const journals = useJournals();
  const page = useSubmissionPages(uid);
  if (page.problem) return <ProblemNote>{errorMessage(page.problem)}</ProblemNote>;
  if (page.loading) return <Typography role="status">One moment…</Typography>;
  if (page.submissions.length === 0 && page.isFirst) return <Nothing />;
  return (
    <>
      <Stack
        ref={page.list}
        component="ul"
        tabIndex={-1}
        spacing={2}
        sx={{ m: 0, p: 0, listStyle: 'none', outline: 'none', scrollMarginTop: '5rem' }}
        aria-label="My submissions"
      >
        {draftsFirst(page.submissions).map((submission) => (
          <SubmissionCard
            key={submission.id}
            submission={submission}
            journal={
              journals?.find(({ name }) => name === submission.journal)?.fullname ??
              submission.journal
            }
          />
        ))}
      </Stack>
      {(page.next || !page.isFirst) && (
        <Box component="nav" aria-label="Pages" sx={{ display: 'flex', gap: 2, mt: 3 }}>
          {!page.isFirst && (
            <Button variant="outlined" onClick={page.newer}>
              Newer
            </Button>
          )}
          {page.next && (
            <Button variant="outlined" onClick={page.older}>
              Older
            </Button>
          )}
        </Box>
      )}
    </>
  );
}

/** The introduction shown if there are no submissions. */
function Nothing() {
  return (
    <Box sx={{ maxWidth: 'var(--measure)' }}>
      <Typography sx={{ fontSize: 'var(--large)', mb: 2 }}>No submissions yet.</Typography>
      <Typography sx={{ mb: 3 }}>
        Choose a journal, upload your files and enter the authors. Your draft is saved as you type,
        so you can continue later or on another device. This page shows the status of your
        submissions and the next steps.
      </Typography>
      <Button variant="contained" component={RouterLink} to={submitPath()}>
        Start a submission
      </Button>
    </Box>
  );
}
