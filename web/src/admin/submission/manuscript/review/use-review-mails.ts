import { useEffect, useState } from 'react';
import { type CallAnswer, call } from '../../../../data/calls.ts';

export type ReviewMails = CallAnswer<'reviewMails'>['mails'];

/** What became of the invitations and reminders; asked again when `changed` is another. */
export function useReviewMails(submission: string, changed: string): ReviewMails {
  const [mails, setMails] = useState<ReviewMails>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change is what is waited for
  useEffect(() => {
    let current = true;
    // A mail that was just written leaves within seconds.
    const timers = [0, 8_000].map((wait) =>
      setTimeout(() => {
        call('reviewMails', { submission })
          .then((answer) => current && setMails(answer.mails))
          // The reviews themselves are live; this is said beside them.
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
