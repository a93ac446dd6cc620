import type { CallStage } from '@quire/model/call-stage';
import type { PublishedConference } from '@quire/model/entities/conference';
import { longDate } from '@quire/model/messages/dates';
import { t } from '@quire/model/messages/t';
import { abstractFormPath } from '@quire/model/submission-paths';
import { Link } from 'react-router';
import styles from './conference-details.module.css';

/** The call for abstracts: until when, and the way to the form while it is open. `stage`: as of when the page was made. */
export function CallForAbstracts({
  conference,
  stage,
}: {
  readonly conference: PublishedConference;
  readonly stage: CallStage;
}) {
  const { call, ckey, timeZone = 'UTC' } = conference;
  if (!call || stage === 'none') return null;
  return (
    <section className={styles.section} aria-labelledby="call-for-abstracts">
      <h2 id="call-for-abstracts">{t('conference.call')}</h2>
      {stage === 'closed' && <p>{t('conference.callClosed', { date: longDate(call.closes) })}</p>}
      {stage === 'ahead' && (
        <p>
          {t('conference.callAhead', {
            opens: longDate(call.opens),
            closes: longDate(call.closes),
            timeZone,
          })}
        </p>
      )}
      {stage === 'open' && (
        <>
          <p>
            {t('conference.callOpen', {
              words: call.wordLimit,
              closes: longDate(call.closes),
              timeZone,
            })}
          </p>
          <p>
            <Link className="button" to={abstractFormPath(ckey)}>
              {t('conference.submitAbstract')}
            </Link>
          </p>
        </>
      )}
    </section>
  );
}
