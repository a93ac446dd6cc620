import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { errorMessage } from '@quire/model/errors';
import { longDate } from '@quire/model/messages/dates';
import { joinFacts } from '@quire/model/messages/join-facts';
import { formatList } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
import { sharedPaperPath } from '@quire/model/submission-paths';
import { Link as RouterLink, useNavigate } from 'react-router';
import { call } from '../../data/calls.ts';
import { type ListedPaper, newPaperId, useSharedPapers } from '../../data/live/shared-papers.ts';
import { ProblemNote } from '../../signed-in/problem-note.tsx';
import { useAsyncAction } from '../../signed-in/use-async-action.ts';
import { OpenAsPaper } from './open-as-paper.tsx';
import { NO_PAPER_TITLE } from './title-of.ts';

/** The papers that somebody writes, alone or with others. */
export function PaperList({ uid }: { readonly uid: string }) {
  const { papers, loading, problem } = useSharedPapers(uid);
  const beginning = useAsyncAction();
  const navigate = useNavigate();
  const begin = () =>
    beginning.run(async () => {
      const paper = newPaperId();
      await call('createPaper', { paper, title: '' });
      await navigate(sharedPaperPath(paper));
    });
  return (
    <>
      <Typography sx={{ mb: 2, maxWidth: 'var(--measure)' }}>{t('authorPapers.hint')}</Typography>
      <Button variant="contained" loading={beginning.busy} onClick={() => void begin()}>
        {t('authorPapers.newPaper')}
      </Button>
      <OpenAsPaper />
      {beginning.problem && <ProblemNote>{beginning.problem}</ProblemNote>}
      {problem && <ProblemNote>{errorMessage(problem)}</ProblemNote>}
      {loading && <Typography role="status">{t('authorPapers.loading')}</Typography>}
      <Box
        component="ul"
        aria-label={t('authorPapers.papers')}
        sx={{ m: 0, mt: 3, p: 0, listStyle: 'none' }}
      >
        {papers.map((paper) => (
          <PaperRow key={paper.id} paper={paper} uid={uid} />
        ))}
      </Box>
    </>
  );
}

function PaperRow({ paper, uid }: { readonly paper: ListedPaper; readonly uid: string }) {
  const others = Object.entries(paper.names).flatMap(([each, name]) => (each === uid ? [] : name));
  const shared = others.length > 0 && t('authorPapers.sharedWith', { names: formatList(others) });
  return (
    <Box component="li" sx={{ py: 2, borderBlockStart: '1px solid var(--rule)' }}>
      <Link component={RouterLink} to={sharedPaperPath(paper.id)} sx={{ fontWeight: 600 }}>
        {paper.title || NO_PAPER_TITLE}
      </Link>
      <Typography variant="body2" color="text.secondary">
        {joinFacts([
          shared,
          t('authorPapers.lastChanged', { date: longDate(paper.updatedAt.slice(0, 10)) }),
        ])}
      </Typography>
    </Box>
  );
}
