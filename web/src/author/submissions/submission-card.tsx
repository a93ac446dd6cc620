import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { ARTICLE_TYPES } from '@quire/model/article-types';
import type { StoredSubmission } from '@quire/model/entities/submission';
import { joinFacts } from '@quire/model/messages/join-facts';
import { t } from '@quire/model/messages/t';
import { submitPath } from '@quire/model/paths';
import { submissionPath } from '@quire/model/submission-paths';
import { Link as RouterLink } from 'react-router';
import { TitleText } from '../../markdown-text/title-text.tsx';
import { rich } from '../../messages/rich.ts';
import { StageBar } from '../../signed-in/stage-bar.tsx';
import { NextStep } from '../kit/next-step.tsx';
import { readersDay } from '../kit/readers-date.ts';
import { StateChip } from '../kit/state-chip.tsx';

interface SubmissionCardProps {
  readonly submission: StoredSubmission;
  /** The journal's full name, where it is known. */
  readonly journal: string;
}

/** One submission in the list: its title, status and next step. */
export function SubmissionCard({ submission, journal }: SubmissionCardProps) {
  const { id, number, title, state, articleType, updatedAt } = submission;
  const facts = [number, journal, articleType && ARTICLE_TYPES[articleType]].filter(Boolean);
  const date = <time dateTime={updatedAt}>{readersDay(updatedAt)}</time>;
  return (
    <Paper component="li" variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column-reverse', sm: 'row' },
          gap: { xs: 1, sm: 2 },
          justifyContent: 'space-between',
          alignItems: 'start',
        }}
      >
        <Typography variant="h2" sx={{ fontSize: '1.3rem', overflowWrap: 'anywhere', minWidth: 0 }}>
          <Link
            component={RouterLink}
            to={state === 'draft' ? submitPath(id) : submissionPath(id)}
            underline="hover"
            color="text.primary"
          >
            <TitleText text={title || t('author.untitledManuscript')} />
          </Link>
        </Typography>
        <StateChip state={state} />
      </Box>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 2 }}>
        {facts.length > 0
          ? rich('author.factsChanged', { facts: joinFacts(facts), date })
          : rich('author.changedOn', { date })}
      </Typography>
      <StageBar state={state} />
      <Box sx={{ mt: 1.5 }}>
        <NextStep submission={submission} />
      </Box>
    </Paper>
  );
}
