import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { isReviewing } from '@quire/model/states/review-states';
import { call } from '../../../../data/calls.ts';
import { day } from '../../../kit/dates.ts';
import { tell } from '../../../kit/notices.ts';
import type { LiveReview } from '../work/live-review.ts';
import { useAttempt } from '../work/use-attempt.ts';

/** A reviewer asks for another day: one click gives it, another refuses it. */
export function TimeAsked({ review }: { readonly review: LiveReview }) {
  const { submission, id, timeAsked, state, reviewer } = review;
  const { busy, problem, run } = useAttempt();
  if (!timeAsked || !isReviewing(state)) return null;
  const { due, reason } = timeAsked;
  const answer = async (says: string, work: () => Promise<unknown>) => {
    const done = await run(async () => {
      await work();
    });
    if (done) tell(says);
  };
  const named = { submission, review: id };
  return (
    <Alert severity="info" sx={{ mt: 1 }}>
      {reviewer.name} asks for time until {day(due)}.{reason && ` ${reason}`}
      <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
        <Button
          size="small"
          variant="outlined"
          disabled={busy}
          onClick={() =>
            void answer('The reviewer has more time and is told.', () =>
              call('extendReview', { ...named, due }),
            )
          }
        >
          Give until {day(due)}
        </Button>
        <Button
          size="small"
          disabled={busy}
          onClick={() =>
            void answer('The due date stays the same. The reviewer is told.', () =>
              call('refuseTime', named),
            )
          }
        >
          Refuse
        </Button>
      </Box>
      {problem && <Box sx={{ mt: 1 }}>{problem}</Box>}
    </Alert>
  );
}
