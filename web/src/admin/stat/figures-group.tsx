import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { StatDay } from '@quire/model/entities/stat';
import { BarChart } from '../kit/figures/bar-chart.tsx';
import type { FigureGroup } from '../kit/figures/figures.ts';
import type { Point } from '../kit/figures/series.ts';
import { FiguresTable } from './figures-table.tsx';

interface FiguresGroupProps {
  readonly group: FigureGroup;
  readonly points: readonly Point[];
  readonly sum: StatDay;
  readonly isTable: boolean;
}

/** Related figures, as charts or as a table. */
export function FiguresGroup({ group, points, sum, isTable }: FiguresGroupProps) {
  const { title, text, figures } = group;
  return (
    <section aria-label={title}>
      <Typography variant="h2">{title}</Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5, maxWidth: '80ch' }}>
        {text}
      </Typography>
      {isTable ? (
        <FiguresTable group={group} points={points} sum={sum} />
      ) : (
        <Box
          sx={{
            display: 'grid',
            gap: 2.5,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {figures.map((figure) => (
            <BarChart key={figure.key} figure={figure} points={points} total={figure.of(sum)} />
          ))}
        </Box>
      )}
    </section>
  );
}
