import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type ReviewQueue, skippedText, WANTED_MAX } from '@quire/model/entities/review-queue';
import { t } from '@quire/model/messages/t';
import { DownIcon, RemoveIcon, UpIcon } from '../../../kit/icons.tsx';
import { tell } from '../../../kit/notices.ts';
import { saveQueue } from '../work/save-queue.ts';
import { useAttempt } from '../work/use-attempt.ts';

interface NextInLineProps {
  readonly submission: string;
  readonly queue: ReviewQueue;
  /** How many are reviewing or have reported. */
  readonly active: number;
}

const NUMBERS = Array.from({ length: WANTED_MAX }, (_, place) => place + 1);
const invitedInWords = (invited: number) => t('officeReview.invitedCount', { count: invited });

/** The reviewers invited when others decline, do not answer or are cancelled: in which order, and up to how many. */
export function NextInLine({ submission, queue, active }: NextInLineProps) {
  const { candidates, skipped, wanted } = queue;
  const { busy, problem, run } = useAttempt();
  const ids = candidates.map(({ reviewerId }) => reviewerId);
  const change = (to: Parameters<typeof saveQueue>[2], says?: (invited: number) => string) =>
    void run(async () => {
      const invited = await saveQueue(submission, queue, to);
      if (says) tell(says(invited));
    });
  function move(from: number, to: number) {
    const without = ids.filter((_, at) => at !== from);
    change({
      reviewers: [...without.slice(0, to), ...ids.slice(from, from + 1), ...without.slice(to)],
    });
  }
  if (candidates.length === 0 && skipped.length === 0) return null;
  const missing = Math.min(wanted - active, candidates.length);
  return (
    <Box component="section" aria-labelledby="next-in-line" sx={{ pt: 1.5 }}>
      <Typography variant="h3" id="next-in-line">
        {t('officeReview.nextInLine')}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {t('officeReview.nextInLineHint')}
      </Typography>
      <TextField
        select
        size="small"
        label={t('officeReview.reviewersWanted')}
        value={wanted}
        disabled={busy}
        sx={{ width: 160, mt: 0.5 }}
        onChange={({ target }) => change({ wanted: Number(target.value) })}
      >
        {NUMBERS.map((number) => (
          <MenuItem key={number} value={number}>
            {number}
          </MenuItem>
        ))}
      </TextField>
      <Box
        component="ol"
        aria-label={t('officeReview.waitingList')}
        sx={{ m: 0, my: 1, p: 0, listStyle: 'none' }}
      >
        {candidates.map(({ reviewerId, name }, place) => (
          <Box key={reviewerId} component="li" sx={{ display: 'flex', alignItems: 'center' }}>
            <Typography sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {t('officeReview.placeInLine', { place: place + 1, name })}
            </Typography>
            <IconButton
              size="small"
              aria-label={t('officeReview.moveUp', { name })}
              disabled={busy || place === 0}
              onClick={() => move(place, place - 1)}
            >
              <UpIcon fontSize="small" />
            </IconButton>
            <IconButton
              size="small"
              aria-label={t('officeReview.moveDown', { name })}
              disabled={busy || place === candidates.length - 1}
              onClick={() => move(place, place + 1)}
            >
              <DownIcon fontSize="small" />
            </IconButton>
            <IconButton
              size="small"
              aria-label={t('officeReview.removeFromList', { name })}
              disabled={busy}
              onClick={() => change({ reviewers: ids.filter((id) => id !== reviewerId) })}
            >
              <RemoveIcon fontSize="small" />
            </IconButton>
          </Box>
        ))}
      </Box>
      {skipped.map(({ name, ...each }) => (
        <Typography key={each.reviewerId} variant="body2" color="text.secondary">
          {t('officeReview.notInvited', { name, reason: skippedText(each) })}
        </Typography>
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {missing > 0 && (
          <Button
            size="small"
            variant="outlined"
            disabled={busy}
            onClick={() => change({ inviteNow: true }, invitedInWords)}
          >
            {t('officeReview.inviteNext', { count: missing })}
          </Button>
        )}
        {candidates.length > 0 && (
          <Button
            size="small"
            disabled={busy}
            onClick={() => change({ reviewers: [] }, () => t('officeReview.listCleared'))}
          >
            {t('officeReview.clearList')}
          </Button>
        )}
      </Box>
      {problem && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {problem}
        </Alert>
      )}
    </Box>
  );
}
