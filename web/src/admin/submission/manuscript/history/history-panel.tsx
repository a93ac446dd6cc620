import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { errorMessage } from '@quire/model/errors';
import {
  useEventActors,
  useReviews,
  useStaffEvents,
} from '../../../../data/live/desk/manuscript-records.ts';
import { useStaffNames } from '../../../../data/live/desk/staff-names.ts';
import { useDecisions } from '../../../../data/live/submission-records.ts';
import { instant } from '../../../kit/dates.ts';
import { DecisionPreview } from '../decision/decision-preview.tsx';
import type { Work } from '../work.ts';
import { Written } from '../written.tsx';
import { actorInWords, eventInWords } from './event-words.ts';

/** Staff alone are named: who reviews is named by the review. */
const STAFF_ACTORS: ReadonlySet<string> = new Set(['editor', 'admin', 'production', 'finance']);

/** Everything that happened, the newest first, with who it was; and the letters that went out. */
export function HistoryPanel({ work }: { readonly work: Work }) {
  const { id } = work.submission;
  const inside = { submission: work.handles ? id : null, isAssigned: work.isAssigned };
  const events = useStaffEvents(id);
  const actors = useEventActors(inside);
  const reviews = useReviews(inside);
  const decisions = useDecisions(id);
  const byEvent = new Map(actors.records.map((actor) => [actor.id, actor]));
  const reviewer = new Map(reviews.records.map((review) => [review.id, review.reviewer.name]));
  const names = useStaffNames([
    ...new Set(actors.records.flatMap(({ by, uid }) => (uid ? [by, uid] : [by]))),
  ]);
  return (
    <Stack spacing={2}>
      {decisions.records.length > 0 && (
        <Paper variant="outlined" component="section" aria-labelledby="letters" sx={{ p: 2 }}>
          <Typography variant="h2" id="letters" sx={{ mb: 1 }}>
            Letters to the author
          </Typography>
          {decisions.records.toReversed().map((decision) => (
            <Box component="details" key={decision.id} sx={{ py: 0.5 }}>
              <Box component="summary" sx={{ cursor: 'pointer' }}>
                {eventInWords(decision)}, {instant(decision.at)}
              </Box>
              <Box sx={{ pt: 1, pl: 2 }}>
                <DecisionPreview letter={decision.letter} reviews={decision.reviews} />
              </Box>
            </Box>
          ))}
        </Paper>
      )}
      <Paper variant="outlined" component="section" aria-labelledby="timeline" sx={{ p: 2 }}>
        <Typography variant="h2" id="timeline" sx={{ mb: 1 }}>
          Timeline
        </Typography>
        {events.problem && <Alert severity="error">{errorMessage(events.problem)}</Alert>}
        <Box component="ol" reversed sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {events.records.map((event) => {
            const actor = byEvent.get(event.id);
            const who =
              (STAFF_ACTORS.has(event.actor) && actor && names.get(actor.by)) ||
              actorInWords(event);
            const about =
              (actor?.review && reviewer.get(actor.review)) || (actor?.uid && names.get(actor.uid));
            return (
              <Box component="li" key={event.id} sx={{ display: 'flex', gap: 2, py: 0.75 }}>
                <Typography
                  variant="body2"
                  color="text.secondary"
                  sx={{ width: '10.5em', flexShrink: 0 }}
                >
                  {instant(event.at)}
                </Typography>
                <Box sx={{ minWidth: 0 }}>
                  <Typography>
                    {eventInWords(event)}
                    {about && `: ${about}`}
                    <Typography component="span" color="text.secondary">
                      {' '}
                      – {who}
                    </Typography>
                  </Typography>
                  {event.reason && <Written text={event.reason} />}
                  {actor?.reason && <Written text={actor.reason} />}
                </Box>
              </Box>
            );
          })}
        </Box>
      </Paper>
    </Stack>
  );
}
