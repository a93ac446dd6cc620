import { createHash } from 'node:crypto';
import type { StoredReview } from '@quire/model/entities/review';

/**
 * What names a report to whoever decides, and says nothing of its reviewer: not everybody who decides has asked who
 * reviewed.
 */
export const reportKey = ({ id, mailKey }: Pick<StoredReview, 'id' | 'mailKey'>): string =>
  createHash('sha256').update(`${mailKey} ${id}`).digest('hex').slice(0, 24);
