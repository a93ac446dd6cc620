import { YEAR_FIGURES, type YearPeriod } from '@quire/model/entities/stat-years';
import { YEAR_FIGURE_LABELS, yearFigureText } from '@quire/model/entities/year-figure-labels';
import { longDate } from '@quire/model/messages/dates';
import { articlePath } from '@quire/model/paths';
import { Link } from 'react-router';
import type { JournalPageData } from '../parts/journal-page-data.ts';
import styles from './statistics.module.css';

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
/** “1 Oct 2025”: three columns of them fit on a phone. */
const shortDate = (isoDate: string) => DAY.format(new Date(isoDate));

/** “2026, to 24 Nov 2026”, or “2025, whole year”. */
function PeriodHead({ from, to }: Pick<YearPeriod, 'from' | 'to'>) {
  return (
    <th scope="col">
      {from.slice(0, 4)}
      <span className={styles.note}>
        {to.endsWith('-12-31') ? 'whole year' : `to ${shortDate(to)}`}
      </span>
    </th>
  );
}

/** This year's figures beside last year's, and what is read most. */
export function Statistics({ page: { statistics, frame } }: { page: JournalPageData }) {
  if (!statistics) return null;
  const { periods, mostRead, until } = statistics;
  return (
    <>
      <p>
        Counted up to <time dateTime={until}>{longDate(until)}</time>, and updated every night. A
        dash means that a figure was not counted or could not be calculated.
      </p>
      <table className={styles.table}>
        <caption className="visually-hidden">Figures of {frame.fullname}</caption>
        <thead>
          <tr>
            <th scope="col">Figure</th>
            {periods.map(({ from, to }) => (
              <PeriodHead key={from + to} from={from} to={to} />
            ))}
          </tr>
        </thead>
        <tbody>
          {YEAR_FIGURES.map((key) => (
            <tr key={key}>
              <th scope="row">
                {YEAR_FIGURE_LABELS[key].label}
                <span className={styles.note}>{YEAR_FIGURE_LABELS[key].note}</span>
              </th>
              {periods.map(({ from, to, figures }) => (
                <td key={from + to}>
                  {yearFigureText(key, figures[key].value)}
                  {figures[key].since && (
                    <span className={styles.note}>since {shortDate(figures[key].since)}</span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {mostRead.length > 0 && (
        <section aria-labelledby="most-read">
          <h2 id="most-read">Most read articles</h2>
          <ol className={styles.read}>
            {mostRead.map(({ journal, issue, akey, title, views, downloads, since }) => (
              <li key={akey}>
                <Link to={articlePath(journal, issue, akey)}>{title}</Link>
                <span className={styles.note}>
                  {views.toLocaleString('en-GB')} views and {downloads.toLocaleString('en-GB')}{' '}
                  downloads since {longDate(since)}
                </span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}
