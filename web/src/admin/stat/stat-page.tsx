import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { PRESS_SCOPE } from '@quire/model/entities/stat';
import { errorMessage } from '@quire/model/errors';
import { t } from '@quire/model/messages/t';
import { can } from '@quire/model/roles';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useJournalKeys } from '../../data/live/journal-keys.ts';
import { useStatMonths } from '../../data/live/office/stat-months.ts';
import { useStatYears } from '../../data/live/office/stat-years.ts';
import type { Person } from '../../session/use-person.ts';
import { figuresFor } from '../kit/figures/figures.ts';
import { seriesOf } from '../kit/figures/series.ts';
import { EXPORT_FORMAT_NAMES, EXPORT_FORMATS } from '../kit/list/export-formats.ts';
import { OfficeFrame } from '../kit/office-frame.tsx';
import { StaffOnly } from '../kit/staff-only.tsx';
import { FiguresGroup } from './figures-group.tsx';
import { saveFigures, saveYears } from './save-figures.ts';
import { StatChoice, type StatWanted } from './stat-choice.tsx';
import { YearTable } from './year-table.tsx';

const VIEWS = {
  charts: t('officeStat.viewCharts'),
  table: t('officeStat.viewTables'),
  years: t('officeStat.viewYears'),
} as const;
type View = keyof typeof VIEWS;
const isView = (value: string | null): value is View => Object.hasOwn(VIEWS, value ?? '');

const monthsAgo = (count: number) => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count, 1))
    .toISOString()
    .slice(0, 7);
};

/** The choice is kept in the address, so that a view can be bookmarked and shared. */
function useWanted(first: string): [StatWanted, View, (change: Record<string, string>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const month = (name: string, otherwise: string) => {
    const said = parameters.get(name) ?? '';
    return /^\d{4}-(0[1-9]|1[0-2])$/.test(said) ? said : otherwise;
  };
  const wanted: StatWanted = {
    scope: parameters.get('of') ?? first,
    from: month('from', monthsAgo(11)),
    to: month('to', monthsAgo(0)),
    step: parameters.get('by') === 'day' ? 'day' : 'month',
  };
  const names: Readonly<Record<string, string>> = { scope: 'of', step: 'by' };
  const change = (some: Record<string, string>) =>
    setParameters((before) => {
      for (const [name, value] of Object.entries(some)) before.set(names[name] ?? name, value);
      return before;
    });
  const view = parameters.get('view');
  return [wanted, isView(view) ? view : 'charts', change];
}

function Stat({ person }: { readonly person: Person }) {
  const journals = useJournalKeys(person.claims, 'stat.read');
  const mayPress = can(person, 'stat.read');
  const [wanted, view, change] = useWanted(mayPress ? PRESS_SCOPE : (journals[0] ?? ''));
  const { scope, from, to, step } = wanted;
  const isYears = view === 'years';
  const series = useStatMonths(isYears ? '' : scope, from, to);
  const beside = useStatYears(isYears ? scope : '');
  const { loading, problem } = isYears ? beside : series;
  const { months } = series;
  const { years } = beside;
  const { points, sum } = useMemo(() => seriesOf(months, from, to, step), [months, from, to, step]);
  const hasFigures = isYears ? years !== null : points.some(({ isSummed }) => isSummed);
  return (
    <OfficeFrame
      person={person}
      title={t('officeStat.pageTitle')}
      actions={EXPORT_FORMAT_NAMES.map((format) => (
        <Button
          key={format}
          variant="outlined"
          disabled={!hasFigures}
          onClick={() =>
            isYears
              ? years && saveYears(format, years)
              : saveFigures(format, scope, points, figuresFor(sum))
          }
        >
          {EXPORT_FORMATS[format].label}
        </Button>
      ))}
    >
      <Stack spacing={2.5}>
        <Stack
          direction="row"
          spacing={1.5}
          sx={{ flexWrap: 'wrap', justifyContent: 'space-between' }}
        >
          <StatChoice
            wanted={wanted}
            journals={journals}
            mayPress={mayPress}
            isOfYears={isYears}
            onChange={(some) => change({ ...some })}
          />
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label={t('officeStat.shownAs')}
            value={view}
            onChange={(_, chosen: string | null) => chosen && change({ view: chosen })}
          >
            {Object.entries(VIEWS).map(([value, label]) => (
              <ToggleButton key={value} value={value}>
                {label}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        </Stack>
        {problem && <Alert severity="error">{errorMessage(problem)}</Alert>}
        {!isYears && from > to && <Alert severity="warning">{t('officeStat.wrongPeriod')}</Alert>}
        {loading && <LinearProgress aria-label={t('officeStat.loadingFigures')} />}
        {!loading && !problem && (isYears || from <= to) && !hasFigures && (
          <Alert severity="info">
            {isYears ? t('officeStat.noFiguresYet') : t('officeStat.noFiguresInPeriod')}
          </Alert>
        )}
        {isYears && years && <YearTable years={years} />}
        {!isYears &&
          hasFigures &&
          figuresFor(sum).map((group) => (
            <FiguresGroup
              key={group.title}
              {...{ group, points, sum }}
              isTable={view === 'table'}
            />
          ))}
      </Stack>
    </OfficeFrame>
  );
}

/** `/admin/dashboard/stat`: usage, submissions and decisions, from daily totals. */
export default function StatPage() {
  return <StaffOnly action="stat.read">{(person) => <Stat person={person} />}</StaffOnly>;
}
