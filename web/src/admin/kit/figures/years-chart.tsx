import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import { rich } from '../../../messages/rich.ts';
import { Bars } from './bars.tsx';
import { figureInWords } from './figure-in-words.ts';
import type { Figure } from './figures.ts';
import type { TwoYears } from './series.ts';

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
          {rich('officeFigures.valueAndYearEarlier', {
            now: (words) => (
              <Box component="span" sx={{ color: 'text.primary', fontWeight: 600 }}>
                {words}
              </Box>
            ),
            value: figureInWords(now),
            earlier: figureInWords(before),
          })}
        </Typography>
      </Box>
      {hasAny ? (
        <Bars
          figure={figure}
          points={years.points}
          earlier={years.earlier}
          label={t('officeFigures.yearsSummary', {
            label: figure.label,
            value: figureInWords(now),
            earlier: figureInWords(before),
          })}
        />
      ) : (
        <Typography variant="body2" color="text.secondary">
          {t('officeFigures.noDataInYears')}
        </Typography>
      )}
    </Box>
  );
}
