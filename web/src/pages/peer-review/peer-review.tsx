import { t } from '@quire/model/messages/t';
import { useLoaderData } from 'react-router';
import { LeftAsIs } from '../../app/left-as-is.tsx';
import { PageHead } from '../../app/page/page-head.tsx';
import { loadPeerReview, type PeerReviewPage } from './load-peer-review.ts';

export const loader = loadPeerReview;

/** `/article/{jkey}/{jissue}/{akey}/peer_review`: how an article was reviewed. */
export default function PeerReview() {
  const { id, title, path, still } = useLoaderData<PeerReviewPage>();
  const shown = still?.value;
  return (
    <article>
      <PageHead
        title={t('peerReview.titleOf', { title })}
        description={t('peerReview.description', { title })}
        path={path}
        type="article"
      />
      <LeftAsIs key={id}>
        {shown && <shown.parts.StaticReview article={shown.article} review={shown.review} />}
      </LeftAsIs>
    </article>
  );
}
