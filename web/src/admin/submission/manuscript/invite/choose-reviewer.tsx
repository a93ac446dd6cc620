import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { SuggestedReviewer } from '@quire/model/calls/reviews';
import type { ReviewQueue } from '@quire/model/entities/review-queue';
import { t } from '@quire/model/messages/t';
import { isReviewIn } from '@quire/model/states/review-states';
import { useState } from 'react';
import { tell } from '../../../kit/notices.ts';
import type { LiveReview } from '../work/live-review.ts';
import { saveQueue } from '../work/save-queue.ts';
import { useAttempt } from '../work/use-attempt.ts';
import type { ManuscriptWork } from '../work/work.ts';
import { AuthorsOnTopic } from './authors-on-topic.tsx';
import type { Candidate, Newcomer } from './candidate.ts';
import { SuggestionRow } from './suggestion-row.tsx';
import { useSuggestions } from './use-suggestions.ts';

interface ChooseReviewerProps {
  readonly work: ManuscriptWork;
  readonly reviews: readonly LiveReview[];
  readonly queue: ReviewQueue | null;
  readonly onChoose: (candidate: Candidate) => void;
  readonly ticked: readonly SuggestedReviewer[];
  readonly onTick: (ticked: readonly SuggestedReviewer[]) => void;
  readonly onNew: (known?: Newcomer) => void;
}

/** The journal's reviewers, ranked for this manuscript; those of earlier rounds first. */
export function ChooseReviewer(props: ChooseReviewerProps) {
  const { work, reviews, queue, onChoose, ticked, onTick, onNew } = props;
  const { id, round, state } = work.submission;
  const [query, setQuery] = useState('');
  const { reviewers, loading, problem, more } = useSuggestions(id, query.trim());
  const invited = new Set(
    reviews.filter((each) => each.round === round).map(({ reviewerId }) => reviewerId),
  );
  const waiting = new Set(queue?.candidates.map(({ reviewerId }) => reviewerId));
  const queueing = useAttempt();
  async function wait({ id: reviewer, name }: { readonly id: string; readonly name: string }) {
    const isDone = await queueing.run(async () => {
      await saveQueue(id, queue, { add: reviewer });
    });
    if (isDone) tell(t('officeReview.addedToWaitingList', { name }));
  }
  const earlier = new Map(
    reviews
      .filter((each) => each.round < round && isReviewIn(each.state))
      .filter(({ reviewerId }) => !invited.has(reviewerId))
      .map(({ reviewerId, reviewer }) => [reviewerId, reviewer.name]),
  );
  return (
    <Stack spacing={1.5}>
      {earlier.size > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'end' }}>
          <Typography variant="body2">{t('officeReview.reviewedBefore')}</Typography>
          {[...earlier].map(([reviewer, name]) => (
            <Button
              key={reviewer}
              size="small"
              variant="outlined"
              aria-label={t('officeReview.inviteNamed', { name })}
              onClick={() => onChoose({ name, reviewer })}
            >
              {name}
            </Button>
          ))}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'end' }}>
        <TextField
          type="search"
          label={t('officeReview.searchReviewers')}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          sx={{ flex: '1 1 14rem', width: 'auto' }}
        />
        <Button onClick={() => onNew()}>{t('officeReview.newReviewer')}</Button>
      </Box>
      {problem && <Alert severity="error">{problem}</Alert>}
      {queueing.problem && <Alert severity="error">{queueing.problem}</Alert>}
      <Box
        component="ul"
        aria-label={t('officeReview.reviewers')}
        aria-busy={loading}
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          '& > li + li': { borderTop: '1px solid', borderColor: 'divider' },
        }}
      >
        {reviewers.map((reviewer) => (
          <SuggestionRow
            key={reviewer.id}
            reviewer={reviewer}
            isInvited={invited.has(reviewer.id)}
            onChoose={() => onChoose({ name: reviewer.name, reviewer: reviewer.id })}
            isTicked={ticked.some(({ id: each }) => each === reviewer.id)}
            onTick={(isTicked) => {
              const others = ticked.filter(({ id: each }) => each !== reviewer.id);
              onTick(isTicked ? [...others, reviewer] : others);
            }}
            waiting={waiting.has(reviewer.id)}
            onWait={state === 'with_editor' ? null : () => void wait(reviewer)}
          />
        ))}
      </Box>
      {loading && <Skeleton variant="rounded" height={64} />}
      {!loading && !problem && reviewers.length === 0 && (
        <Typography color="text.secondary">
          {query ? t('officeReview.noReviewersMatch') : t('officeReview.noReviewersYet')}
        </Typography>
      )}
      {more && !loading && <Button onClick={more}>{t('officeReview.showMore')}</Button>}
      {query === '' && <AuthorsOnTopic submission={id} onChoose={onNew} />}
    </Stack>
  );
}
