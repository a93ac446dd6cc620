import { type CallStage, callStage } from '@quire/model/call-stage';
import type { PublishedConference } from '@quire/model/entities/conference';
import { dateRange } from '@quire/model/messages/date-range';
import { joinFacts } from '@quire/model/messages/join-facts';
import { t } from '@quire/model/messages/t';
import { conferencePath, contentMediaPath } from '@quire/model/paths';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PageHead } from '../../app/page/page-head.tsx';
import { MachineRecords, type PageRecords } from '../../app/records/machine-records.tsx';
import { pageNotFound } from '../../data/page-error.ts';
import { publicReaderContext } from '../../data/public/public-reader.ts';
import { ServerOnly } from '../../layouts/server-only.ts';
import { MetaLine } from '../../ui/meta-line.tsx';
import { PageHeader } from '../../ui/text-page/page-header.tsx';
import { CallForAbstracts } from './call-for-abstracts.tsx';
import styles from './conference-details.module.css';
import { Deadlines } from './deadlines.tsx';
import { Papers } from './papers.tsx';
import { ProceedingsLink } from './proceedings-link.tsx';
import { Programme } from './programme.tsx';
import { venueOf } from './venue-of.ts';
import { WebsiteLink } from './website-link.tsx';

interface ConferencePage {
  readonly conference: PublishedConference;
  /** As of when the page was made: the browser shows what the server has shown. */
  readonly stage: CallStage;
  readonly records?: PageRecords;
}

export async function loader(args: LoaderFunctionArgs): Promise<ConferencePage> {
  const { getConference } = await import('../../data/public/conferences.ts');
  const found = await getConference(args.context.get(publicReaderContext), args.params.ckey ?? '');
  if (!found) throw pageNotFound(new URL(args.request.url).pathname);
  const { ConferenceRecords } = await import('./conference-records.tsx');
  return {
    conference: found,
    stage: callStage(found, new Date()),
    records: new ServerOnly(<ConferenceRecords conference={found} />),
  };
}

/** `/conference/{ckey}`: when and where it is, its programme, its papers. */
export default function ConferenceDetails() {
  const { conference, stage, records } = useLoaderData<ConferencePage>();
  const { name, acronym, number, theme, start, end } = conference;
  const { topics, organisers, sessions, papers, website, status, proceedings, abstractBook } =
    conference;
  const place = venueOf(conference);
  const days = dateRange(start, end);
  return (
    <>
      <PageHead
        title={name}
        description={[theme || name, days, place].filter(Boolean).join('. ')}
      />
      <PageHeader
        eyebrow={<Link to={conferencePath()}>{t('conference.conferences')}</Link>}
        title={name}
        summary={theme}
      >
        <MetaLine
          className={styles.facts}
          facts={[
            <time key="days" dateTime={start}>
              {days}
            </time>,
            place,
            acronym,
            number && t('conference.number', { number }),
            status === 'cancelled' && (
              <strong className={styles.cancelled}>{t('conference.cancelled')}</strong>
            ),
          ]}
        />
        {organisers.length > 0 && <p className={styles.facts}>{organisers.join(', ')}</p>}
        <MetaLine
          className={styles.facts}
          facts={[
            website && <WebsiteLink conference={conference} />,
            proceedings && <ProceedingsLink conference={conference} />,
            abstractBook && (
              <a href={contentMediaPath('conferences', conference.ckey, abstractBook.name)}>
                {t('conference.abstractBook', { count: abstractBook.abstracts })}
              </a>
            ),
          ]}
        />
      </PageHeader>
      {(topics.length > 0 || Object.keys(conference.deadlines).length > 0) && (
        <section className={styles.section} aria-labelledby="taking-part">
          <h2 id="taking-part">{t('conference.takingPart')}</h2>
          {topics.length > 0 && (
            <p>{t('conference.topics', { topics: joinFacts(topics, '; ') })}</p>
          )}
          <Deadlines {...conference} />
        </section>
      )}
      <CallForAbstracts conference={conference} stage={stage} />
      {sessions.length > 0 && <Programme {...conference} />}
      {papers.length > 0 && <Papers papers={papers} />}
      <MachineRecords of={records} />
    </>
  );
}
