import type { PublishedPeerReview } from '@quire/model/entities/peer-review';
import { t } from '@quire/model/messages/t';

/** “3 reports in 2 rounds.” */
export const countInWords = ({ rounds }: PublishedPeerReview): string =>
  t('peerReview.counts', {
    reports: rounds.reduce((sum, round) => sum + round.reports.length, 0),
    rounds: rounds.length,
  });
