import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { SuggestedReviewer } from '@quire/model/calls/reviews';
import { conflictText } from '@quire/model/entities/review';
import { errorMessage } from '@quire/model/errors';
import { t } from '@quire/model/messages/t';
import { REVIEW_STATES } from '@quire/model/states/review-states';
import { day } from '../../../kit/dates.ts';
import { ratingInWords, reviewerFigures } from './reviewer-figures.ts';

interface SuggestionRowProps {
  readonly reviewer: SuggestedReviewer;
  /** Whether they were invited in this round. */
  readonly isInvited: boolean;
  readonly onChoose: () => void;
  /** Whether they are ticked, to be invited with others. */
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
  /** Whether they are on the waiting list. */
  readonly waiting: boolean;
  /** Null: there is no review round to wait for. */
  readonly onWait: (() => void) | null;
}

/** Read as one sentence; on a narrow screen it wraps between the figures. */
function Figures({ load, rating }: Pick<SuggestedReviewer, 'load' | 'rating'>) {
  const figures = [...reviewerFigures(load), ...(rating ? [ratingInWords(rating)] : [])];
  return (
    <Typography variant="body2" color="text.secondary">
      {figures.map((figure, place) => (
        <span key={figure}>
          {place > 0 && (
            <>
              <span className="visually-hidden">; </span>
              <span aria-hidden="true"> · </span>
            </>
          )}
          <Box component="span" sx={{ display: 'inline-block' }}>
            {figure}
          </Box>
        </span>
      ))}
    </Typography>
  );
}

/** A reviewer from the database: their expertise, workload and conflicts. */
export function SuggestionRow(props: SuggestionRowProps) {
  const { reviewer, isInvited, onChoose, isTicked, onTick, waiting, onWait } = props;
  const { name, affiliation, country, orcid, expertise, matches, load, rating } = reviewer;
  const { conflicts, unavailableUntil, suggestedByAuthor, review, wantsNoInvitation } = reviewer;
  const mayNotBeInvited = wantsNoInvitation || conflicts.some(({ kind }) => kind === 'author');
  const state = review
    ? REVIEW_STATES[review.state].label
    : isInvited
      ? t('officeReview.invited')
      : null;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, py: 1.25, alignItems: 'flex-start' }}>
      <Checkbox
        size="small"
        edge="start"
        disabled={state !== null || mayNotBeInvited}
        checked={isTicked && state === null}
        onChange={(_, next) => onTick(next)}
        slotProps={{ input: { 'aria-label': t('officeList.selectRow', { name }) } }}
      />
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center' }}>
          <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
          {suggestedByAuthor && (
            <Chip size="small" variant="outlined" label={t('officeReview.suggestedByAuthor')} />
          )}
          {unavailableUntil && (
            <Chip
              size="small"
              variant="outlined"
              label={t('officeReview.awayUntil', { date: day(unavailableUntil) })}
            />
          )}
        </Box>
        <Typography variant="body2" color="text.secondary">
          {[affiliation, country, orcid && `iD ${orcid}`].filter(Boolean).join(' · ')}
        </Typography>
        {expertise.length > 0 && (
          <Typography variant="body2">
            {expertise.map((each, place) => (
              <span key={each}>
                {place > 0 && ', '}
                {matches.includes(each) ? <strong>{each}</strong> : each}
              </span>
            ))}
          </Typography>
        )}
        <Figures load={load} rating={rating} />
        {wantsNoInvitation && (
          <Typography variant="body2" color="error">
            {errorMessage('invitation/stopped')}
          </Typography>
        )}
        {conflicts.map((each) => (
          <Typography key={each.kind} variant="body2" color="error">
            {conflictText(each)}
          </Typography>
        ))}
      </Box>
      {state ? (
        <Chip size="small" variant="outlined" label={state} />
      ) : (
        !mayNotBeInvited && (
          <Box sx={{ display: 'flex', flexDirection: 'column', gap: 0.5, flexShrink: 0 }}>
            <Button
              size="small"
              variant="outlined"
              aria-label={t('officeReview.inviteNamed', { name })}
              onClick={onChoose}
            >
              {t('officeReview.invite')}
            </Button>
            {waiting && <Chip size="small" variant="outlined" label={t('officeReview.waiting')} />}
            {!waiting && onWait && conflicts.length === 0 && (
              <Button
                size="small"
                aria-label={t('officeReview.addToWaitingListNamed', { name })}
                onClick={onWait}
              >
                {t('officeReview.addToWaitingList')}
              </Button>
            )}
          </Box>
        )
      )}
    </Box>
  );
}
