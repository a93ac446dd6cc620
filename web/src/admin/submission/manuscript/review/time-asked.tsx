import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { t } from '@quire/model/messages/t';
import { isReviewing } from '@quire/model/states/review-states';
import { call } from '../../../../data/calls.ts';
import { day } from '../../../kit/dates.ts';
import { tell } from '../../../kit/notices.ts';
import type { LiveReview } from '../work/live-review.ts';
import { useAttempt } from '../work/use-attempt.ts';

/** A reviewer's request for more time, which can be granted or refused with one click. */
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
      {reason
        ? t('officeReview.asksForTimeBecause', { name: reviewer.name, date: day(due), reason })
        : t('officeReview.asksForTime', { name: reviewer.name, date: day(due) })}
      <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
        <Button
          size="small"
          variant="outlined"
          disabled={busy}
          onClick={() =>
            void answer(t('officeReview.timeGranted'), () =>
              call('extendReview', { ...named, due }),
            )
          }
        >
          {t('officeReview.extendTo', { date: day(due) })}
        </Button>
        <Button
          size="small"
          disabled={busy}
          onClick={() =>
            void answer(t('officeReview.timeRefused'), () => call('refuseTime', named))
          }
        >
          {t('officeReview.refuse')}
        </Button>
      </Box>
      {problem && <Box sx={{ mt: 1 }}>{problem}</Box>}
    </Alert>
  );
}
