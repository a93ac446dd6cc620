import { dateRange } from '@quire/model/messages/date-range';
import { languageOfText } from '@quire/model/messages/in-reader-language';
import { joinFacts } from '@quire/model/messages/join-facts';
import { t } from '@quire/model/messages/t';
import { conferencePagePath } from '@quire/model/paths';
import { Link } from 'react-router';
import { hueOfKey } from '../../ui/cover/hue-style.ts';
import { Tile } from '../../ui/cover/tile.tsx';
import { MetaLine } from '../../ui/meta-line.tsx';
import styles from './conference-entry.module.css';
import type { ConferenceCard } from './conference-page.ts';
import { Deadlines } from './deadlines.tsx';
import { ProceedingsLink } from './proceedings-link.tsx';
import { venueOf } from './venue-of.ts';
import { WebsiteLink } from './website-link.tsx';

interface ConferenceEntryProps {
  readonly conference: ConferenceCard;
  /** With its deadlines and topics: somebody may still take part. */
  readonly isOpen: boolean;
}

/** A conference in a list: when, what it is, where, who holds it, how to take part. */
export function ConferenceEntry({ conference, isOpen }: ConferenceEntryProps) {
  const { name, acronym, number, theme, start, end, city } = conference;
  const place = venueOf(conference);
  return (
    <article className={styles.entry}>
      <div className={styles.when}>
        <Tile
          className={styles.tile}
          label={acronym || city || t('conference.online')}
          note={start.slice(0, 4)}
          hue={hueOfKey(conference.ckey)}
        />
        <p>
          <time dateTime={start}>{dateRange(start, end)}</time>
        </p>
      </div>
      <div className={styles.words}>
        <MetaLine
          className={`eyebrow ${styles.kind}`}
          facts={[
            acronym,
            number && t('conference.number', { number }),
            conference.status === 'cancelled' && (
              <strong className={styles.cancelled}>{t('conference.cancelled')}</strong>
            ),
          ]}
        />
        <h3 className={`title-link ${styles.name}`}>
          <Link to={conferencePagePath(conference.ckey)} lang={languageOfText(conference, 'name')}>
            {name}
          </Link>
        </h3>
        {theme && (
          <p className={styles.theme} lang={languageOfText(conference, 'theme')}>
            {theme}
          </p>
        )}
        <MetaLine className={styles.facts} facts={[place, ...conference.organisers]} />
        {isOpen && <Taking conference={conference} />}
        <MetaLine
          className={styles.ways}
          facts={[
            conference.website && <WebsiteLink conference={conference} />,
            conference.proceedings && <ProceedingsLink conference={conference} />,
          ]}
        />
      </div>
    </article>
  );
}

/** What it is about and until when one can say something there. */
function Taking({ conference }: { conference: ConferenceCard }) {
  const { topics } = conference;
  return (
    <>
      {topics.length > 0 && (
        <p className={styles.topics}>
          {t('conference.topics', { topics: joinFacts(topics, '; ') })}
        </p>
      )}
      <Deadlines {...conference} />
    </>
  );
}
