import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SuggestedInstead } from '@quire/model/entities/review';
import type { ReviewQueue } from '@quire/model/entities/review-queue';
import { errorMessage } from '@quire/model/errors';
import { t } from '@quire/model/messages/t';
import { isReviewIn, isReviewOpen } from '@quire/model/states/review-states';
import { useState } from 'react';
import { useReviewQueues, useReviews } from '../../../../data/live/desk/manuscript-records.ts';
import { InviteDialog } from '../invite/invite-dialog.tsx';
import type { LiveReview } from '../work/live-review.ts';
import type { ManuscriptWork } from '../work/work.ts';
import { NextInLine } from './next-in-line.tsx';
import { ReviewCard } from './review-card.tsx';
import { type ReviewMails, useReviewMails } from './use-review-mails.ts';

const INVITING: ReadonlySet<string> = new Set(['reviewer_invitation', 'under_review']);

/** The reviewers of a manuscript by round, latest first; live. */
export function ReviewPanel({ work }: { readonly work: ManuscriptWork }) {
  const { id, round, state } = work.submission;
  const { records, loading, problem } = useReviews({
    submission: id,
    isAssigned: work.isAssigned,
  });
  const queues = useReviewQueues({ submission: id, isAssigned: work.isAssigned });
  const queue = queues.records.find((each) => each.round === round) ?? null;
  const mails = useReviewMails(id, changeOf(records));
  const [isInviting, setInviting] = useState(false);
  const [suggested, setSuggested] = useState<SuggestedInstead | null>(null);
  const invite = (whom: SuggestedInstead | null) => {
    setSuggested(whom);
    setInviting(true);
  };
  const rounds = [...new Set([round, ...records.map((review) => review.round)])].toSorted(
    (a, b) => b - a,
  );
  const mayInvite = INVITING.has(state);
  return (
    <Stack spacing={2}>
      {problem && <Alert severity="error">{errorMessage(problem)}</Alert>}
      {!problem && queues.problem && <Alert severity="error">{errorMessage(queues.problem)}</Alert>}
      {loading && records.length === 0 && <Skeleton variant="rounded" height={120} />}
      {!loading &&
        rounds.map((each) => (
          <Round
            key={each}
            submission={id}
            number={each}
            isThisRound={each === round}
            isOnlyRound={rounds.length === 1 && each === 0}
            reviews={records.filter((review) => review.round === each)}
            mails={mails}
            onInvite={mayInvite && each === round ? invite : null}
            queue={each === round && mayInvite ? queue : null}
          />
        ))}
      {isInviting && (
        <InviteDialog
          work={work}
          reviews={records}
          queue={queue}
          suggested={suggested}
          onClose={() => setInviting(false)}
        />
      )}
    </Stack>
  );
}

/** A value that changes with the state of the mails. */
const changeOf = (reviews: readonly LiveReview[]): string =>
  reviews.map(({ id, invited, reminders }) => `${id}${invited}${reminders.length}`).join();

interface RoundProps {
  readonly submission: string;
  readonly number: number;
  readonly isThisRound: boolean;
  readonly isOnlyRound: boolean;
  readonly reviews: readonly LiveReview[];
  readonly mails: ReviewMails;
  /** Chooses a reviewer, or continues with one who was suggested. */
  readonly onInvite: ((suggested: SuggestedInstead | null) => void) | null;
  /** The waiting list; null: there is none, or it no longer has an effect. */
  readonly queue: ReviewQueue | null;
}

function Round(props: RoundProps) {
  const { submission, number, isThisRound, isOnlyRound, reviews, mails, onInvite, queue } = props;
  const reports = reviews.filter(({ state }) => isReviewIn(state)).length;
  const wanted = reports + reviews.filter(({ state }) => isReviewOpen(state)).length;
  const heading = `round-${number}`;
  return (
    <Paper variant="outlined" component="section" aria-labelledby={heading} sx={{ px: 2, py: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography variant="h2" id={heading} sx={{ flexGrow: 1 }}>
          {isOnlyRound
            ? t('officeReview.reviewers')
            : t('officeReview.reviewersOfRound', { round: number + 1 })}
          {wanted > 0 && (
            <Typography component="span" color="text.secondary" sx={{ ml: 1 }}>
              {t('officeReview.reportedCount', { reports, wanted })}
            </Typography>
          )}
        </Typography>
        {onInvite && (
          <Button
            variant={reviews.length === 0 ? 'contained' : 'outlined'}
            onClick={() => onInvite(null)}
          >
            {t('officeReview.inviteReviewers')}
          </Button>
        )}
      </Box>
      {reviews.length === 0 && (
        <Typography color="text.secondary" sx={{ py: 1 }}>
          {onInvite ? t('officeReview.noneInvitedYet') : t('officeReview.noneInvited')}
        </Typography>
      )}
      <Stack divider={<Divider />}>
        {reviews.map((review) => (
          <ReviewCard
            key={review.id}
            review={review}
            round={{ isThisRound, mayInvite: onInvite !== null }}
            mails={mails[review.id]}
            onSuggestion={onInvite}
          />
        ))}
      </Stack>
      {queue && <NextInLine submission={submission} queue={queue} active={wanted} />}
    </Paper>
  );
}
