import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { StoredSubmission } from '@quire/model/entities/submission';
import { errorMessage } from '@quire/model/errors';
import { submissionPath } from '@quire/model/paths';
import { Link as RouterLink } from 'react-router';
import { AuthorPage } from '../frame/author-page.tsx';
import { ProblemNote } from '../kit/problem-note.tsx';
import { quoteInWords, whenAsked } from './quote-in-words.ts';
import { useSubmissionPages } from './use-submission-pages.ts';

/** `/submission/invoice`: what each submission costs, and when it is asked for. */
export default function InvoicesPage() {
  return <AuthorPage title="Invoices">{({ uid }) => <Charges uid={uid} />}</AuthorPage>;
}

function Charges({ uid }: { readonly uid: string }) {
  const page = useSubmissionPages(uid);
  if (page.problem) return <ProblemNote>{errorMessage(page.problem)}</ProblemNote>;
  if (page.loading) return <Typography role="status">One moment…</Typography>;
  const sent = page.submissions.filter(({ state }) => state !== 'draft');
  return (
    <Stack spacing={3}>
      <Typography sx={{ maxWidth: 'var(--measure)' }}>
        Submitting and review cost nothing. A charge, where the journal has one, is asked for once,
        after acceptance, at the price of the day you submitted; production begins when it is paid.
      </Typography>
      {sent.length === 0 && (
        <Typography>You have not sent anything yet, so nothing is charged.</Typography>
      )}
      <Box
        ref={page.list}
        component="ul"
        tabIndex={-1}
        aria-label="Charges"
        sx={{ m: 0, p: 0, listStyle: 'none', outline: 'none', scrollMarginTop: '5rem' }}
      >
        {sent.map((submission) => (
          <Charge key={submission.id} submission={submission} />
        ))}
      </Box>
      {(page.next || !page.isFirst) && (
        <Box component="nav" aria-label="Pages" sx={{ display: 'flex', gap: 2 }}>
          {!page.isFirst && <Button onClick={page.newer}>Newer</Button>}
          {page.next && <Button onClick={page.older}>Older</Button>}
        </Box>
      )}
    </Stack>
  );
}

function Charge({ submission }: { readonly submission: StoredSubmission }) {
  const { id, number, title } = submission;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: { sm: '1fr auto' },
        py: 2,
        borderBlockEnd: '1px solid var(--rule)',
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link component={RouterLink} to={submissionPath(id)}>
          {title}
        </Link>
        <Box sx={{ color: 'text.secondary', fontSize: 'var(--small)' }}>{number}</Box>
      </Box>
      <Box sx={{ textAlign: { sm: 'end' } }}>
        <strong>{quoteInWords(submission)}</strong>
        <Box sx={{ color: 'text.secondary', fontSize: 'var(--small)' }}>
          {whenAsked(submission)}
        </Box>
      </Box>
    </Box>
  );
}
