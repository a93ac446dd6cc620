import { shownFigures, type YearPeriod } from '@quire/model/entities/stat-years';
import { YEAR_FIGURE_LABELS, yearFigureText } from '@quire/model/entities/year-figure-labels';
import { longDate, shortDate } from '@quire/model/messages/dates';
import { t } from '@quire/model/messages/t';
import { articlePath } from '@quire/model/paths';
import { Link } from 'react-router';
import { rich } from '../../../messages/rich.ts';
import type { JournalPageData } from '../parts/journal-page-data.ts';
import styles from './statistics.module.css';

/** “2026, to 24 Nov 2026”, or “2025, whole year”. */
function PeriodHead({ from, to }: Pick<YearPeriod, 'from' | 'to'>) {
  return (
    <th scope="col">
      {from.slice(0, 4)}
      <span className={styles.note}>
        {to.endsWith('-12-31')
          ? t('journals.wholeYear')
          : t('journals.toDay', { date: shortDate(to) })}
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
        {rich('journals.figuresUntil', {
          date: <time dateTime={until}>{longDate(until)}</time>,
        })}
      </p>
      <table className={styles.table}>
        <caption className="visually-hidden">
          {t('journals.figuresOf', { journal: frame.fullname })}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('journals.figure')}</th>
            {periods.map(({ from, to }) => (
              <PeriodHead key={from + to} from={from} to={to} />
            ))}
          </tr>
        </thead>
        <tbody>
          {shownFigures(periods).map((key) => (
            <tr key={key}>
              <th scope="row">
                {YEAR_FIGURE_LABELS[key].label}
                <span className={styles.note}>{YEAR_FIGURE_LABELS[key].note}</span>
              </th>
              {periods.map(({ from, to, figures }) => (
                <td key={from + to}>
                  {yearFigureText(key, figures[key].value)}
                  {figures[key].since && (
                    <span className={styles.note}>
                      {t('journals.sinceDay', { date: shortDate(figures[key].since) })}
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {mostRead.length > 0 && (
        <section aria-labelledby="most-read">
          <h2 id="most-read">{t('journals.mostRead')}</h2>
          <ol className={styles.read}>
            {mostRead.map(({ journal, issue, akey, title, views, downloads, since }) => (
              <li key={akey}>
                <Link to={articlePath(journal, issue, akey)}>{title}</Link>
                <span className={styles.note}>
                  {t('journals.readSince', { views, downloads, date: longDate(since) })}
                </span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}
