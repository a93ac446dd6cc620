import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatNumber } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
import { Bars } from './bars.tsx';
import type { Figure } from './figures.ts';
import type { Point } from './series.ts';

const heightOf = (figure: Figure, { figures }: Point): number => figure.of(figures) ?? 0;

function summary(figure: Figure, points: readonly Point[]): string {
  const ranked = points.toSorted((a, b) => heightOf(figure, b) - heightOf(figure, a));
  const [most] = ranked;
  const last = ranked.at(-1);
  const [from, to] = [points[0]?.at ?? '', points.at(-1)?.at ?? ''];
  const { label } = figure;
  const count = points.length;
  const mostAt = most?.at ?? '';
  const highest = most ? formatNumber(heightOf(figure, most)) : '';
  return last && heightOf(figure, last) < 0
    ? t('officeFigures.chartSummaryWithLeast', {
        label,
        count,
        from,
        to,
        mostAt,
        most: highest,
        leastAt: last.at,
        least: formatNumber(heightOf(figure, last)),
      })
    : t('officeFigures.chartSummary', { label, count, from, to, mostAt, most: highest });
}

interface BarChartProps {
  readonly figure: Figure;
  readonly points: readonly Point[];
  /** The value for the whole period. */
  readonly total: number | null;
}

/** One figure over time as bars, with its value for the whole period. The table beside it has the same data. */
export function BarChart({ figure, points, total }: BarChartProps) {
  // A month with more credited than invoiced is negative.
  const hasAny = points.some((point) => heightOf(figure, point) !== 0);
  return (
    <Box component="figure" sx={{ m: 0, minWidth: 0 }}>
      <Box
        component="figcaption"
        sx={{ display: 'flex', alignItems: 'baseline', gap: 1, mb: 0.5, flexWrap: 'wrap' }}
      >
        <Typography variant="h3" component="span">
          {figure.label}
        </Typography>
        {hasAny && total !== null && (
          <Typography component="span" color="text.secondary">
            {formatNumber(total)}
          </Typography>
        )}
      </Box>
      {hasAny ? (
        <Bars figure={figure} points={points} label={summary(figure, points)} />
      ) : (
        <Typography variant="body2" color="text.secondary">
          {t('officeFigures.noDataInPeriod')}
        </Typography>
      )}
    </Box>
  );
}
