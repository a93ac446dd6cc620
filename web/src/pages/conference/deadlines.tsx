import { longDate } from '@quire/model/messages/dates';
import { t } from '@quire/model/messages/t';
import { Fragment } from 'react';
import styles from './conference-entry.module.css';
import type { ConferenceCard } from './conference-page.ts';

const kinds = () =>
  [
    ['abstract', t('conference.dueAbstracts')],
    ['paper', t('conference.duePapers')],
    ['notification', t('conference.dueNotification')],
    ['camera', t('conference.dueFinalPapers')],
    ['registration', t('conference.dueRegistration')],
  ] as const;

/** Until when one can say something to a conference, in the order of the days. */
export function Deadlines({ deadlines, call }: Pick<ConferenceCard, 'deadlines' | 'call'>) {
  const dates = kinds()
    .flatMap(([key, label]) => {
      // Of a call for abstracts, its own last day counts.
      const date = (key === 'abstract' && call?.closes) || deadlines[key];
      return date ? [{ label, date }] : [];
    })
    .sort((a, b) => a.date.localeCompare(b.date));
  if (dates.length === 0) return null;
  return (
    <dl className={styles.deadlines}>
      {dates.map(({ label, date }) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>
            <time dateTime={date}>{longDate(date)}</time>
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
