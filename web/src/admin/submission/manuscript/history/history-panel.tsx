import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ASSIGNMENT_REASONS } from '@quire/model/entities/assignment-reasons';
import type { SubmissionEventRecord } from '@quire/model/entities/submission-record';
import { errorMessage } from '@quire/model/errors';
import { t } from '@quire/model/messages/t';
import { eventReason } from '@quire/model/submission/event-reason';
import { missingReports } from '@quire/model/submission/reports-in';
import {
  useEventActors,
  useReviews,
  useStaffEvents,
} from '../../../../data/live/desk/manuscript-records.ts';
import { useStaffNames } from '../../../../data/live/desk/staff-names.ts';
import { useDecisions } from '../../../../data/live/submission-records.ts';
import { MarkdownText } from '../../../../markdown-text/markdown-text.tsx';
import { rich } from '../../../../messages/rich.ts';
import { Panel } from '../../../../signed-in/panel.tsx';
import { day, instant } from '../../../kit/dates.ts';
import { DecisionPreview } from '../decision/decision-preview.tsx';
import { actorLabel, eventLabel } from '../work/event-labels.ts';
import type { ManuscriptWork } from '../work/work.ts';

/** Only staff are named here; reviewers are named in the review. */
const STAFF_ACTORS: ReadonlySet<string> = new Set([
  'editor',
  'recommendingEditor',
  'guestEditor',
  'admin',
  'production',
  'finance',
]);

/** An event with the person or the decision that it is about, and its due date. */
function happened(
  { event, dueAt }: Pick<SubmissionEventRecord, 'event' | 'dueAt'>,
  about: string,
  decision: SubmissionEventRecord['event'] | undefined,
): string {
  let words = eventLabel({ event });
  if (about) words = t('officeManuscript.eventAbout', { event: words, about });
  if (decision)
    words = t('officeManuscript.eventAbout', {
      event: words,
      about: eventLabel({ event: decision }),
    });
  return dueAt ? t('officeManuscript.eventDue', { event: words, date: day(dueAt) }) : words;
}

/** Everything that happened, newest first, with the person who did it; and the letters sent. */
export function TimelinePanel({ work }: { readonly work: ManuscriptWork }) {
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
        <Panel isDense title={t('officeManuscript.letters')}>
          {decisions.records.toReversed().map((decision) => (
            <Box component="details" key={decision.id} sx={{ py: 0.5 }}>
              <Box component="summary" sx={{ cursor: 'pointer' }}>
                {t('officeManuscript.letterTitle', {
                  decision: eventLabel(decision),
                  date: instant(decision.at),
                })}
              </Box>
              <Box sx={{ pt: 1, pl: 2 }}>
                <DecisionPreview letter={decision.letter} reviews={decision.reviews} />
              </Box>
            </Box>
          ))}
        </Panel>
      )}
      <Panel isDense title={t('officeManuscript.timeline')}>
        {events.problem && <Alert severity="error">{errorMessage(events.problem)}</Alert>}
        <Box component="ol" reversed sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {events.records.map((event) => {
            const actor = byEvent.get(event.id);
            const who =
              (STAFF_ACTORS.has(event.actor) && actor && names.get(actor.by)) || actorLabel(event);
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
                    {rich('officeManuscript.eventBy', {
                      event: happened(event, about || '', actor?.decision),
                      who,
                      by: (words) => (
                        <Typography component="span" color="text.secondary">
                          {words}
                        </Typography>
                      ),
                    })}
                  </Typography>
                  {eventReason(event) && <MarkdownText text={eventReason(event)} />}
                  {actor?.reports && <MarkdownText text={missingReports(actor.reports) ?? ''} />}
                  {actor?.byRule && (
                    <Typography variant="body2">{ASSIGNMENT_REASONS[actor.byRule]}</Typography>
                  )}
                  {actor?.reason && <MarkdownText text={actor.reason} />}
                </Box>
              </Box>
            );
          })}
        </Box>
      </Panel>
    </Stack>
  );
}
