import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ARTICLE_TYPES } from '@quire/model/article-types';
import { StageBar } from '../../../signed-in/stage-bar.tsx';
import { daysBetween, daysSince, rightNow } from '../../kit/labels/days.ts';
import { stateLabel } from '../../kit/labels/state-label.ts';
import { Due } from '../desk/due.tsx';
import type { ManuscriptWork } from './work/work.ts';

/** The manuscript's current status: number, journal, state, since when, due when. */
export function Head({ work }: { readonly work: ManuscriptWork }) {
  const { number, journal, articleType, state, stageEnteredAt, dueAt, round } = work.submission;
  const now = rightNow();
  const facts = [
    number ?? 'no number',
    journal,
    articleType ? ARTICLE_TYPES[articleType] : 'no type',
    ...(round > 0 ? [`round ${round + 1}`] : []),
  ];
  return (
    <Stack spacing={1.5}>
      <Typography color="text.secondary">{facts.join(' · ')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.25 }}>
        <Typography sx={{ fontWeight: 700 }}>{stateLabel(state)}</Typography>
        <Typography color="text.secondary">
          {daysBetween(stageEnteredAt, now) < 1
            ? 'since today'
            : `for ${daysSince(stageEnteredAt, now)}`}
        </Typography>
        {dueAt && (
          <Typography>
            due <Due due={dueAt} now={now} />
          </Typography>
        )}
      </Box>
      <StageBar state={state} />
    </Stack>
  );
}
