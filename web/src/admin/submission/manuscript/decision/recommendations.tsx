import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RECOMMENDATIONS } from '@quire/model/entities/recommendations';
import { t } from '@quire/model/messages/t';
import { useEventActors, useStaffEvents } from '../../../../data/live/desk/manuscript-records.ts';
import { useStaffNames } from '../../../../data/live/desk/staff-names.ts';
import { MarkdownText } from '../../../../markdown-text/markdown-text.tsx';
import { day } from '../../../kit/dates.ts';
import type { ManuscriptWork } from '../work/work.ts';

const recommendedBy = (name: string | undefined, recommendation: string) =>
  name
    ? t('officeReview.recommendedBy', { name, recommendation })
    : t('officeReview.recommendedByEditor', { recommendation });

/** The recommendations of the handling editors in this round, newest first. */
export function Recommendations({ work }: { readonly work: ManuscriptWork }) {
  const { id, round } = work.submission;
  const events = useStaffEvents(id);
  const given = events.records.filter(
    (each) => each.event === 'decision_recommended' && each.round === round,
  );
  // Access to what names reviewers is logged, so it is read only where there is something to show.
  const looked = work.handles && given.length > 0 ? id : null;
  const actors = useEventActors({ submission: looked, isAssigned: work.isAssigned });
  const byEvent = new Map(actors.records.map((actor) => [actor.id, actor]));
  const shown = given.flatMap((event) => byEvent.get(event.id) ?? []);
  const names = useStaffNames([...new Set(shown.map(({ by }) => by))]);
  return shown.map(({ id: key, by, at, recommendation, reason }) => (
    <Box key={key} sx={{ mb: 1.5, pl: 1.5, borderLeft: 3, borderColor: 'divider' }}>
      <Typography sx={{ fontWeight: 600 }}>
        {recommendedBy(names.get(by), recommendation ? RECOMMENDATIONS[recommendation] : '')}
      </Typography>
      <Typography variant="caption" color="text.secondary">
        {day(at)}
      </Typography>
      {reason && <MarkdownText text={reason} />}
    </Box>
  ));
}
