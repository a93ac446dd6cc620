import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Bars } from './bars.tsx';
import type { Figure } from './figures.ts';
import type { TwoYears } from './series.ts';

const shown = (value: number | null) => (value === null ? '–' : value.toLocaleString('en-GB'));

interface YearsChartProps {
  readonly figure: Figure;
  readonly years: TwoYears;
}

/** One figure for twelve months beside the twelve before. The table has the same data. */
export function YearsChart({ figure, years }: YearsChartProps) {
  const [now, before] = [figure.of(years.sum), figure.of(years.sumEarlier)];
  const hasAny = [...years.points, ...years.earlier].some(({ figures }) => figure.of(figures));
  return (
    <Box component="figure" sx={{ m: 0, minWidth: 0 }}>
      <Box component="figcaption" sx={{ mb: 0.5 }}>
        <Typography variant="h3" component="span">
          {figure.label}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          <Box component="span" sx={{ color: 'text.primary', fontWeight: 600 }}>
            {shown(now)}
          </Box>
          {`, ${shown(before)} a year earlier`}
        </Typography>
      </Box>
      {hasAny ? (
        <Bars
          figure={figure}
          points={years.points}
          earlier={years.earlier}
          label={`${figure.label} by month: ${shown(now)} in the last twelve months, ${shown(before)} in the same period a year earlier. The table lists every month.`}
        />
      ) : (
        <Typography variant="body2" color="text.secondary">
          No data for these two years.
        </Typography>
      )}
    </Box>
  );
}
