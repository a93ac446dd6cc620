import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Collapse from '@mui/material/Collapse';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { OfficeAbstract } from '@quire/model/calls/abstracts';
import { abstractNumber, meanScore } from '@quire/model/entities/abstract';
import { locale } from '@quire/model/messages/language';
import { formatList } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
import { useId, useState } from 'react';
import { instant } from '../../kit/dates.ts';
import { StatusChip } from '../../kit/records/content-status.tsx';
import { OFFICE_STATE_LABELS } from './decision-labels.ts';

const PREFERENCES = {
  talk: t('officeConference.prefersTalk'),
  poster: t('officeConference.prefersPoster'),
  either: t('officeConference.prefersEither'),
};
const DECIMAL = new Intl.NumberFormat(locale(), {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

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
          slotProps={{
            input: { 'aria-label': t('officeConference.selectAbstract', { abstract: called }) },
          }}
          sx={{ mt: -0.5 }}
        />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{called}</Typography>
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {[formatList(authors.map(({ name }) => name)), topic, PREFERENCES[preference]]
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
                ? t('officeConference.ownAbstract')
                : mean === null
                  ? t('officeConference.noScoreYet')
                  : t('officeConference.score', {
                      score: DECIMAL.format(mean),
                      count: reviews.length,
                    })}
            </Typography>
            <Button
              size="small"
              aria-expanded={isOpen}
              aria-controls={details}
              aria-label={
                isOpen
                  ? t('officeConference.hideDetailsOf', { abstract: called })
                  : t('officeConference.showDetailsOf', { abstract: called })
              }
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? t('officeConference.hideDetails') : t('officeConference.showDetails')}
            </Button>
          </Box>
        </Box>
      </Box>
      <Collapse in={isOpen} id={details} unmountOnExit>
        <Box sx={{ paddingInlineStart: { sm: 6 }, maxWidth: '52rem' }}>
          <Typography sx={{ whiteSpace: 'pre-line', my: 1.5 }}>{abstract.text}</Typography>
          <Typography variant="body2" color="text.secondary">
            {t('officeConference.abstractAuthors', {
              authors: authors.map(({ name, affiliation }) => `${name}, ${affiliation}`).join('; '),
              name: abstract.ownerName,
              email: abstract.ownerEmail,
            })}
          </Typography>
          {reviews.map((review) => (
            <Box key={`${review.name} ${review.at}`} sx={{ mt: 1.5 }}>
              <Typography variant="body2" sx={{ fontWeight: 600 }}>
                {t('officeConference.reviewScore', { name: review.name, score: review.score })}
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
              {t('officeConference.conflictDeclared', { names: formatList(declared) })}
            </Typography>
          )}
          {log.length > 0 && (
            <Box component="ul" sx={{ mt: 1.5, mb: 0, paddingInlineStart: 2 }}>
              {log.map(({ at, by, did }) => (
                <Typography key={`${at} ${did}`} component="li" variant="body2">
                  {t('officeConference.logEntry', { date: instant(at), by, did })}
                </Typography>
              ))}
            </Box>
          )}
        </Box>
      </Collapse>
    </Paper>
  );
}
