import { createHash } from 'node:crypto';
import type { StoredReview } from '@quire/model/entities/review';

/**
 * A key that identifies a report to those who decide without identifying its reviewer: they may not have asked to
 * see who reviewed.
 */
export const reportKey = ({ id, mailKey }: Pick<StoredReview, 'id' | 'mailKey'>): string =>
  createHash('sha256').update(`${mailKey} ${id}`).digest('hex').slice(0, 24);
