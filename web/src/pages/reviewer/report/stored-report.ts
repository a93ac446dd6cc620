import { ReviewReportSchema } from '@quire/model/entities/review';
import { z } from 'zod';
import { type StoredValue, storedValue } from '../../../drafts/stored-value.ts';
import type { Report } from '../view/review-view.ts';

const KeptSchema = z.object({
  revision: z.number().int().nonnegative(),
  report: ReviewReportSchema,
});

/** Unsaved changes, with the revision that they are based on. */
export interface StoredReport {
  readonly revision: number;
  readonly report: Report;
}

/**
 * Where a report is kept on the device. The link's secret is not part of it: whoever sees the names of
 * what is stored learns nothing by which they could open the review.
 */
function placeOf(token: string): string {
  // FNV-1a, which is enough to distinguish reviews on one device.
  let hash = 0x811c9dc5;
  for (const sign of token) hash = Math.imul(hash ^ sign.charCodeAt(0), 0x01000193);
  return `quire:review:${(hash >>> 0).toString(36)}`;
}

/** The report as kept on this device. */
export const storedReport = (token: string): StoredValue<StoredReport> =>
  storedValue(placeOf(token), KeptSchema);
