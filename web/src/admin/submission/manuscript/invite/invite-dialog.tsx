import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { SuggestedReviewer } from '@quire/model/calls/reviews';
import type { SuggestedInstead } from '@quire/model/entities/review';
import type { ReviewQueue } from '@quire/model/entities/review-queue';
import { t } from '@quire/model/messages/t';
import { useState } from 'react';
import { useCloseGuard } from '../../../kit/close-guard.tsx';
import type { LiveReview } from '../work/live-review.ts';
import { useAttempt } from '../work/use-attempt.ts';
import type { ManuscriptWork } from '../work/work.ts';
import { type Candidate, type Newcomer, NOBODY_KNOWN, newcomerOf } from './candidate.ts';
import { ChooseReviewer } from './choose-reviewer.tsx';
import { InvitationForm } from './invitation-form.tsx';
import { InvitationLetters } from './invitation-letters.tsx';
import { NewReviewer } from './new-reviewer.tsx';
import { useInvitation } from './use-invitation.ts';

interface InviteDialogProps {
  readonly work: ManuscriptWork;
  readonly reviews: readonly LiveReview[];
  readonly queue: ReviewQueue | null;
  /** The person a reviewer has suggested, with whom the dialog starts. */
  readonly suggested?: SuggestedInstead | null;
  readonly onClose: () => void;
}

/** Chooses reviewers, one or several, writes and sends the letter, and returns for the next ones. */
export function InviteDialog(props: InviteDialogProps) {
  const { work, reviews, queue, suggested = null, onClose } = props;
  const [candidate, setCandidate] = useState<Candidate | null>(null);
  const [newcomer, setNewcomer] = useState<Newcomer | null>(suggested && newcomerOf(suggested));
  const [ticked, setTicked] = useState<readonly SuggestedReviewer[]>([]);
  /** Those to whom one letter is being written. */
  const [receivers, setReceivers] = useState<readonly SuggestedReviewer[]>([]);
  const isSmall = useMediaQuery('(max-width: 599px)');
  const guard = useCloseGuard(onClose);
  const back = () => {
    guard.forget();
    setCandidate(null);
    setNewcomer(null);
    setReceivers([]);
  };
  const invited = new Set(
    reviews
      .filter((each) => each.round === work.submission.round)
      .map(({ reviewerId }) => reviewerId),
  );
  const chosen = ticked.filter(({ id }) => !invited.has(id));
  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      fullScreen={isSmall}
      aria-labelledby="invite-title"
      onClose={guard.close}
      onInput={guard.onInput}
      // A fixed height, so that buttons do not move under the pointer while suggestions load.
      slotProps={{ paper: { sx: { height: { sm: 'min(46rem, calc(100% - 64px))' } } } }}
    >
      {candidate && (
        <Letter work={work} candidate={candidate} onBack={() => guard.leave(back)} onSent={back} />
      )}
      {!candidate && receivers.length > 0 && (
        <InvitationLetters
          work={work}
          reviewers={receivers}
          onRemove={(reviewer) => setReceivers(receivers.filter(({ id }) => id !== reviewer))}
          onBack={() => guard.leave(back)}
          onSent={() => {
            setTicked([]);
            back();
          }}
        />
      )}
      {!candidate && receivers.length === 0 && (
        <>
          <DialogTitle id="invite-title">
            {newcomer ? t('officeReview.newReviewer') : t('officeReview.inviteReviewers')}
          </DialogTitle>
          <DialogContent>
            {newcomer ? (
              <NewReviewer id="new-reviewer" newcomer={newcomer} onDone={setCandidate} />
            ) : (
              <ChooseReviewer
                {...{ work, reviews, queue, ticked }}
                onChoose={setCandidate}
                onTick={setTicked}
                onNew={(known = NOBODY_KNOWN) => setNewcomer(known)}
              />
            )}
          </DialogContent>
          <DialogActions>
            {newcomer && <Button onClick={back}>{t('officeReview.back')}</Button>}
            {newcomer ? (
              <Button type="submit" form="new-reviewer" variant="contained">
                {t('officeReview.continueToLetter')}
              </Button>
            ) : (
              <Button onClick={onClose}>{t('officeReview.done')}</Button>
            )}
            {!newcomer && chosen.length > 0 && (
              <Button variant="contained" onClick={() => setReceivers(chosen)}>
                {t('officeReview.inviteSeveral', { count: chosen.length })}
              </Button>
            )}
          </DialogActions>
        </>
      )}
      {guard.question}
    </Dialog>
  );
}

interface LetterProps {
  readonly work: ManuscriptWork;
  readonly candidate: Candidate;
  readonly onBack: () => void;
  readonly onSent: () => void;
}

function Letter({ work, candidate, onBack, onSent }: LetterProps) {
  const { draft, problem } = useInvitation(work, candidate);
  const attempt = useAttempt();
  return (
    <>
      <DialogTitle id="invite-title">
        {t('officeReview.inviteNamed', { name: candidate.name })}
      </DialogTitle>
      <DialogContent>
        {problem && <Alert severity="error">{problem}</Alert>}
        {!draft && !problem && <Skeleton variant="rounded" height={260} />}
        {draft && (
          <InvitationForm
            id="invitation"
            {...{ work, candidate, draft, attempt }}
            onSent={onSent}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onBack} disabled={attempt.busy}>
          {t('officeReview.back')}
        </Button>
        <Button
          type="submit"
          form="invitation"
          variant="contained"
          disabled={!draft}
          loading={attempt.busy}
        >
          {t('officeReview.sendInvitation')}
        </Button>
      </DialogActions>
    </>
  );
}
