import type { PublishedPeerReview } from '@quire/model/entities/peer-review';

const counted = (count: number, one: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${one}s`;

/** “3 reports in 2 rounds.” */
export function countInWords({ rounds }: PublishedPeerReview): string {
  const reports = rounds.reduce((sum, round) => sum + round.reports.length, 0);
  return `${counted(reports, 'report')} in ${counted(rounds.length, 'round')} of review. Each is published as far as its reviewer agreed, with or without a name.`;
}
