import { t } from '@quire/model/messages/t';
import { useCallback, useEffect, useState } from 'react';
import { PageHead } from '../../app/page/page-head.tsx';
import { useLinkToken } from '../../session/link-token.ts';
import { NarrowPage, Note } from '../../ui/form/narrow-page.tsx';
import { StateOfReview } from './state-of-review.tsx';
import { type Found, loadReview } from './view/review-view.ts';

/**
 * `/reviewer/review#…`: a reviewer answers the invitation, reads the manuscript and writes the report.
 * No account is needed.
 */
export default function Review() {
  const token = useLinkToken();
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    if (token === null) return;
    let isHere = true;
    setFound(null);
    void loadReview(token).then((answer) => isHere && setFound(answer));
    return () => {
      isHere = false;
    };
  }, [token]);
  /** Reloads the review after an answer or a report. On failure, the page stays unchanged. */
  const again = useCallback(async () => {
    const answer = await loadReview(token ?? '');
    setFound((before) => ('problem' in answer && before && 'view' in before ? before : answer));
  }, [token]);
  const view = found && 'view' in found ? found.view : null;
  return (
    <NarrowPage
      title={view ? t('reviewer.reviewFor', { journal: view.journal }) : t('reviewer.yourReview')}
      isWide
    >
      <PageHead
        title={t('reviewer.yourReview')}
        description={t('reviewer.description')}
        index={false}
      />
      <noscript>
        <p>{t('reviewer.needsScript')}</p>
      </noscript>
      <div aria-live="polite">
        {found === null && <p>{t('reviewer.loadingReview')}</p>}
        {found && 'problem' in found && (
          <Note>
            <p>{found.problem}</p>
            <p>{t('reviewer.useLatestLink')}</p>
          </Note>
        )}
      </div>
      {view && <StateOfReview key={token} token={token ?? ''} view={view} again={again} />}
    </NarrowPage>
  );
}
