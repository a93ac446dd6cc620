import { longDate } from '@quire/model/messages/dates';
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
  /** Looks again: something was answered or sent. */
  readonly again: () => Promise<void>;
}

/** What comes after a review that is over, as its reviewer may wonder. */
const NEXT: Readonly<Partial<Record<ReviewView['state'], string>>> = {
  declined: 'You need not do anything more. If you can review it after all, answer our mail.',
  expired:
    'You need not do anything. If you would have liked to review it, answer our mail: the editor may invite you again.',
  cancelled: 'You need not do anything more. What you have written is not passed on to the author.',
  submitted:
    'The editor reads it now and decides when all reports are in. You are told what became of it, and get a certificate.',
  considered: 'The editor has read it and decides when all reports are in.',
};

/** The page of one review, whatever has become of it. */
export function StateOfReview({ token, view, again }: StateOfReviewProps) {
  const { state, says, manuscript, certificate, you } = view;
  const isClosed = view.view === 'closed';
  const coReviewers = view.coReviewers.map(({ given, family }) => `${given} ${family}`);
  const head = useRef<HTMLDivElement>(null);
  const [first] = useState(state);
  // What was answered or sent is said above: whoever has pressed the button below is led there.
  useEffect(() => {
    if (state !== first && !isReportOpen(first)) head.current?.focus();
    if (state !== first && !isReportOpen(state)) head.current?.focus();
  }, [state, first]);
  const next = NEXT[state];
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
              Dear {you}, please answer by {longDate(view.responseDue.slice(0, 10))}. The report
              would be due on {longDate(view.due.slice(0, 10))}.
            </p>
          )}
          {isReportOpen(state) && !isClosed && (
            <p>Your report is due on {longDate(view.due.slice(0, 10))}.</p>
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
