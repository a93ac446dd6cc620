import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import { useState } from 'react';
import { tell } from '../../../kit/notices.ts';
import { AskDialog } from '../work/ask-dialog.tsx';
import type { LiveReview } from '../work/live-review.ts';
import { REVIEW_ACTIONS, type ReviewAction, type ReviewActionName } from './review-actions.ts';
import { awaited } from './review-days.ts';

interface ReviewActionDialogProps {
  readonly review: LiveReview;
  readonly name: ReviewActionName;
  readonly onClose: () => void;
}

const WEEK_MS = 7 * 86_400_000;

/** A week after the given day, or after today. */
function laterThan(review: LiveReview): string {
  const from = Math.max(Date.parse(awaited(review)?.day ?? ''), Date.now());
  return new Date((Number.isNaN(from) ? Date.now() : from) + WEEK_MS).toISOString().slice(0, 10);
}

/** Confirms an action on one review, and asks for what it needs. */
export function ReviewActionDialog({ review, name, onClose }: ReviewActionDialogProps) {
  const action: ReviewAction = REVIEW_ACTIONS[name];
  const [day, setDay] = useState(() => laterThan(review));
  const [rating, setRating] = useState<number | null>(review.editorRating ?? null);
  return (
    <AskDialog
      title={t('officeReview.actionOn', { action: action.label, name: review.reviewer.name })}
      explains={action.explains}
      does={action.does}
      danger={action.isGrave === true}
      disabled={action.setsDay === true && day === ''}
      {...(action.asks && { asks: action.asks })}
      onConfirm={async (text) => {
        await action.run(review, { text, day, rating });
        tell(action.done);
      }}
      onClose={onClose}
    >
      {action.setsDay && (
        <TextField
          type="date"
          label={
            awaited(review)?.what === 'response'
              ? t('officeReview.responseDay')
              : t('officeReview.reportDay')
          }
          value={day}
          onChange={(event) => setDay(event.target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      )}
      {action.rates && (
        <Box component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
          <Typography component="legend" variant="body2">
            {t('officeReview.usefulness')}
          </Typography>
          <Rating name="rating" value={rating} onChange={(_, value) => setRating(value)} />
        </Box>
      )}
    </AskDialog>
  );
}
