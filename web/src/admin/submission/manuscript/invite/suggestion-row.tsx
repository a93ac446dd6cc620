import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { SuggestedReviewer } from '@quire/model/calls/reviews';
import { REVIEW_STATES } from '@quire/model/states/review-states';
import { day } from '../../../kit/dates.ts';
import { ratingInWords, reviewerFigures } from './reviewer-figures.ts';

interface SuggestionRowProps {
  readonly reviewer: SuggestedReviewer;
  /** They were invited in this round. */
  readonly isInvited: boolean;
  readonly onChoose: () => void;
  /** They are on the waiting list. */
  readonly waiting: boolean;
  /** Null: there is no round of review that they could wait for. */
  readonly onWait: (() => void) | null;
}

/** Read as one sentence; on a narrow screen it breaks between the figures. */
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

/** Somebody of the base: what they know, what is on their desk, and what speaks against them. */
export function SuggestionRow(props: SuggestionRowProps) {
  const { reviewer, isInvited, onChoose, waiting, onWait } = props;
  const { name, affiliation, country, orcid, expertise, matches, load, rating } = reviewer;
  const { conflicts, unavailableUntil, suggestedByAuthor, review } = reviewer;
  const isAuthor = conflicts.some(({ kind }) => kind === 'author');
  const state = review ? REVIEW_STATES[review.state].label : isInvited ? 'Invited' : null;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, py: 1.25, alignItems: 'flex-start' }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center' }}>
          <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
          {suggestedByAuthor && (
            <Chip size="small" variant="outlined" label="suggested by the author" />
          )}
          {unavailableUntil && (
            <Chip size="small" variant="outlined" label={`away until ${day(unavailableUntil)}`} />
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
        {conflicts.map(({ kind, message }) => (
          <Typography key={kind} variant="body2" color="error">
            {message}
          </Typography>
        ))}
      </Box>
      {state ? (
        <Chip size="small" variant="outlined" label={state} />
      ) : (
        !isAuthor && (
          <Box sx={{ display: 'flex', flexDirection: 'column', gap: 0.5, flexShrink: 0 }}>
            <Button
              size="small"
              variant="outlined"
              aria-label={`Invite ${name}`}
              onClick={onChoose}
            >
              Invite
            </Button>
            {waiting && <Chip size="small" variant="outlined" label="Waiting" />}
            {!waiting && onWait && conflicts.length === 0 && (
              <Button size="small" aria-label={`Waiting list: add ${name}`} onClick={onWait}>
                Waiting list
              </Button>
            )}
          </Box>
        )
      )}
    </Box>
  );
}
