import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { StatDay } from '@quire/model/entities/stat';
import { t } from '@quire/model/messages/t';
import { figureInWords } from '../kit/figures/figure-in-words.ts';
import type { FigureGroup } from '../kit/figures/figures.ts';
import type { Point } from '../kit/figures/series.ts';

interface FiguresTableProps {
  readonly group: FigureGroup;
  readonly points: readonly Point[];
  readonly sum: StatDay;
}

/** The figures of a group, a row for each date and one for the whole period. */
export function FiguresTable({ group, points, sum }: FiguresTableProps) {
  const { title, figures } = group;
  return (
    <TableContainer
      component={Paper}
      variant="outlined"
      tabIndex={0}
      role="region"
      aria-label={title}
      sx={{ maxHeight: 420 }}
    >
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>{t('officeStat.period')}</TableCell>
            {figures.map(({ key, label }) => (
              <TableCell key={key} align="right">
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {points.map((point) => (
            <TableRow key={point.at}>
              <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                {point.at}
              </TableCell>
              {figures.map(({ key, of }) => (
                <TableCell key={key} align="right">
                  {figureInWords(point.isSummed ? of(point.figures) : null)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          <TableRow>
            <TableCell component="th" scope="row">
              {t('officeStat.wholePeriod')}
            </TableCell>
            {figures.map(({ key, of }) => (
              <TableCell key={key} align="right" sx={{ fontWeight: 600 }}>
                {figureInWords(of(sum))}
              </TableCell>
            ))}
          </TableRow>
        </TableFooter>
      </Table>
    </TableContainer>
  );
}
