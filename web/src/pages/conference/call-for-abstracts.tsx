import type { CallStage } from '@quire/model/call-stage';
import type { PublishedConference } from '@quire/model/entities/conference';
import { longDate } from '@quire/model/messages/dates';
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
      <h2 id="call-for-abstracts">Call for abstracts</h2>
      {stage === 'closed' && <p>The call closed on {longDate(call.closes)}.</p>}
      {stage === 'ahead' && (
        <p>
          Abstracts can be submitted from {longDate(call.opens)} to the end of{' '}
          {longDate(call.closes)} ({timeZone}).
        </p>
      )}
      {stage === 'open' && (
        <>
          <p>
            Abstracts of up to {call.wordLimit} words can be submitted until the end of{' '}
            {longDate(call.closes)} ({timeZone}). You need an account.
          </p>
          <p>
            <Link className="button" to={abstractFormPath(ckey)}>
              Submit an abstract
            </Link>
          </p>
        </>
      )}
    </section>
  );
}
