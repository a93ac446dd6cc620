import { useEffect, useState } from 'react';
import { type CallAnswer, call } from '../../../../data/calls.ts';

export type ReviewMails = CallAnswer<'reviewMails'>['mails'];

/** The status of the invitations and reminders; requested again when `changed` changes. */
export function useReviewMails(submission: string, changed: string): ReviewMails {
  const [mails, setMails] = useState<ReviewMails>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs on each change
  useEffect(() => {
    let current = true;
    // A new mail is sent within seconds.
    const timers = [0, 8_000].map((wait) =>
      setTimeout(() => {
        call('reviewMails', { submission })
          .then((answer) => current && setMails(answer.mails))
          // The reviews themselves are live; the mails' status is additional.
          .catch(() => {});
      }, wait),
    );
    return () => {
      current = false;
      for (const timer of timers) clearTimeout(timer);
    };
  }, [submission, changed]);
  return mails;
}
