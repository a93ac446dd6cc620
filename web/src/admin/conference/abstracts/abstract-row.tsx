import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Collapse from '@mui/material/Collapse';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { OfficeAbstract } from '@quire/model/calls/abstracts';
import { abstractNumber, meanScore } from '@quire/model/entities/abstract';
import { useId, useState } from 'react';
import { instant } from '../../kit/dates.ts';
import { StatusChip } from '../../kit/records/content-status.tsx';
import { OFFICE_STATE_LABELS } from './decision-labels.ts';

const PREFERENCES = {
  talk: 'prefers a talk',
  poster: 'prefers a poster',
  either: 'talk or poster',
};
const DID = {
  submitted: 'submitted it',
  changed: 'changed it',
  withdrawn: 'withdrew it',
  talk: 'accepted it as a talk',
  poster: 'accepted it as a poster',
  rejected: 'rejected it',
};

interface AbstractRowProps {
  readonly abstract: OfficeAbstract;
  readonly isChosen: boolean;
  readonly onChoose: (isOn: boolean) => void;
}

/** An abstract in the office's list: score and status, with the text, reviews and log on demand. */
export function AbstractRow({ abstract, isChosen, onChoose }: AbstractRowProps) {
  const { number, title, authors, state, topic, preference, reviews, isOwn, declared, log } =
    abstract;
  const [isOpen, setOpen] = useState(false);
  const details = useId();
  const mean = meanScore(reviews);
  const called = `${abstractNumber(number)} ${title}`;
  return (
    <Paper component="li" variant="outlined" sx={{ p: 1.5, mb: 1 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <Checkbox
          checked={isChosen}
          disabled={isOwn || state === 'withdrawn'}
          onChange={({ target }) => onChoose(target.checked)}
          slotProps={{ input: { 'aria-label': `Select ${called}` } }}
          sx={{ mt: -0.5 }}
        />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{called}</Typography>
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {[authors.map(({ name }) => name).join(', '), topic, PREFERENCES[preference]]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 0.5 }}>
            <StatusChip
              status={state}
              isOn={state === 'talk' || state === 'poster'}
              labels={OFFICE_STATE_LABELS}
            />
            <Typography variant="body2">
              {isOwn
                ? 'Your own abstract. Its reviews are hidden from you.'
                : mean === null
                  ? 'No score yet'
                  : `Score ${mean.toFixed(1)} from ${reviews.length} ${reviews.length === 1 ? 'review' : 'reviews'}`}
            </Typography>
            <Button
              size="small"
              aria-expanded={isOpen}
              aria-controls={details}
              aria-label={`${isOpen ? 'Hide' : 'Show'} details of ${called}`}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? 'Hide details' : 'Show details'}
            </Button>
          </Box>
        </Box>
      </Box>
      <Collapse in={isOpen} id={details} unmountOnExit>
        <Box sx={{ paddingInlineStart: { sm: 6 }, maxWidth: '52rem' }}>
          <Typography sx={{ whiteSpace: 'pre-line', my: 1.5 }}>{abstract.text}</Typography>
          <Typography variant="body2" color="text.secondary">
            {authors.map(({ name, affiliation }) => `${name}, ${affiliation}`).join('; ')}.
            Submitted by {abstract.ownerName} ({abstract.ownerEmail}).
          </Typography>
          {reviews.map((review) => (
            <Box key={`${review.name} ${review.at}`} sx={{ mt: 1.5 }}>
              <Typography variant="body2" sx={{ fontWeight: 600 }}>
                {review.name}: {review.score}
              </Typography>
              {review.comment && (
                <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
                  {review.comment}
                </Typography>
              )}
            </Box>
          ))}
          {declared.length > 0 && (
            <Typography variant="body2" sx={{ mt: 1.5 }}>
              Conflict of interest declared by {declared.join(', ')}.
            </Typography>
          )}
          {log.length > 0 && (
            <Box component="ul" sx={{ mt: 1.5, mb: 0, paddingInlineStart: 2 }}>
              {log.map(({ at, by, did }) => (
                <Typography key={`${at} ${did}`} component="li" variant="body2">
                  {instant(at)}: {by} {DID[did]}.
                </Typography>
              ))}
            </Box>
          )}
        </Box>
      </Collapse>
    </Paper>
  );
}
