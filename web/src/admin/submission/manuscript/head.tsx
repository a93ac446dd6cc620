import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ARTICLE_TYPES } from '@quire/model/article-types';
import { t } from '@quire/model/messages/t';
import { rich } from '../../../messages/rich.ts';
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
    number ?? t('officeManuscript.noNumber'),
    journal,
    articleType ? ARTICLE_TYPES[articleType] : t('officeManuscript.noType'),
    ...(round > 0 ? [t('officeManuscript.round', { round: round + 1 })] : []),
  ];
  return (
    <Stack spacing={1.5}>
      <Typography color="text.secondary">{facts.join(' · ')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.25 }}>
        <Typography sx={{ fontWeight: 700 }}>{stateLabel(state)}</Typography>
        <Typography color="text.secondary">
          {daysBetween(stageEnteredAt, now) < 1
            ? t('officeManuscript.sinceToday')
            : t('officeManuscript.inStateFor', { days: daysSince(stageEnteredAt, now) })}
        </Typography>
        {dueAt && (
          <Typography>
            {rich('officeManuscript.due', { due: <Due due={dueAt} now={now} /> })}
          </Typography>
        )}
      </Box>
      <StageBar state={state} />
    </Stack>
  );
}
