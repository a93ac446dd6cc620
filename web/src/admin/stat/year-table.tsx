import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { type StatYears, shownFigures } from '@quire/model/entities/stat-years';
import { YEAR_FIGURE_LABELS, yearFigureText } from '@quire/model/entities/year-figure-labels';
import { t } from '@quire/model/messages/t';
import { articlePath } from '@quire/model/paths';
import type { ReactNode } from 'react';
import { day } from '../kit/dates.ts';

function Small({ children }: { readonly children: ReactNode }) {
  return (
    <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
      {children}
    </Typography>
  );
}

/** This year and last year for each figure, then the most read articles. */
export function YearTable({ years }: { readonly years: StatYears }) {
  const { periods, mostRead, until } = years;
  return (
    <>
      <section aria-label={t('officeStat.twoYears')}>
        <Typography variant="h2">{t('officeStat.twoYears')}</Typography>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5, maxWidth: '80ch' }}>
          {t('officeStat.twoYearsText', { date: day(until) })}
        </Typography>
        <TableContainer
          component={Paper}
          variant="outlined"
          tabIndex={0}
          role="region"
          aria-label={t('officeStat.twoYearsTable')}
        >
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{t('officeStat.figureColumn')}</TableCell>
                {periods.map(({ from, to }) => (
                  <TableCell key={from + to} align="right">
                    {from.slice(0, 4)}
                    <Small>
                      {to.endsWith('-12-31')
                        ? t('officeStat.wholeYear')
                        : t('officeStat.until', { date: day(to) })}
                    </Small>
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {shownFigures(periods).map((key) => (
                <TableRow key={key}>
                  <TableCell component="th" scope="row">
                    {YEAR_FIGURE_LABELS[key].label}
                    <Small>{YEAR_FIGURE_LABELS[key].note}</Small>
                  </TableCell>
                  {periods.map(({ from, to, figures }) => (
                    <TableCell key={from + to} align="right" sx={{ verticalAlign: 'top' }}>
                      {yearFigureText(key, figures[key].value)}
                      {figures[key].since && (
                        <Small>{t('officeStat.since', { date: day(figures[key].since) })}</Small>
                      )}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      </section>
      {mostRead.length > 0 && (
        <section aria-label={t('officeStat.mostReadArticles')}>
          <Typography variant="h2">{t('officeStat.mostReadArticles')}</Typography>
          <Box component="ol" sx={{ pl: 3, '& li': { mb: 1 } }}>
            {mostRead.map(({ journal, issue, akey, title, views, downloads, since }) => (
              <li key={`${journal}~${akey}`}>
                <Link href={articlePath(journal, issue, akey)}>{title}</Link>
                <Small>
                  {t('officeStat.readingsSince', {
                    journal,
                    views,
                    downloads,
                    date: day(since),
                  })}
                </Small>
              </li>
            ))}
          </Box>
        </section>
      )}
    </>
  );
}
