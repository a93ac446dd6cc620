import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import type { SuggestedReviewer } from '@quire/model/calls/reviews';
import { t } from '@quire/model/messages/t';
import { useState } from 'react';
import { useAttempt } from '../work/use-attempt.ts';
import type { ManuscriptWork } from '../work/work.ts';
import { InvitationsForm } from './invitations-form.tsx';
import { useStandardInvitation } from './use-standard-invitation.ts';

interface InvitationLettersProps {
  readonly work: ManuscriptWork;
  readonly reviewers: readonly SuggestedReviewer[];
  readonly onRemove: (reviewer: string) => void;
  readonly onBack: () => void;
  readonly onSent: () => void;
}

/** The step of the dialog in which several reviewers are invited with one letter. */
export function InvitationLetters(props: InvitationLettersProps) {
  const { work, reviewers, onRemove, onBack, onSent } = props;
  const draft = useStandardInvitation(work);
  const attempt = useAttempt();
  const [invited, setInvited] = useState<ReadonlySet<string>>(new Set());
  const waiting = reviewers.filter(({ id }) => !invited.has(id));
  const remove = (reviewer: string) =>
    waiting.some(({ id }) => id !== reviewer) ? onRemove(reviewer) : onSent();
  return (
    <>
      <DialogTitle id="invite-title">
        {t('officeReview.inviteSeveral', { count: reviewers.length })}
      </DialogTitle>
      <DialogContent>
        {draft ? (
          <InvitationsForm
            id="invitations"
            {...{ work, reviewers, invited, draft, attempt, onRemove }}
            onInvited={(reviewer) => setInvited((before) => new Set([...before, reviewer]))}
            onRemove={remove}
            onAllSent={onSent}
          />
        ) : (
          <Skeleton variant="rounded" height={260} />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onBack} disabled={attempt.busy}>
          {t('officeReview.back')}
        </Button>
        <Button
          type="submit"
          form="invitations"
          variant="contained"
          disabled={!draft}
          loading={attempt.busy}
        >
          {t('officeReview.sendInvitations', { count: waiting.length })}
        </Button>
      </DialogActions>
    </>
  );
}
