import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import {
  adminJournalArticlesPath,
  adminJournalsPath,
  adminPagesPath,
  adminSettingsPath,
} from '@quire/model/office-paths';
import {
  criterionId,
  judge,
  placeOf,
  type ReadinessCriterion,
  type ReadinessState,
} from '@quire/model/readiness/criteria';
import type { MeasurePlace, Measures } from '@quire/model/readiness/measures';
import { Link } from 'react-router';
import { CRITERION_WORDS } from './criterion-words.ts';
import { findingText } from './finding-text.ts';

const STATES: Readonly<
  Record<ReadinessState, { label: string; color: 'success' | 'warning' | 'info' }>
> = {
  met: { label: t('officeReadiness.met'), color: 'success' },
  'not-met': { label: t('officeReadiness.notMet'), color: 'warning' },
  'by-hand': { label: t('officeReadiness.byHand'), color: 'info' },
};

const PLACES: Readonly<
  Record<MeasurePlace, { label: string; pathOf: (journal: string) => string }>
> = {
  journal: { label: t('officeReadiness.placeJournal'), pathOf: adminJournalsPath },
  articles: { label: t('officeReadiness.placeArticles'), pathOf: adminJournalArticlesPath },
  texts: { label: t('officeReadiness.placeTexts'), pathOf: () => adminPagesPath() },
  press: { label: t('officeReadiness.placeTexts'), pathOf: () => adminPagesPath() },
  settings: { label: t('officeReadiness.placeSettings'), pathOf: adminSettingsPath },
};

interface CriterionRowProps {
  readonly journal: string;
  readonly criterion: ReadinessCriterion;
  readonly measures: Measures;
}

/** What an index asks for, whether the journal does it, and where it is changed. */
export function CriterionRow({ journal, criterion, measures }: CriterionRowProps) {
  const { label, color } = STATES[judge(criterion, measures)];
  const words = CRITERION_WORDS['hand' in criterion ? criterion.hand : criterion.measure];
  const finding = findingText(criterion, measures);
  const name = placeOf(criterion);
  const place = name && PLACES[name];
  const id = criterionId(criterion);
  return (
    <Box
      component="li"
      aria-labelledby={id}
      sx={{
        ...{ display: 'grid', gap: 1.5, py: 1, borderTop: 1, borderColor: 'divider' },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '9rem minmax(0, 1fr) auto' },
        alignItems: 'start',
      }}
    >
      <Box>
        <Chip size="small" variant="outlined" {...{ label, color }} />
      </Box>
      <Box>
        <Typography id={id} sx={{ fontWeight: 600 }}>
          {words}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {[criterion.isRecommended && t('officeReadiness.recommended'), finding]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Box>
      {place && (
        <Button
          component={Link}
          to={place.pathOf(journal)}
          size="small"
          variant="outlined"
          aria-label={t('officeReadiness.openFor', { place: place.label, criterion: words })}
        >
          {place.label}
        </Button>
      )}
    </Box>
  );
}
