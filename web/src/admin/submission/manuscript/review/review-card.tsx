import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { conflictText, type SuggestedInstead } from '@quire/model/entities/review';
import { t } from '@quire/model/messages/t';
import { isReviewIn, REVIEW_STATES } from '@quire/model/states/review-states';
import { useId, useState } from 'react';
import { rich } from '../../../../messages/rich.ts';
import { BouncedNote } from '../../../kit/bounced-note.tsx';
import { MoreIcon } from '../../../kit/icons.tsx';
import { rightNow } from '../../../kit/labels/days.ts';
import { Due } from '../../desk/due.tsx';
import type { LiveReview } from '../work/live-review.ts';
import { NamedCoReviewers } from './co-reviewers.tsx';
import { MailLine } from './mail-line.tsx';
import { ReportView } from './report-view.tsx';
import { ReviewActionDialog } from './review-action-dialog.tsx';
import {
  actionsFor,
  REVIEW_ACTIONS,
  type ReviewActionName,
  type RoundNow,
} from './review-actions.ts';
import { awaited, pastInWords } from './review-days.ts';
import { ReviewMessages } from './review-messages.tsx';
import { TimeAsked } from './time-asked.tsx';
import type { ReviewMails } from './use-review-mails.ts';

interface ReviewCardProps {
  readonly review: LiveReview;
  readonly round: RoundNow;
  readonly mails: ReviewMails[string] | undefined;
  /** Continues to the invitation of a person suggested by a reviewer; null: no invitations now. */
  readonly onSuggestion: ((suggested: SuggestedInstead) => void) | null;
}

const COLOURS = { overdue: 'error', returned_for_clarification: 'warning' } as const;
const colourOf = ({ state }: LiveReview) => {
  if (state === 'overdue' || state === 'returned_for_clarification') return COLOURS[state];
  return isReviewIn(state) ? 'success' : 'default';
};

/** One review: its status, the available actions, and the report. */
export function ReviewCard({ review, round, mails, onSuggestion }: ReviewCardProps) {
  const { reviewer, state, declineReason, suggestedInstead, overridden } = review;
  const title = useId();
  const [isOpen, setOpen] = useState(false);
  const [asked, setAsked] = useState<ReviewActionName | null>(null);
  const waits = awaited(review);
  const hasReport = isReviewIn(state) || state === 'returned_for_clarification';
  return (
    <Box component="article" aria-labelledby={title} sx={{ py: 1.5 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <Typography id={title} variant="h3">
              {reviewer.name}
            </Typography>
            <Chip
              size="small"
              variant="outlined"
              color={colourOf(review)}
              label={REVIEW_STATES[state].label}
            />
            {waits && (
              <Typography variant="body2">
                {waits.what === 'response'
                  ? rich('officeReview.responseBy', {
                      due: <Due due={waits.day} now={rightNow()} />,
                    })
                  : rich('officeReview.reportBy', {
                      due: <Due due={waits.day} now={rightNow()} />,
                    })}
              </Typography>
            )}
          </Box>
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {[reviewer.affiliation, reviewer.email].filter(Boolean).join(' · ')}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {pastInWords(review)}
          </Typography>
          <MailLine mails={mails} />
          <BouncedNote address={reviewer.email} />
        </Box>
        <ActionMenu name={reviewer.name} actions={actionsFor(review, round)} onAsk={setAsked} />
      </Box>
      <TimeAsked review={review} />
      {declineReason && (
        <Typography variant="body2">
          {t('officeReview.declined', { reason: declineReason })}
        </Typography>
      )}
      {suggestedInstead && (
        <Typography variant="body2" component="div" sx={{ overflowWrap: 'anywhere' }}>
          {t('officeReview.suggestedInstead', {
            person: [suggestedInstead.name, suggestedInstead.affiliation, suggestedInstead.email]
              .filter(Boolean)
              .join(' · '),
          })}
          {onSuggestion && (
            <Button
              size="small"
              aria-label={t('officeReview.inviteNamed', { name: suggestedInstead.name })}
              onClick={() => onSuggestion(suggestedInstead)}
            >
              {t('officeReview.invite')}
            </Button>
          )}
        </Typography>
      )}
      <NamedCoReviewers review={review} />
      {overridden && (
        <Alert severity="warning" sx={{ mt: 1, py: 0 }}>
          {t('officeReview.invitedDespite', {
            conflicts: overridden.conflicts.map(conflictText).join(' '),
            reason: overridden.reason,
          })}
        </Alert>
      )}
      {hasReport && (
        <>
          <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? t('officeReview.hideReport') : t('officeReview.readReport')}
          </Button>
          <Collapse in={isOpen} unmountOnExit>
            <ReportView review={review} />
          </Collapse>
        </>
      )}
      <ReviewMessages review={review} />
      {asked && <ReviewActionDialog review={review} name={asked} onClose={() => setAsked(null)} />}
    </Box>
  );
}

function ActionMenu(props: {
  readonly name: string;
  readonly actions: readonly ReviewActionName[];
  readonly onAsk: (action: ReviewActionName) => void;
}) {
  const { name, actions, onAsk } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (actions.length === 0) return null;
  return (
    <>
      <IconButton
        size="small"
        aria-label={t('officeReview.actionsFor', { name })}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {actions.map((action) => (
          <MenuItem
            key={action}
            onClick={() => {
              setAnchor(null);
              onAsk(action);
            }}
          >
            {REVIEW_ACTIONS[action].label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
