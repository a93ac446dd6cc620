import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { t } from '@quire/model/messages/t';
import { Fragment } from 'react';
import { figureInWords } from './figure-in-words.ts';
import type { Figure } from './figures.ts';
import { type Point, shortPoint, type TwoYears } from './series.ts';

interface YearsTableProps {
  readonly figures: readonly Figure[];
  readonly years: TwoYears;
}

const at = ({ of }: Figure, point: Point | undefined) =>
  figureInWords(point?.isSummed ? of(point.figures) : null);

/** Figures by month, each with the same month a year earlier. */
export function YearsTable({ figures, years }: YearsTableProps) {
  return (
    <TableContainer
      component={Paper}
      variant="outlined"
      tabIndex={0}
      role="region"
      aria-label={t('officeFigures.figuresByMonth')}
      sx={{ maxHeight: 480 }}
    >
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>{t('officeFigures.month')}</TableCell>
            {figures.map(({ key, label }) => (
              <Fragment key={key}>
                <TableCell align="right">{label}</TableCell>
                <TableCell align="right" sx={{ color: 'text.secondary' }}>
                  {t('officeFigures.aYearEarlier')}
                </TableCell>
              </Fragment>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {years.points.map((point, place) => (
            <TableRow key={point.at}>
              <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                {shortPoint(point.at)}
              </TableCell>
              {figures.map((figure) => (
                <Fragment key={figure.key}>
                  <TableCell align="right">{at(figure, point)}</TableCell>
                  <TableCell align="right" sx={{ color: 'text.secondary' }}>
                    {at(figure, years.earlier[place])}
                  </TableCell>
                </Fragment>
              ))}
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          <TableRow>
            <TableCell component="th" scope="row">
              {t('officeFigures.totalToDate')}
            </TableCell>
            {figures.map(({ key, of }) => (
              <Fragment key={key}>
                <TableCell align="right" sx={{ fontWeight: 600 }}>
                  {figureInWords(of(years.sum))}
                </TableCell>
                <TableCell align="right">{figureInWords(of(years.sumEarlier))}</TableCell>
              </Fragment>
            ))}
          </TableRow>
        </TableFooter>
      </Table>
    </TableContainer>
  );
}
