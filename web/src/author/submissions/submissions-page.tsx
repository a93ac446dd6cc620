import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { errorMessage } from '@quire/model/errors';
import { t } from '@quire/model/messages/t';
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
      {t('author.newSubmission')}
    </Button>
  );
  return (
    <AuthorPage title={t('author.mySubmissions')} actions={begin}>
      {({ uid }) => <Submissions uid={uid} />}
    </AuthorPage>
  );
}

function Submissions({ uid }: { readonly uid: string }) {
  const journals = useJournals();
  const page = useSubmissionPages(uid);
  if (page.problem) return <ProblemNote>{errorMessage(page.problem)}</ProblemNote>;
  if (page.loading) return <Typography role="status">{t('forms.oneMoment')}</Typography>;
  if (page.submissions.length === 0 && page.isFirst) return <Nothing />;
  return (
    <>
      <Stack
        ref={page.list}
        component="ul"
        tabIndex={-1}
        spacing={2}
        sx={{ m: 0, p: 0, listStyle: 'none', outline: 'none', scrollMarginTop: '5rem' }}
        aria-label={t('author.mySubmissions')}
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
        <Box
          component="nav"
          aria-label={t('ui.pagesOfList')}
          sx={{ display: 'flex', gap: 2, mt: 3 }}
        >
          {!page.isFirst && (
            <Button variant="outlined" onClick={page.newer}>
              {t('ui.newer')}
            </Button>
          )}
          {page.next && (
            <Button variant="outlined" onClick={page.older}>
              {t('ui.older')}
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
      <Typography sx={{ fontSize: 'var(--large)', mb: 2 }}>
        {t('author.noSubmissionsYet')}
      </Typography>
      <Typography sx={{ mb: 3 }}>{t('author.noSubmissionsHint')}</Typography>
      <Button variant="contained" component={RouterLink} to={submitPath()}>
        {t('author.startSubmission')}
      </Button>
    </Box>
  );
}
