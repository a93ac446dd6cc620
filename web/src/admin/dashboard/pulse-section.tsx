import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { PRESS_SCOPE } from '@quire/model/entities/stat';
import { t } from '@quire/model/messages/t';
import { can } from '@quire/model/roles';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useJournalKeys } from '../../data/live/journal-keys.ts';
import { useStatMonths } from '../../data/live/office/stat-months.ts';
import type { Person } from '../../session/use-person.ts';
import { firstOfTwoYears, twoYearsOf } from '../kit/figures/series.ts';
import { YearsChart } from '../kit/figures/years-chart.tsx';
import { YearsTable } from '../kit/figures/years-table.tsx';
import { pulseFor } from './pulse.ts';

const GRID = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    xl: 'repeat(4, minmax(0, 1fr))',
  },
} as const;

/**
 * The last twelve months of a journal or the press beside the twelve before: always 24 documents.
 */
export function PulseSection({ person }: { readonly person: Person }) {
  const journals = useJournalKeys(person.claims, 'stat.read');
  const scopes = can(person, 'stat.read') ? [PRESS_SCOPE, ...journals] : journals;
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get('of') ?? '';
  const scope = scopes.includes(asked) ? asked : (scopes[0] ?? '');
  const [isTable, setTable] = useState(false);
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const found = useStatMonths(scope, firstOfTwoYears(today), today.slice(0, 7));
  const years = useMemo(() => twoYearsOf(found.months, today), [found.months, today]);
  const figures = pulseFor(person.claims, years.sum);
  const isKnown = [...years.points, ...years.earlier].some(({ isSummed }) => isSummed);
  return (
    <section aria-labelledby="pulse">
      <Stack
        direction="row"
        spacing={1.5}
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'end', mb: 1.5 }}
      >
        <Box sx={{ flex: '1 1 16rem' }}>
          <Typography variant="h2" id="pulse">
            {t('officeDashboard.lastTwelveMonths')}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {t('officeDashboard.chartsHint')}
          </Typography>
        </Box>
        {scopes.length > 1 && (
          <TextField
            select
            label={t('officeDashboard.scope')}
            value={scope}
            sx={{ width: 170 }}
            onChange={({ target }) =>
              setParameters(
                (before) => {
                  before.set('of', target.value);
                  return before;
                },
                { replace: true, preventScrollReset: true },
              )
            }
          >
            {scopes.map((each) => (
              <MenuItem key={each} value={each}>
                {each === PRESS_SCOPE ? t('officeDashboard.wholePress') : each}
              </MenuItem>
            ))}
          </TextField>
        )}
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={t('officeDashboard.view')}
          value={isTable ? 'table' : 'charts'}
          onChange={(_, view: string | null) => view && setTable(view === 'table')}
        >
          <ToggleButton value="charts">{t('officeDashboard.charts')}</ToggleButton>
          <ToggleButton value="table">{t('officeDashboard.table')}</ToggleButton>
        </ToggleButtonGroup>
      </Stack>
      {found.problem && <Alert severity="warning">{t('officeDashboard.figuresNotLoaded')}</Alert>}
      {found.loading && (
        <Skeleton
          variant="rounded"
          height={180}
          role="status"
          aria-label={t('officeDashboard.loadingFigures')}
        />
      )}
      {!found.loading && !found.problem && (!isKnown || figures.length === 0) && (
        <Typography color="text.secondary">{t('officeDashboard.noFiguresYet')}</Typography>
      )}
      {isKnown &&
        figures.length > 0 &&
        (isTable ? (
          <YearsTable figures={figures} years={years} />
        ) : (
          <Box sx={GRID}>
            {figures.map((figure) => (
              <YearsChart key={figure.key} figure={figure} years={years} />
            ))}
          </Box>
        ))}
    </section>
  );
}
