import { PICKED_MOST, programmeCalendarPath } from '@quire/model/conference-paths';
import type { ConferenceSession, PublishedConference } from '@quire/model/entities/conference';
import { longDate } from '@quire/model/messages/dates';
import { t } from '@quire/model/messages/t';
import { useState } from 'react';
import { MetaLine } from '../../ui/meta-line.tsx';
import { byDay } from './by-day.ts';
import styles from './programme.module.css';
import { type Picked, usePicked } from './use-picked.ts';

type ProgrammeProps = Pick<PublishedConference, 'ckey' | 'sessions' | 'city' | 'timeZone'>;

/** The programme, day by day: sessions with their chairs, and their talks. Readers mark what they want to hear. */
export function Programme({ ckey, sessions, city, timeZone }: ProgrammeProps) {
  const picked = usePicked(ckey);
  const [isOwnOnly, setOwnOnly] = useState(false);
  const known = sessions.flatMap(({ id, talks }) => [id, ...talks.map((talk) => talk.id)]);
  const own = known.filter((id) => picked.ids?.has(id));
  const isNarrowed = isOwnOnly && own.length > 0;
  const shown = isNarrowed ? sessions.flatMap((session) => ownPart(session, picked)) : sessions;
  const times = timesIn(city, timeZone);
  return (
    <section className={styles.programme} aria-labelledby="programme">
      <h2 id="programme">{t('conference.programme')}</h2>
      {times && <p className={styles.facts}>{times}</p>}
      <p className={styles.ways}>
        <a className="button quiet" href={programmeCalendarPath(ckey)} download>
          {t('conference.addAll')}
        </a>
        {own.length > 0 && (
          <>
            <a
              className="button quiet"
              href={programmeCalendarPath(ckey, own.slice(0, PICKED_MOST))}
              download
            >
              {t('conference.addMine', { count: own.length })}
            </a>
            <button
              type="button"
              className="button quiet"
              aria-pressed={isNarrowed}
              onClick={() => setOwnOnly(!isNarrowed)}
            >
              {t('conference.onlyMine')}
            </button>
          </>
        )}
      </p>
      {picked.ids && <p className={`${styles.facts} ${styles.hint}`}>{t('conference.markHint')}</p>}
      {byDay(shown).map(({ day, sessions: ofDay }) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h3 id={`day-${day}`} className={styles.day}>
            {longDate(day)}
          </h3>
          {ofDay.map((session) => (
            <SessionEntry
              key={`${session.id} ${session.from} ${session.title}`}
              session={session}
              picked={picked}
            />
          ))}
        </section>
      ))}
    </section>
  );
}

/** Whose time the times are. */
function timesIn(city: string, timeZone: string | undefined): string | null {
  if (city && timeZone) return t('conference.timesInCityZone', { city, timeZone });
  if (city) return t('conference.timesInCity', { city });
  return timeZone ? t('conference.timesInZone', { timeZone }) : null;
}

/** A session with the talks of it that a reader has marked; nothing where neither is. */
function ownPart(session: ConferenceSession, { ids }: Picked): ConferenceSession[] {
  if (ids?.has(session.id)) return [session];
  const talks = session.talks.filter(({ id }) => ids?.has(id));
  return talks.length > 0 ? [{ ...session, talks }] : [];
}

function Mark({ id, title, picked }: { id: string; title: string; picked: Picked }) {
  // Of a programme that was published before its parts had ids.
  if (!picked.ids || id === '') return null;
  const isOn = picked.ids.has(id);
  return (
    <button
      type="button"
      className={styles.mark}
      aria-pressed={isOn}
      aria-label={t('conference.inMyProgramme', { title })}
      onClick={() => picked.toggle(id)}
    >
      {isOn ? '★' : '☆'}
    </button>
  );
}

function SessionEntry({ session, picked }: { session: ConferenceSession; picked: Picked }) {
  const { id, title, from, to, room, chairs, talks } = session;
  return (
    <article className={styles.session}>
      <p className={styles.time}>
        <bdi dir="ltr">{[from, to].filter(Boolean).join('–')}</bdi>
      </p>
      <div>
        <div className={styles.head}>
          <h4 className={styles.title}>
            <bdi>{title}</bdi>
          </h4>
          <Mark id={id} title={title} picked={picked} />
        </div>
        <MetaLine
          className={styles.facts}
          facts={[
            room,
            chairs.length > 0 &&
              t('conference.chairs', { count: chairs.length, names: chairs.join(', ') }),
          ]}
        />
        {talks.length > 0 && (
          <ol className={styles.talks}>
            {talks.map((talk) => (
              <li key={`${talk.id} ${talk.time} ${talk.title}`}>
                {talk.time && <span className={styles.time}>{talk.time} </span>}
                <bdi>{talk.title}</bdi> <Mark id={talk.id} title={talk.title} picked={picked} />
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
