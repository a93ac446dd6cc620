import { longDate } from '@quire/model/messages/dates';
import { t } from '@quire/model/messages/t';
import { isReportOpen } from '@quire/model/states/review-states';
import { useEffect, useRef, useState } from 'react';
import { Note } from '../../ui/form/narrow-page.tsx';
import { Certificate } from './certificate/certificate-sheet.tsx';
import { Invitation } from './invitation/invitation.tsx';
import { ManuscriptFacts } from './manuscript-facts.tsx';
import { MessagesWithEditor } from './messages-with-editor.tsx';
import { CoReviewers } from './report/co-reviewers.tsx';
import { MoreTime } from './report/more-time.tsx';
import { ReportForm } from './report/report-form.tsx';
import { SentReport } from './report/sent-report.tsx';
import styles from './review.module.css';
import { ReadingDesk } from './view/reading-desk.tsx';
import type { ReviewView } from './view/review-view.ts';

interface StateOfReviewProps {
  readonly token: string;
  readonly view: ReviewView;
  /** Reloads the review after an answer or a report. */
  readonly again: () => Promise<void>;
}

/** The next step for a reviewer after their review has ended. */
function nextAfter(state: ReviewView['state']): string | null {
  switch (state) {
    case 'declined':
      return t('reviewer.nextDeclined');
    case 'expired':
      return t('reviewer.nextExpired');
    case 'cancelled':
      return t('reviewer.nextCancelled');
    case 'submitted':
      return t('reviewer.nextSubmitted');
    case 'considered':
      return t('reviewer.nextConsidered');
    default:
      return null;
  }
}

/** The page of one review in any state. */
export function StateOfReview({ token, view, again }: StateOfReviewProps) {
  const { state, says, manuscript, certificate, you } = view;
  const isClosed = view.view === 'closed';
  const coReviewers = view.coReviewers.map(({ given, family }) => `${given} ${family}`);
  const head = useRef<HTMLDivElement>(null);
  const [first] = useState(state);
  // The result is shown at the top, so the focus moves there after the button is pressed.
  useEffect(() => {
    if (state !== first && !isReportOpen(first)) head.current?.focus();
    if (state !== first && !isReportOpen(state)) head.current?.focus();
  }, [state, first]);
  const next = nextAfter(state);
  const below = (
    <>
      {isReportOpen(state) && !isClosed && <ReportForm token={token} view={view} again={again} />}
      {!isClosed && <CoReviewers token={token} view={view} again={again} />}
      {isReportOpen(state) && !isClosed && <MoreTime token={token} view={view} again={again} />}
      {!isReportOpen(state) && !isClosed && view.revision > 0 && (
        <SentReport token={token} view={view} />
      )}
      {!isClosed && <MessagesWithEditor token={token} view={view} again={again} />}
    </>
  );
  return (
    <>
      <div ref={head} tabIndex={-1} className={styles.head}>
        <Note>
          <p>
            <strong>{says}</strong>
          </p>
          {state === 'invited' && !isClosed && (
            <p>
              {t('reviewer.pleaseReply', {
                you,
                date: longDate(view.responseDue.slice(0, 10)),
                due: longDate(view.due.slice(0, 10)),
              })}
            </p>
          )}
          {isReportOpen(state) && !isClosed && (
            <p>{t('reviewer.reportDue', { date: longDate(view.due.slice(0, 10)) })}</p>
          )}
          {next && <p>{next}</p>}
        </Note>
      </div>
      {certificate && (
        <Certificate names={[you, ...coReviewers]} journal={view.journal} {...certificate} />
      )}
      {manuscript && <ManuscriptFacts view={view} manuscript={manuscript} />}
      {state === 'invited' && !isClosed && <Invitation token={token} view={view} again={again} />}
      {manuscript ? (
        <ReadingDesk token={token} manuscript={manuscript}>
          {below}
        </ReadingDesk>
      ) : (
        below
      )}
    </>
  );
}
