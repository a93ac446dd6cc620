import type { ConferenceSession } from '@quire/model/entities/conference';
import { longDate } from '../../ui/dates.ts';
import { MetaLine } from '../../ui/meta-line.tsx';
import { byDay } from './by-day.ts';
import styles from './programme.module.css';

/** The programme, day by day: sessions with their chairs, and their talks. */
export function Programme({ sessions }: { sessions: readonly ConferenceSession[] }) {
  return (
    <section className={styles.programme} aria-labelledby="programme">
      <h2 id="programme">Programme</h2>
      {byDay(sessions).map(({ day, sessions: ofDay }) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h3 id={`day-${day}`} className={styles.day}>
            {longDate(day)}
          </h3>
          {ofDay.map((session, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two sessions may say the same
            <SessionEntry key={at} session={session} />
          ))}
        </section>
      ))}
    </section>
  );
}

function SessionEntry({ session }: { session: ConferenceSession }) {
  const { title, from, to, room, chairs, talks } = session;
  return (
    <article className={styles.session}>
      <p className={styles.time}>{[from, to].filter(Boolean).join('–')}</p>
      <div>
        <h4 className={styles.title}>{title}</h4>
        <MetaLine
          className={styles.facts}
          facts={[
            room,
            chairs.length > 0 && `${chairs.length > 1 ? 'Chairs' : 'Chair'}: ${chairs.join(', ')}`,
          ]}
        />
        {talks.length > 0 && (
          <ol className={styles.talks}>
            {talks.map((talk, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two talks may say the same
              <li key={at}>
                {talk.time && <span className={styles.time}>{talk.time} </span>}
                {talk.title}
                {talk.speakers.length > 0 && (
                  <span className={styles.speakers}>{talk.speakers.join(', ')}</span>
                )}
              </li>
            ))}
          </ol>
        )}
      </div>
    </article>
  );
}
